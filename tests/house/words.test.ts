import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import * as de from "@/words/de/de";
import { rescue as germanRescue } from "@/words/de/rescue";
import { allEnglish } from "@/words/en/all";
import { rescue as englishRescue } from "@/words/en/rescue";

const spoken = new Set([
  "label",
  "title",
  "alt",
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-roledescription",
]);

describe("what the page says", () => {
  it("stands in src/words, not in components", () => {
    const found = components("src/ui").flatMap((path) => literals(path, readFileSync(path, "utf8")));
    expect(found).toEqual([]);
  });

  it("is noticed where it does not", () => {
    const planted = `export const A = () => <p title="Hello you">{isOn ? "On now" : words.off} Some text <kbd>F</kbd></p>;`;
    expect(literals("A.tsx", planted)).toEqual(['A.tsx:1 "Hello you"', 'A.tsx:1 "On now"', 'A.tsx:1 "Some text"']);
  });

  it("is German in German", () => {
    const english = new Set([allEnglish, englishRescue].flatMap(texts));
    const same = [de, germanRescue]
      .flatMap(texts)
      .filter((text) => text.length > 14 && !text.includes("JSON") && /\p{L}{4}/u.test(text) && english.has(text));
    expect(same).toEqual([]);
  });
});

/** Every plain text of a language. */
function texts(words: unknown): readonly string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(texts) : [];
}

function components(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return components(path);
    return entry.name.endsWith(".tsx") ? [path] : [];
  });
}

/** Texts a person would read, written straight into a component. Words of two letters and signs are not language. */
function literals(path: string, code: string): readonly string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const tell = (node: ts.Node, text: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (/\p{L}{3}/u.test(text)) found.push(`${path}:${line} "${text.trim()}"`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && !isKey(node)) tell(node, node.text);
    if (ts.isStringLiteralLike(node) && isRead(node)) tell(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** "Esc", "Enter": what stands on a key. */
function isKey({ parent }: ts.JsxText): boolean {
  return ts.isJsxElement(parent) && parent.openingElement.tagName.getText() === "kbd";
}

/** A child of an element, or one of the attributes that are read out or shown; through `? :`, `??`, `&&` too. */
function isRead(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return spoken.has(parent.name.getText());
  if (ts.isJsxExpression(parent)) {
    return ts.isJsxAttribute(parent.parent) ? spoken.has(parent.parent.name.getText()) : true;
  }
  const isBranch = ts.isConditionalExpression(parent) && parent.condition !== node;
  const isJoin =
    ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.QuestionQuestionToken].includes(parent.operatorToken.kind);
  return (isBranch || isJoin || ts.isParenthesizedExpression(parent)) && isRead(parent);
}
