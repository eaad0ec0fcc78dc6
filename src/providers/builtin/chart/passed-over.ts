import { costs } from "./costs";
import type { Leaves } from "./leaves/leaves";

/** Stretches of a message that are passed over, and the words in them that nobody knows. */
export interface LeftOut {
  readonly stretches: readonly { readonly start: number; readonly end: number }[];
  readonly words: readonly string[];
}

/** The same, with these stretches passed over. */
export function withLeftOut(leaves: Leaves, left: LeftOut | undefined): Leaves {
  if (left === undefined) return leaves;
  const { stretches, words } = left;
  const skips = stretches.map(({ start, end }) => ({ start, end, cost: costs.skipped }));
  const entries = leaves.entries.filter((one) =>
    stretches.every(({ start, end }) => one.end <= start || one.start >= end),
  );
  const known = new Set(words.flatMap((word) => word.split(" ")));
  const strange = leaves.strange.filter((word) => !known.has(word));
  return { ...leaves, strange, entries, skips: [...leaves.skips, ...skips] };
}
