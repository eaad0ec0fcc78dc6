import type { JsonValue } from "@/lib/json";

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

/** A parsed selector: plain JSON, so that it can stand in a file and travel to a worker or a server. */
export type Selector =
  | { readonly op: "all" }
  | { readonly op: "and" | "or"; readonly terms: readonly Selector[] }
  | { readonly op: "not"; readonly term: Selector }
  | { readonly op: "compare"; readonly field: Field; readonly cmp: Comparison; readonly value: Operand }
  | { readonly op: "in"; readonly field: Field; readonly values: readonly JsonValue[] }
  | { readonly op: "exists"; readonly field: Field }
  /** A set by its name without the dollar: "1", "last", "selected", or a saved set's name. */
  | { readonly op: "set"; readonly name: string }
  | { readonly op: "neighbors"; readonly of: Selector; readonly depth: number };

/** Never throws: a text that cannot be read is reported with its place and a correction. */
export type ParseResult =
  | { readonly success: true; readonly selector: Selector }
  | {
      readonly success: false;
      readonly message: string;
      /** Offset in UTF-16 units into the text given. */
      readonly position: number;
      /** A corrected selector, or what to write instead. */
      readonly hint?: string;
    };
