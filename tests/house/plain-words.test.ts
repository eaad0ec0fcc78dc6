import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { algorithms } from "@/words/en/panels/algorithms";

/** Words of our own, in place of the field's; a person stops at them. */
const english = [
  "ties?",
  "rims?",
  "hangs? together",
  "holds? (?:it |the graph |parts )?together",
  "stands? (?:in|for|aside|there|nowhere|where|here|outside|before|more than)",
  "is spoken of",
  "was spoken of",
  "spoken of before",
  "(?:is|are|was|were) taken back",
  "takes? back",
  "took back",
  "taken away",
  "took away",
  "by links",
  "how far",
  "signs? (?!in\\b|of life)",
  "as usual",
  "as it was",
  "limit of rounds",
  "by chance",
  "shortest ways?",
  "longest ways?",
  "looks as",
  "let go of",
  "came to rest",
  "come to rest",
  "set aside",
  "read otherwise",
  "left aside",
  "lacks an end",
  "(?:had|has) come is",
  "likewise",
  "loaded anew",
  "fell silent",
  "signs of life",
  "what was meant",
  "is no (?:web )?(?:address|value|condition)",
  "no valid answer",
  "took its memory",
  "in trouble",
  "you denied it",
  "only part of this",
];

const german = [
  "hängt zusammen",
  "hängen zusammen",
  "hält zusammen",
  "zusammenhalten",
  "zurückgenommen",
  "zurücknehmen",
  "nimmt zurück",
  "wie üblich",
  "üblicherweise",
  "wie es war",
  "wie er war",
  "wie vorher",
  "aufgehoben",
  "aufbewahrt",
  "Lesart",
  "Kennung(?:en)?",
  "angeheftet",
  "festgesteckt",
  "ging nicht",
  "steht für sich",
  "beiseite",
  "gescheitert",
  "nur zum Teil verstanden",
  "nahm ihren Speicher",
];

/** Where such a word is the right one: the sentence, and why. */
const exceptions: readonly (readonly [sentence: RegExp, why: string])[] = [
  [/^<\?xml/u, "a file's own description of itself"],
];

/** Names of our own, in place of the field's, as a whole or as a part: a reader of the code stops at them. */
const privateNames =
  /(?<![a-z])(?:desks?|told|kept|laid|hears?|heard|ears?|bones|doors|leaning|leans|restless|textOf)(?![a-z])/iu;
/** What a language's words say, what a model is sent, the forms of verbs, and what an earlier Parley stored. */
const namedSo = /^src\/(?:words\/|traces\/trace-schema|lib\/irregular-verbs|commands\/edit\/merge-commands)/u;

const roots = [
  "src/words",
  "src/commands",
  "packages/formats/src",
  "src/graph/selector",
  "src/graph/undo",
  "src/graph/changes",
];
const others = [
  "src/knowledge",
  "src/store",
  "src/app",
  "src/ui",
  "src/ai/results",
  "src/recipes",
  "src/traces",
  "src/analysis",
  "src/providers/anthropic",
  "src/providers/openai",
  "src/providers/http",
  "src/providers/webllm",
  "src/providers/routing",
  "src/providers/replay",
  "src/providers/builtin/say",
  "src/providers/builtin/abilities",
  "src/providers/builtin/plan",
  "src/providers/builtin/answer",
];

describe("what a person reads", () => {
  it("has the field's words, not words of our own", () => {
    const found = [...roots, ...others].flatMap(files).flatMap((path) => {
      const isGerman = /\/(?:words|say)\/de\//u.test(path);
      const banned = new RegExp(`(?<!\\p{L})(?:${(isGerman ? german : english).join("|")})(?!\\p{L})`, "iu");
      return sentences(path).filter((text) => banned.test(text) && !exceptions.some(([known]) => known.test(text)));
    });
    expect(found).toEqual([]);
  });

  it("is code whose names are the field's", () => {
    const found = ["src", "packages/formats/src", "packages/bench/src"].flatMap(files).flatMap((path) => {
      if (namedSo.test(path)) return [];
      const named = [path.replace(/.*\//u, ""), ...declared(path)].map((name) =>
        name.replace(/([a-z0-9])(?=[A-Z])/gu, "$1-"),
      );
      return named.filter((name) => privateNames.test(name)).map((name) => `${path}: ${name}`);
    });
    expect(found.join("\n")).toBe("");
  });

  it("is noticed where it has one", () => {
    const banned = new RegExp(`(?<!\\p{L})(?:${english.join("|")})(?!\\p{L})`, "iu");
    for (const text of ["Bo, with 39 ties.", "All 120 nodes hang together.", "Nothing was spoken of before."]) {
      expect(text).toMatch(banned);
    }
    expect("Properties of the trimmed label").not.toMatch(banned);
  });

  it("calls an algorithm the same in the panel and in an answer", () => {
    for (const name of algorithmNames) expect(algorithms[name].name).toBe(algorithmCatalog[name].title);
  });
});

function files(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$/u.test(entry.name) ? [path] : [];
  });
}

/** Names that a file gives. */
function declared(path: string): readonly string[] {
  if (
    !/[\w$]*(?:desk|told|kept|laid|hear|\bears?\b|bones|doors|leaning|leans|restless|textOf)/iu.test(
      readFileSync(path, "utf8"),
    )
  )
    return [];
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isIdentifier(node) &&
      "name" in node.parent &&
      node.parent.name === node &&
      !ts.isPropertyAccessExpression(node.parent)
    )
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Texts of a file that hold a blank: with `…` for what a template is given. */
function sentences(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => /\p{L} \p{L}/u.test(text));
}
