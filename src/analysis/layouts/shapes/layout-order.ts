/** Rows with the largest key first; equal ones and those without stay in document order, the latter last. */
export function rowsByKey(keys: Float64Array): readonly number[] {
  const keyOf = (row: number): number => {
    const key = keys[row] ?? Number.NaN;
    return Number.isNaN(key) ? Number.NEGATIVE_INFINITY : key;
  };
  return Array.from(keys, (_key, row) => row).sort((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    return first === second ? a - b : second - first;
  });
}

/** The same places, handed out by key. */
export function inOrder(points: Float64Array, keys: Float64Array | undefined): Float64Array {
  if (keys === undefined) return points;
  const placed = new Float64Array(points.length);
  for (const [place, row] of rowsByKey(keys).entries()) {
    placed[row * 2] = points[place * 2] ?? 0;
    placed[row * 2 + 1] = points[place * 2 + 1] ?? 0;
  }
  return placed;
}

/** Levels that run downwards, turned to run another way. */
export function turned(points: Float64Array, direction: unknown): Float64Array {
  if (direction === "up") return points.map((value, index) => (index % 2 === 0 ? value : -value));
  if (direction !== "right" && direction !== "left") return points;
  const sign = direction === "right" ? 1 : -1;
  return points.map((_value, index) => (index % 2 === 0 ? sign * (points[index + 1] ?? 0) : (points[index - 1] ?? 0)));
}
