import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readHintTexts, readNoteTexts } from "@parley/formats/read";
import ts from "typescript";
import { expect, it } from "vitest";
import { noteTexts } from "@/ai/results/notes";
import { allCommands } from "@/commands/registry/all-commands";

const root = join(import.meta.dirname, "..", "..");

interface SourceFile {
  readonly path: string;
  readonly code: string;
  /** Those inside strings and templates too. */
  readonly names: ReadonlySet<string>;
}

function filesIn(folder: string): readonly SourceFile[] {
  return sources(folder).map((path) => {
    const code = readFileSync(join(root, path), "utf8");
    return { path, code, names: new Set(code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) };
  });
}

function namesIn(read: readonly SourceFile[], without?: RegExp): ReadonlySet<string> {
  return new Set(read.filter(({ path }) => !without?.test(path)).flatMap(({ names }) => [...names]));
}

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

const tested = namesIn(filesIn("tests"));
const product = [...filesIn("src"), ...filesIn("packages/formats")];

it("names every command in a test", () => {
  expect(allCommands.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});

it("uses or tests every word of a language", () => {
  const used = namesIn(product, /^src\/words\/(?:en|de)\//);
  // words[`${name}Hint`] uses all that end so.
  const endings = product.flatMap(({ code }) =>
    [...code.matchAll(/\}(\p{L}+)`\]/gu)].map(([, ending]) => String(ending)),
  );
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
  const used = namesIn(product, itself);
  expect(Object.keys(texts).filter((id) => !used.has(id) && !tested.has(id))).toEqual([]);
});

const files: Readonly<Record<string, string>> = {
  noteTexts: "ai/results/notes\\.ts",
  readHintTexts: "formats/src/hint-texts\\.ts",
  readNoteTexts: "formats/src/note-texts\\.ts",
};

/** The names of its words: plain names only, since signs and numbers are in tables that are read whole. */
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
