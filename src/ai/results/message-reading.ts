import type { ElementTarget } from "@/graph/document/graph-types";

/** What a message was taken for, as data: a page says it in its words. Only who reads without a model can tell it. */
export interface MessageReading {
  /** What it asks for, in its order. */
  readonly requests: readonly ReadRequest[];
  /** Words that were not understood and are left out. */
  readonly skipped: readonly string[];
  /** Words that were taken for others; without `said`, what a misspelt word was taken for. */
  readonly guessed: readonly { readonly said?: string; readonly meant: string }[];
}

export interface ReadRequest {
  readonly action: ReadAction;
  /** It was read and is not done: forbidden, asked about, or too uncertain. */
  readonly isHeld?: true;
  /** It was taken freely, and the answer says that something else may have been asked. */
  readonly isGuess?: true;
  readonly things?: ReadThings;
  readonly conditions: readonly ReadCondition[];
  /** What else it says, as the graph and the commands call it: an attribute, a name, "color: red". */
  readonly details: readonly string[];
}

export const readActions = [
  "find",
  "count",
  "rank",
  "figure",
  "tell",
  "compare",
  "draw",
  "show",
  "select",
  "edit",
  "add",
  "remove",
  "undo",
  "path",
  "structure",
  "save",
  "load",
  "talk",
] as const;

export type ReadAction = (typeof readActions)[number];

export interface ReadThings {
  readonly of: ElementTarget;
  /** "spoken": what was spoken of before. */
  readonly from: "all" | "named" | "selected" | "spoken" | "rest" | "part";
  readonly names?: readonly string[];
}

export type ReadCondition =
  /** In the selector grammar. */
  | { readonly kind: "where"; readonly text: string }
  /** Next to these, named or by a condition. */
  | { readonly kind: "beside"; readonly names: readonly string[]; readonly text?: string; readonly isNegated?: true }
  | { readonly kind: "ranked"; readonly by: string; readonly isLeast?: true; readonly limit: number }
  /** So many ties. */
  | { readonly kind: "tied"; readonly text: string; readonly cmp: string; readonly count: number }
  /** The most, or the fewest, ties. */
  | { readonly kind: "mostTied"; readonly text: string; readonly isLeast?: true }
  /** More, or less, of it than another one, or than the average. */
  | { readonly kind: "against"; readonly by: string; readonly isLess?: true; readonly name?: string }
  | { readonly kind: "without"; readonly names: readonly string[] }
  /** Edges at these nodes. */
  | { readonly kind: "at"; readonly names: readonly string[] };
