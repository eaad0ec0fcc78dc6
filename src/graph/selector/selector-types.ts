import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";

export type ComputedField = "id" | "label" | "degree" | "indegree" | "outdegree" | "source" | "target";
export type Comparison = "==" | "!=" | "<" | "<=" | ">" | ">=" | "contains" | "startsWith" | "endsWith" | "has";

/**
 * `bare`: the attribute of that name, else the computed field. `attribute`: always the attribute (`data.x`).
 * `computed`: always the computed field. `end` (edges only): the field of the source or target node.
 */
export interface Field {
  readonly name: string;
  readonly of: "bare" | "attribute" | "computed";
  readonly end?: "source" | "target";
}

export type Operand =
  | { readonly kind: "literal"; readonly value: JsonValue }
  | { readonly kind: "field"; readonly field: Field };

/** A parsed selector: plain JSON, so that it can be in a file and travel to a worker or a server. */
export type Selector =
  | { readonly op: "all" }
  | { readonly op: "and" | "or"; readonly terms: readonly Selector[] }
  | { readonly op: "not"; readonly term: Selector }
  | { readonly op: "compare"; readonly field: Field; readonly cmp: Comparison; readonly value: Operand }
  | { readonly op: "in"; readonly field: Field; readonly values: readonly JsonValue[] }
  | { readonly op: "exists"; readonly field: Field }
  /** A set by its name without the dollar: "1", "last", "selected", or a saved set's name. `end`: edges that begin or end in it. */
  | { readonly op: "set"; readonly name: string; readonly end?: "source" | "target" }
  | { readonly op: "neighbors"; readonly of: Selector; readonly depth: number };

/** What is wrong with the grammar of a selector. */
export type SelectorFault =
  | "lone-sign"
  | "set-name"
  | "condition"
  | "function"
  | "depth"
  | "open-bracket"
  | "stray-close"
  | "stray-comma"
  | "join"
  | "open-paren"
  | "attribute"
  | "comma"
  | "two-values"
  | "list"
  | "set-value"
  | "value"
  | "chain"
  | "unknown-operator"
  | "operator"
  | "lone-value"
  | "quotes"
  | "open-list"
  | "too-deep"
  | "sign"
  | "number"
  | "json"
  | "open-quote";

/** Why a selector cannot be read, or does not fit the graph, as data: what a page in another language says. */
export type SelectorReason =
  /** `text`: the word or sign to blame; "" for the end. `offer`: a selector that was tried here and finds something. */
  | { readonly why: "selector"; readonly fault: SelectorFault; readonly text: string; readonly offer?: string }
  | {
      readonly why: "unknown-attribute";
      readonly target: ElementTarget;
      readonly attribute: string;
      readonly nearest: readonly string[];
    }
  | { readonly why: "only-edges-end"; readonly field: string }
  | { readonly why: "no-flag"; readonly attribute: string; readonly offer?: string }
  | { readonly why: "unknown-node"; readonly name: string; readonly nearest: readonly string[] }
  | { readonly why: "no-colour"; readonly text: string }
  /** A look compared with what it cannot be. `takes`: all it can be, or what kind of value. */
  | {
      readonly why: "look-value";
      readonly look: string;
      readonly text: string;
      readonly takes: "number" | "flag" | "text" | readonly string[];
    }
  | { readonly why: "look-operator"; readonly look: string; readonly operators: readonly string[] }
  | { readonly why: "unknown-layer"; readonly name: string; readonly names: readonly string[] }
  /** Without the dollar. */
  | { readonly why: "unknown-set"; readonly name: string }
  | { readonly why: "only-edges-in-set"; readonly name: string; readonly count: number };

export interface SelectorProblem {
  readonly success: false;
  readonly message: string;
  /** What to do. */
  readonly hint: string;
  readonly reason: SelectorReason;
}

/** A change of the text that may be what was meant: `text` in place of what stands from `from` to `to`. */
export interface Repair {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What helps to mend a selector. Nothing of it was tried on a graph: `readSelector` does that. */
export interface Advice {
  /** What to do, in words that hold no selector. */
  readonly hint?: string;
  /** Likeliest first. */
  readonly repairs?: readonly Repair[];
  /** What the condition is about, for an example. */
  readonly about?: { readonly field: Field; readonly cmp: Comparison };
  /** A text without an attribute: it stands from `from` to `to`. */
  readonly lone?: Repair;
}

export interface ParseFailure extends Advice {
  readonly success: false;
  readonly message: string;
  /** Offset in UTF-16 units into the text given. */
  readonly position: number;
  readonly reason: SelectorReason;
}

/** Never throws: a text that cannot be read is reported with its place. */
export type ParseResult = { readonly success: true; readonly selector: Selector } | ParseFailure;
