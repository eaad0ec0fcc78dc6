import type { Token } from "../text/tokens";
import { costs } from "./costs";
import type { Leaves } from "./leaves/leaves";

/** The place of the one word nobody knows, where it only says more of a noun after it, or is an adverb; else null. */
export function leftOutOf(tokens: readonly Token[], { strange, entries }: Leaves): number | null {
  const [word, second] = strange;
  const at = tokens.findIndex(({ text }) => text === word);
  if (word === undefined || second !== undefined || at < 0) return null;
  const isBeforeNoun = entries.some(({ symbol, start }) => start === at + 1 && nounlike.has(symbol));
  return isBeforeNoun || word.endsWith("ly") ? at : null;
}

const nounlike: ReadonlySet<string> = new Set(["Kind", "RelNoun"]);

/** The same, with the word at that place passed over. */
export function withLeftOut(leaves: Leaves, at: number | undefined): Leaves {
  if (at === undefined) return leaves;
  const skip = { start: at, end: at + 1, cost: costs.skipped };
  const entries = leaves.entries.filter(({ start, end }) => at < start || at >= end);
  return { ...leaves, strange: [], entries, skips: [...leaves.skips, skip] };
}
