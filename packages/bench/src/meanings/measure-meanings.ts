import { decide, type Thresholds } from "@/providers/builtin/meanings/decide";
import type { MeaningLanguage, Meanings, Near } from "@/providers/builtin/meanings/meaning-types";
import type { MeaningPair } from "./meaning-pairs";

/** What became of the words of some pairs. */
export interface MeaningFigures {
  /** Words that mean something in their graph. */
  readonly words: number;
  /** The right one stands first, or among the first three, whatever is then decided. */
  readonly first: number;
  readonly amongThree: number;
  /** Taken without a question: rightly, wrongly. */
  readonly taken: number;
  readonly takenWrong: number;
  /** Offered as buttons: with the right one among them, without. */
  readonly offered: number;
  readonly offeredWithout: number;
  readonly refused: number;
  /** Words that mean nothing there, and what became of them. */
  readonly nothingWords: number;
  readonly nothingTaken: number;
  readonly nothingOffered: number;
  readonly nothingRefused: number;
}

/** A pair with what is near to its word. */
export interface LookedUp {
  readonly pair: MeaningPair;
  readonly near: readonly Near[];
}

export async function lookUpPairs(
  pairs: readonly MeaningPair[],
  load: (language: MeaningLanguage) => Promise<Meanings>,
): Promise<readonly LookedUp[]> {
  const found: LookedUp[] = [];
  for (const pair of pairs) {
    const meanings = await load(pair.language);
    found.push({ pair, near: meanings.near(pair.said, pair.language, pair.candidates) });
  }
  return found;
}

export function measureMeanings(found: readonly LookedUp[], thresholds?: Thresholds): MeaningFigures {
  const outcomes = found.map(({ pair, near }) => ({ pair, near, end: endOf(pair, near, thresholds) }));
  const words = outcomes.filter(({ pair }) => pair.meant.length > 0);
  const nothing = outcomes.filter(({ pair }) => pair.meant.length === 0);
  const count = (some: typeof outcomes, end: End) => some.filter((one) => one.end === end).length;
  const within = (most: number) =>
    words.filter(({ pair, near }) => near.slice(0, most).some(({ candidate }) => pair.meant.includes(candidate)))
      .length;
  return {
    words: words.length,
    first: within(1),
    amongThree: within(3),
    taken: count(words, "taken"),
    takenWrong: count(words, "taken wrong"),
    offered: count(words, "offered"),
    offeredWithout: count(words, "offered without"),
    refused: count(words, "refused"),
    nothingWords: nothing.length,
    nothingTaken: count(nothing, "taken wrong"),
    nothingOffered: count(nothing, "offered without"),
    nothingRefused: count(nothing, "refused"),
  };
}

type End = "taken" | "taken wrong" | "offered" | "offered without" | "refused";

function endOf({ meant }: MeaningPair, near: readonly Near[], thresholds?: Thresholds): End {
  const decision = decide(near, thresholds);
  if (decision.kind === "none") return "refused";
  if (decision.kind === "sure") return meant.includes(decision.candidate.candidate) ? "taken" : "taken wrong";
  return decision.candidates.some(({ candidate }) => meant.includes(candidate)) ? "offered" : "offered without";
}
