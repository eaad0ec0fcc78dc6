import { readdirSync, readFileSync } from "node:fs";
import { readFaultTexts, readHintTexts, readNoteTexts } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import { noteTexts } from "@/ai/results/notes";
import { emptyTexts } from "@/graph/selector/diagnose-empty";
import type { Text } from "@/lib/text/said";
import { notes } from "@/words/de/chat/notes";
import { local } from "@/words/de/dialogs/local";
import { readFaults } from "@/words/de/dialogs/read-faults";
import { readHints } from "@/words/de/dialogs/read-hints";
import { readNotes } from "@/words/de/dialogs/read-notes";
import { labels, said } from "@/words/de/said/said";
import { fitTexts } from "@/words/en/dialogs/local";
import { modelProblems } from "@/words/en/dialogs/model-problems";

type Texts = Readonly<Record<string, Text>>;

const catalogues: Readonly<Record<string, readonly [english: Texts, german: Texts]>> = {
  notes: [noteTexts, notes],
  "read notes": [readNoteTexts, readNotes],
  "read hints": [readHintTexts, readHints],
  "read faults": [readFaultTexts, readFaults],
  fit: [fitTexts, local.fitTexts],
};

const holesOf = (text: Text) =>
  [...new Set([text].flat().flatMap((one) => [...one.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name)))].sort();

const sources = ["src", "packages/formats/src"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => `${folder}/${file}`),
);

/** What is looked for in a text: patterns, and what is in `includes`, `startsWith`, `endsWith`. */
const looking =
  /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*[,.;)\s]|\.(?:includes|startsWith|endsWith|indexOf)\((?:"[^"]*"|`[^`]*`)|oneLine`[^`]*`/gu;

/** Words in a row: a sentence is looked for, not a sign of a format or a word of the language. */
const inARow = (least: number) =>
  new RegExp(`\\p{L}+(?:['’]\\p{L}+)?(?: \\p{L}+(?:['’]\\p{L}+)?){${least - 1},}`, "gu");

/** Texts that are written in pieces are whole. */
const withoutComments = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "")
    .replace(/(["`]) \+\s*\1/gu, "");

const lookedFor = (code: string, least: number) =>
  [...code.matchAll(looking)].flatMap(([looked]) => [...looked.matchAll(inARow(least))].map(([words]) => words));

/** Text that was written for somebody to read is looked into: a message of a command, an answer, the hint below them. */
const lookingInto =
  /\b(?:message|hint|sentence|remark|llmText)\)?\??\.(?:includes|startsWith|endsWith|indexOf|match|matchAll|search|replace|replaceAll|split)\(|\.(?:test|exec)\([^\n()]*\b(?:message|hint|sentence|remark|llmText)\b/u;

/** Rooms that read what users and their texts say: there "message" is the user's, and patterns are of words people use. */
const readsUsers =
  /^src\/providers\/builtin\/(?:chart|courses|dialogue|grammar|languages|lexicon|meaning|parse|parts|plan\/asked|schema|text)\//u;

/** Files beside these that look for words, and whose words they are. */
const mayLook: Readonly<Record<string, string>> = {
  "packages/formats/src/recognise/format-rules.ts": "a file's",
  "src/ai/given-data/asks-to-run.ts": "the user's message",
  "src/ai/options/request-parts.ts": "the user's message",
  "src/ai/small-prompt/to-small-messages.ts": "a command's description, cut at its first full stop for a small model",
  "src/app/headless/text-output.ts": "a model's, which are not printed twice",
  "src/engine/probe-algorithms.ts": "a database server's",
  "src/providers/builtin/abilities/talk/talk.ts": "the user's message",
  "src/providers/builtin/answer/say-ref.ts": "the user's message",
  "src/providers/http/asked-wait.ts": "a server's",
  "src/providers/http/to-failure.ts": "a server's",
  "src/store/session/key-value-store.ts": "the browser's",
};

/** Each is checked by the compiler to be there in German, not that two commands say one id alike. */
async function commandTexts(): Promise<Texts> {
  const files = sources.filter(
    (file) => file.startsWith("src/commands/") && /^export const texts =/mu.test(readFileSync(file, "utf8")),
  );
  const all: Record<string, Text> = { ...emptyTexts };
  for (const file of files) {
    const { texts } = (await import(`../../${file}`)) as { readonly texts: Texts };
    for (const [id, text] of Object.entries(texts)) {
      expect(all[id] ?? text, `${file}: ${id}`).toEqual(text);
      all[id] = text;
    }
  }
  return all;
}

describe("sentences as data", () => {
  it("what commands did: German has each, fills no hole that English has not, and has a pair where English has one", async () => {
    const english = await commandTexts();
    const german: Texts = said;
    const sentences = Object.keys(german).filter((id) => !Object.hasOwn(labels, id));
    expect(sentences.sort()).toEqual(Object.keys(english).sort());
    for (const [id, text] of Object.entries(english)) {
      const other = german[id] ?? "";
      expect(typeof other, id).toBe(typeof text);
      expect(holesOf(text), id).toEqual(expect.arrayContaining(holesOf(other)));
    }
  });

  it.each(Object.entries(catalogues))("%s: each has the same holes in every language", (_name, [english, german]) => {
    for (const [id, text] of Object.entries(english)) {
      const other = german[id];
      expect(other === undefined ? undefined : holesOf(other), id).toEqual(holesOf(text));
    }
  });

  it("are found by their id: nothing in the product looks for words of one", () => {
    const sentences = [...Object.values(catalogues).map(([english]) => english), modelProblems].flatMap((texts) =>
      Object.values<Text>(texts).flat(),
    );
    expect(sentences.length).toBeGreaterThan(150);
    const ofOurs = (code: string) =>
      lookedFor(code, 4).filter((words) => sentences.some((text) => text.includes(words)));
    expect(ofOurs("if (/looks like a total: .* was skipped/.test(note)) return;")).toEqual(["looks like a total"]);
    expect(ofOurs('note.includes("was added as a node")')).toEqual(["was added as a node"]);
    const found = sources.flatMap((file) => ofOurs(withoutComments(file)).map((words) => `${file}: ${words}`));
    expect(found).toEqual([]);
  });

  it("and nothing else that is written for people: two words in a row of any sentence of ours are looked for nowhere", () => {
    const code = new Map(sources.map((file) => [file, withoutComments(file)]));
    const sentences = [...code.values()].flatMap((text) =>
      [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu)]
        .map(([literal]) => literal)
        .filter((literal) => /^["`]\p{Lu}.*[.!?…]["`]$/su.test(literal) && literal.split(" ").length > 3),
    );
    expect(sentences.length).toBeGreaterThan(2000);
    const isOurs = (words: string) => sentences.some((sentence) => sentence.includes(words));
    expect(lookedFor("/did not allow|denied/iu.test(text)", 2).filter(isOurs)).toEqual(["did not allow"]);
    const found = [...code].flatMap(([file, text]) => {
      if (readsUsers.test(file)) return [];
      return lookedFor(text, 2).some(isOurs) || lookingInto.test(text) ? [file] : [];
    });
    expect(found.sort()).toEqual(Object.keys(mayLook).sort());
  });

  it("and what a command came to is read from its data, in the rooms that read users too", () => {
    const reading =
      /\boutcome\.(?:message|hint)\b[^;]*?(?:startsWith|includes|match|test)\(|\.test\(\w*(?:outcome|result)\w*\.(?:message|hint)/u;
    expect(reading.test('outcome.message.startsWith("There is no course")')).toBe(true);
    expect(sources.filter((file) => reading.test(withoutComments(file)))).toEqual([]);
  });
});
