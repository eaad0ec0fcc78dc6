import { findEnds, isHeaderOfNodes, isIdName, wordOf } from "./header-names";

/** One of several tables in a text, with what it is called. */
export interface TablePart {
  readonly text: string;
  readonly fileName: string;
}

/** A table of nodes and one of edges in one text, a blank line between, each under its own header; else the text as it is. */
export function partTables(text: string, fileName: string): readonly TablePart[] {
  const whole = [{ text, fileName }];
  // Only the first lines tell whether it begins as two tables do: a large one is not cut for nothing.
  if (!/\n[^\S\n]*\r?\n/.test(text)) return whole;
  const parts = text.split(/(?:\r\n|\n|\r)(?:[^\S\r\n]*(?:\r\n|\n|\r))+/).filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > mostParts) return whole;
  const kinds = parts.map(tableKindOf);
  if (kinds.includes(null) || !kinds.includes("nodes") || !kinds.includes("edges")) return whole;
  return parts.map((part, at) => ({ text: part, fileName: `${fileName} (${at + 1})` }));
}

const mostParts = 8;

/** Null: its first line is no header, or a quote is open where it was cut. */
export function tableKindOf(part: string): "nodes" | "edges" | null {
  if ((part.split('"').length - 1) % 2 === 1) return null;
  const [first = "", second] = part.trimStart().split(/\r\n|\n|\r/, 2);
  if (second === undefined) return null;
  const cells = first.split(/[\t;,|]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  if (cells.length < 2) return isIdName(wordOf(cells[0] ?? "")) ? "nodes" : null;
  if (findEnds(cells)) return "edges";
  return isHeaderOfNodes(cells.map(wordOf)) ? "nodes" : null;
}
