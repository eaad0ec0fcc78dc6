import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readHintTexts, readNoteTexts } from "@parley/formats/read";
import ts from "typescript";
import { expect, it } from "vitest";
import { noteTexts } from "@/ai/results/notes";
import { allCommands } from "@/commands/registry/all-commands";

const root = join(import.meta.dirname, "..", "..");

/** The code under a folder. */
function codeIn(folder: string, without?: RegExp): string {
  const paths = sources(folder).filter((path) => !without?.test(path));
  return paths.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
}

/** The names in it, those inside strings and templates too. */
function namesIn(code: string): ReadonlySet<string> {
  return new Set(code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
}

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

const tested = namesIn(codeIn("tests"));

it("names every command in a test", () => {
  expect(allCommands.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});

it("uses or tests every word of a language", () => {
  const code = codeIn("src", /^src\/words\/(?:en|de)\//) + codeIn("packages/formats");
  const used = namesIn(code);
  // words[`${name}Hint`] uses all that end so.
  const endings = [...code.matchAll(/\}(\p{L}+)`\]/gu)].map(([, ending]) => String(ending));
  const words = sources("src/words/en").flatMap(keysOf);
  expect(words.length).toBeGreaterThan(1000);
  const unused = words.filter(
    ({ key }) => !used.has(key) && !tested.has(key) && !endings.some((ending) => key.endsWith(ending)),
  );
  expect(unused.map(({ path, key }) => `${path}: ${key}`)).toEqual([]);
});

it.each(Object.entries({ noteTexts, readHintTexts, readNoteTexts }))("uses or tests every id of %s", (table, texts) => {
  // The table itself and its German are no use.
  const itself = new RegExp(`^src/words/|${files[table]}`);
  const used = namesIn(codeIn("src", itself) + codeIn("packages/formats/src", itself));
  expect(Object.keys(texts).filter((id) => !used.has(id) && !tested.has(id))).toEqual([]);
});

const files: Readonly<Record<string, string>> = {
  noteTexts: "ai/results/notes\\.ts",
  readHintTexts: "formats/src/hint-texts\\.ts",
  readNoteTexts: "formats/src/note-texts\\.ts",
};

/** The names of its words: plain names only, since signs and numbers stand in tables that are read whole. */
function keysOf(path: string): readonly { readonly path: string; readonly key: string }[] {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest, true);
  const keys: { readonly path: string; readonly key: string }[] = [];
  const visit = (node: ts.Node): void => {
    const isWord = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    if (isWord && ts.isIdentifier(node.name)) keys.push({ path, key: node.name.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
}
