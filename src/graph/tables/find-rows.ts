import { parseSelector } from "@/graph/selector/parse/parse-selector";
import type { GraphDocument } from "../document/document-types";
import type { ElementSet, ElementTarget } from "../document/graph-types";
import { isFlag } from "../looks/look-fields";
import { textRows } from "../reader/text-rows";
import { fitSelector } from "../selector/fit-selector";
import type { Selector, SelectorReason } from "../selector/selector-types";

export type FoundRows =
  | { readonly success: true; readonly kind: "all" | "selector" | "text"; readonly rows: Uint32Array }
  | {
      readonly success: false;
      readonly message: string;
      /** Offset into the text, where one sign is to blame. */
      readonly position?: number;
      /** A corrected selector, or what to write instead. */
      readonly hint?: string;
      readonly reason: SelectorReason;
    };

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
  const read = readSelector(document, { text, target, sets });
  if (read.success) return { success: true, kind: "selector", rows: document.select(read.selector, target) };
  return isOne ? read : textMatches(document, target, typed);
}

/** Signs that stand in selectors and hardly in names. */
const isSelector = /[=<>]|&&|\|\||^!|\$[\p{L}\p{N}_'"[]|^(?:exists|neighbou?rs?)\s*\(/iu;

type Reading = { readonly success: true; readonly selector: Selector } | Extract<FoundRows, { success: false }>;

function readSelector(document: GraphDocument, { text, target, sets }: RowQuery): Reading {
  const parsed = parseSelector(text);
  if (!parsed.success) return parsed;
  return fitSelector(parsed.selector, target, { sets, scene: document });
}

/** Quotes around it keep a text from being read as a selector; they are no part of it. */
function textMatches({ tables }: GraphDocument, target: ElementTarget, typed: string): FoundRows {
  const text = /^(["'])(.+)\1$/su.exec(typed)?.[2] ?? typed;
  return { success: true, kind: "text", rows: textRows(tables, target, text) };
}

function allRows({ tables }: GraphDocument, target: ElementTarget): Uint32Array {
  return Uint32Array.from({ length: tables[target].count }, (_, row) => row);
}
