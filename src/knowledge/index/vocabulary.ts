import SearchableMap from "minisearch/SearchableMap";
import { allowedSlips, slipsBetween } from "@/lib/text/slips";

/** In how many texts each word stands, as it is written. */
export interface Vocabulary {
  add(words: Iterable<string>): void;
  remove(words: Iterable<string>): void;
  /** All of them. */
  all(): Iterable<string>;
  /** Words that begin so, the commonest first. */
  startingWith(beginning: string, limit: number): readonly string[];
  /** Words that are this one but for a slip or two, with the fewest slips; the commonest first. */
  near(word: string, limit: number): readonly string[];
}

export function createVocabulary(): Vocabulary {
  const counts = new SearchableMap<number>();
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
    all: () => counts.keys(),
    startingWith: (beginning, limit) => commonest([...counts.atPrefix(beginning).keys()], limit),
    near(word, limit) {
      const allowed = allowedSlips(word);
      if (allowed === 0) return [];
      // Two neighbours swapped are two letters for the tree, and one slip.
      const about = counts.fuzzyGet(word, 2).keys();
      return commonest(fewestSlips(word, about), limit);
    },
  };
}

function fewestSlips(word: string, about: Iterable<string>): readonly string[] {
  const allowed = allowedSlips(word);
  let fewest = allowed + 0.5;
  let found: string[] = [];
  for (const other of about) {
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
  const slips = slipsBetween(word, other);
  if (slips > allowed || allowedSlips(other) === 0) return null;
  return other[0] === word[0] ? slips : slips + 0.5;
}
