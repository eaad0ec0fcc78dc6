import type { Exchange } from "@/ai/history/messages";
import type { Act } from "../../meaning/acts";
import type { Schema } from "../../schema/schema";

/** The message before, as a turn is laid over it. */
export interface Before {
  readonly exchange: Exchange;
  /** All that was said, `exchange` last. */
  readonly earlier: readonly Exchange[];
  /** What it was read as; "those" of then said in full. */
  readonly acts: readonly Act[];
  /** The last of these that can be done again with something else in it. */
  readonly last: Act;
  /** Names of what it listed, in their order. */
  readonly listed: readonly string[];
  readonly schema: Schema;
  /** The message ends in a question mark. */
  readonly isAsked: boolean;
}

/** An act about elements. */
export type ActOn = Extract<Act, { readonly what: unknown }>;

export function isOn(act: Act): act is ActOn {
  return "what" in act;
}
