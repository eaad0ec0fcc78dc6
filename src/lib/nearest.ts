import { distance } from "fastest-levenshtein";

/** The candidates most like `word`, best first; none that differ in more than about a third of their letters. */
export function nearest(word: string, candidates: readonly string[], limit = 3): readonly string[] {
  const wanted = word.toLowerCase();
  return candidates
    .map((candidate) => ({ candidate, cost: costOf(wanted, candidate.toLowerCase()) }))
    .filter(({ cost }) => cost <= Math.max(1, Math.ceil(wanted.length / 3)))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** Edit distance; a shared beginning or containment counts as near. */
function costOf(wanted: string, candidate: string): number {
  const edits = distance(wanted, candidate);
  const contained = wanted.length > 2 && (candidate.startsWith(wanted) || wanted.startsWith(candidate));
  return contained ? Math.min(edits, 1) : edits;
}
