import { distance } from "fastest-levenshtein";

/** Longer ones are no names that somebody mistyped. */
export const longestName = 200;

/** The candidates most like `word`, best first; none that differ in more than about a third of their letters, nor in half of them. */
export function nearest(word: string, candidates: readonly string[], limit = 3): readonly string[] {
  if (word.length > longestName) return [];
  const wanted = word.toLowerCase();
  const most = Math.max(1, Math.ceil(wanted.length / 3));
  const isNear = (cost: number, { length }: string) => cost <= 1 || cost * 2 < Math.max(wanted.length, length);
  return candidates
    .map((candidate) => ({ candidate, cost: costOf(wanted, candidate.toLowerCase(), most) }))
    .filter(({ candidate, cost }) => cost <= most && isNear(cost, candidate))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** Edit distance; a shared beginning or containment counts as near. What differs by more letters than `most` is not compared. */
function costOf(wanted: string, candidate: string, most: number): number {
  const isFar = Math.abs(wanted.length - candidate.length) > most;
  const edits = isFar ? Number.POSITIVE_INFINITY : editsBetween(wanted, candidate);
  const contained = wanted.length > 2 && (candidate.startsWith(wanted) || wanted.startsWith(candidate));
  return contained ? Math.min(edits, 1) : edits;
}

function editsBetween(word: string, other: string): number {
  return isSwapped(word, other) ? 1 : distance(word, other);
}

/** Two letters side by side have changed places. */
function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length || word === other) return false;
  let at = 0;
  while (word[at] === other[at]) at += 1;
  const swapped = `${word.charAt(at + 1)}${word.charAt(at)}`;
  return `${word.slice(0, at)}${swapped}${word.slice(at + 2)}` === other;
}

/** By how many letters two words differ. */
export function lettersApart(word: string, other: string): number {
  return distance(word, other);
}
