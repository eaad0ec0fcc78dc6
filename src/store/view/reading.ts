import type { Source } from "@/knowledge/source";

/** What is open to read beside the graph. */
export interface Reading {
  /** A lesson, a passage of one, or a node with a long text. */
  readonly id: string;
  readonly from: Source["from"];
  /** Opened from an answer: the text as it was read for it, and what the answer says. */
  readonly cited?: { readonly source: Source; readonly answer: string };
}
