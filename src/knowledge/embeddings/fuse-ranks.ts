export interface FusedRank {
  readonly id: string;
  /** 1: first in every list. */
  readonly score: number;
}

/** How little the very first places stand out: the constant of the paper. */
const flattening = 60;

/**
 * One ranking of several, by places alone, since the scores of different rankings do not compare: reciprocal rank fusion
 * (Cormack, Clarke and Büttcher, "Reciprocal rank fusion outperforms Condorcet and individual rank learning methods",
 * SIGIR 2009). Equals stay in the order in which they first are in the lists.
 */
export function fuseRanks(lists: readonly (readonly string[])[]): readonly FusedRank[] {
  const most = lists.length / (flattening + 1);
  const sums = new Map<string, number>();
  for (const list of lists) {
    for (const [index, id] of [...new Set(list)].entries()) {
      sums.set(id, (sums.get(id) ?? 0) + 1 / (flattening + index + 1));
    }
  }
  return [...sums].map(([id, sum]) => ({ id, score: sum / most })).toSorted((a, b) => b.score - a.score);
}
