import { allowedSlips, slipsBetween } from "@/lib/slips";

/** In how many texts each word stands. */
export interface Vocabulary {
  add(words: Iterable<string>): void;
  remove(words: Iterable<string>): void;
  countOf(word: string): number;
  readonly size: number;
  /** Words that begin so, the commonest first. */
  startingWith(beginning: string, limit: number): readonly string[];
  /** Words that are this one but for a slip or two, with the fewest slips; the commonest first. */
  near(word: string, limit: number): readonly string[];
}

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  const commonest = (words: readonly string[], limit: number): readonly string[] =>
    words.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, limit);
  return {
    add(words) {
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    remove(words) {
      for (const word of words) {
        const left = (counts.get(word) ?? 0) - 1;
        if (left > 0) counts.set(word, left);
        else counts.delete(word);
      }
    },
    countOf: (word) => counts.get(word) ?? 0,
    get size() {
      return counts.size;
    },
    startingWith: (beginning, limit) =>
      commonest(
        [...counts.keys()].filter((word) => word.startsWith(beginning)),
        limit,
      ),
    near: (word, limit) => commonest(nearest(word, counts.keys()), limit),
  };
}

function nearest(word: string, all: Iterable<string>): readonly string[] {
  const allowed = allowedSlips(word);
  let fewest = allowed + 0.5;
  let found: string[] = [];
  if (allowed === 0) return found;
  for (const other of all) {
    const cost = costOf(word, other, allowed);
    if (cost === null || cost > fewest) continue;
    if (cost < fewest) found = [];
    fewest = cost;
    found.push(other);
  }
  return found;
}

/** Null beyond what is allowed. A first letter is seldom wrong. */
function costOf(word: string, other: string, allowed: number): number | null {
  if (Math.abs(other.length - word.length) > allowed || allowedSlips(other) === 0) return null;
  const slips = slipsBetween(word, other);
  if (slips > allowed) return null;
  return other[0] === word[0] ? slips : slips + 0.5;
}
