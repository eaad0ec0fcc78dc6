/**
 * The first `limit` rows by number, equal ones as they stand, and how many rows have a number at all. Keeps only the best
 * so far, so that a short list of a large graph needs no sort.
 */
export function topRows(
  rows: Uint32Array,
  numberAt: (row: number) => number,
  { order, limit }: { readonly order: "asc" | "desc"; readonly limit: number },
): { readonly best: readonly { readonly row: number; readonly value: number }[]; readonly total: number } {
  const sign = order === "asc" ? 1 : -1;
  const best: { row: number; value: number }[] = [];
  let total = 0;
  for (const row of rows) {
    const value = numberAt(row);
    if (Number.isNaN(value)) continue;
    total += 1;
    const worst = best[limit - 1];
    if (worst && value * sign >= worst.value * sign) continue;
    best.splice(placeIn(best, value, sign), 0, { row, value });
    if (best.length > limit) best.pop();
  }
  return { best, total };
}

/** Behind every one that is not worse. */
function placeIn(best: readonly { readonly value: number }[], value: number, sign: number): number {
  let [low, high] = [0, best.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((best[middle]?.value ?? 0) * sign <= value * sign) low = middle + 1;
    else high = middle;
  }
  return low;
}
