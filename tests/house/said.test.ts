import { readdirSync, readFileSync } from "node:fs";
import { readFaultTexts, readHintTexts, readNoteTexts } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import { noteTexts } from "@/ai/results/notes";
import type { Text } from "@/lib/text/said";
import { notes } from "@/words/de/chat/notes";
import { local } from "@/words/de/dialogs/local";
import { readFaults } from "@/words/de/dialogs/read-faults";
import { readHints } from "@/words/de/dialogs/read-hints";
import { readNotes } from "@/words/de/dialogs/read-notes";
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

/** What is looked for in a text: patterns, and what stands in `includes`, `startsWith`, `endsWith`. */
const looking =
  /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*[,.;)\s]|\.(?:includes|startsWith|endsWith|indexOf)\((?:"[^"]*"|`[^`]*`)/gu;

/** Four words in a row: a sentence is looked for, not a sign of a format or a word of the language. */
const wordsInARow = /\p{L}+(?:['’]\p{L}+)?(?: \p{L}+(?:['’]\p{L}+)?){3,}/gu;

describe("sentences as data", () => {
  it.each(Object.entries(catalogues))("%s: each has the same holes in every language", (_name, [english, german]) => {
    for (const [id, text] of Object.entries(english)) {
      const other = german[id];
      expect(other === undefined ? undefined : holesOf(other), id).toEqual(holesOf(text));
    }
  });

  /** Those that still turn finished English into another language: fewer with each change, never one more. */
  it("are read back by patterns in no more than one place", () => {
    const readers = sources.filter((file) => readFileSync(file, "utf8").includes("sayingBy("));
    expect(readers).toEqual(["src/providers/builtin/say/foreign-reason.ts"]);
  });

  it("are found by their id: nothing in the product looks for words of one", () => {
    const sentences = [...Object.values(catalogues).map(([english]) => english), modelProblems].flatMap((texts) =>
      Object.values<Text>(texts).flat(),
    );
    expect(sentences.length).toBeGreaterThan(150);
    const lookedFor = (code: string) =>
      [...code.replace(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "").matchAll(looking)]
        .flatMap(([looked]) => [...looked.matchAll(wordsInARow)].map(([words]) => words))
        .filter((words) => sentences.some((text) => text.includes(words)));
    expect(lookedFor("if (/looks like a total: .* was skipped/.test(note)) return;")).toEqual(["looks like a total"]);
    expect(lookedFor('note.includes("was added as a node")')).toEqual(["was added as a node"]);
    const found = sources.flatMap((file) => lookedFor(readFileSync(file, "utf8")).map((words) => `${file}: ${words}`));
    expect(found).toEqual([]);
  });
});
