import type { GraphDocument } from "../document/document-types";
import type { ElementSet, ElementTarget } from "../document/graph-types";
import { isFlag } from "../looks/look-fields";
import { textRows } from "../reader/text-rows";
import { readSelector, type SelectorRefusal } from "../selector/read-selector";

export type FoundRows =
  | { readonly success: true; readonly kind: "all" | "selector" | "text"; readonly rows: Uint32Array }
  | SelectorRefusal;

export interface RowQuery {
  readonly text: string;
  readonly target: ElementTarget;
  /** Sets by name without the dollar. */
  readonly sets: (name: string) => ElementSet | undefined;
}

/**
 * Rows by what a person types into a search box: a selector where it can only be one (it compares, or names a set), or
 * where several words read as one over attributes there are; else the text is looked for in ids and values.
 */
export function findRows(document: GraphDocument, { text, target, sets }: RowQuery): FoundRows {
  const typed = text.trim();
  if (typed === "" || typed === "*") return { success: true, kind: "all", rows: allRows(document, target) };
  const isOne = isSelector.test(typed) || isFlag(typed);
  if (!isOne && !typed.includes(" ")) return textMatches(document, target, typed);
  const read = readSelector(text, target, { sets, scene: document });
  if (read.success) return { success: true, kind: "selector", rows: document.select(read.selector, target) };
  return isOne ? read : textMatches(document, target, typed);
}

/** Signs that are in selectors and hardly in names. */
const isSelector = /[=<>]|&&|\|\||^!|\$[\p{L}\p{N}_'"[]|^(?:exists|neighbou?rs?)\s*\(/iu;

/** Quotes around it keep a text from being read as a selector; they are no part of it. */
function textMatches({ tables }: GraphDocument, target: ElementTarget, typed: string): FoundRows {
  const text = /^(["'])(.+)\1$/su.exec(typed)?.[2] ?? typed;
  return { success: true, kind: "text", rows: textRows(tables, target, text) };
}

function allRows({ tables }: GraphDocument, target: ElementTarget): Uint32Array {
  return Uint32Array.from({ length: tables[target].count }, (_, row) => row);
}
