/** An index costs one number per row; with many words a scan by code is as good. */
const mostWords = 4096;

/**
 * Rows by code of a string column, each list ascending; gives `undefined` for all codes where no index pays.
 * Two passes over the codes (a counting sort).
 */
export function indexByCode(
  codes: Uint32Array,
  wordCount: number,
  rowCount: number,
): (code: number) => Uint32Array | undefined {
  if (wordCount > Math.min(mostWords, Math.max(16, rowCount / 8))) return () => undefined;
  const starts = new Uint32Array(wordCount + 2);
  for (let row = 0; row < rowCount; row += 1) {
    const next = (codes[row] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let code = 1; code < starts.length; code += 1) starts[code] = (starts[code] ?? 0) + (starts[code - 1] ?? 0);
  const places = starts.slice();
  const rows = new Uint32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const code = codes[row] ?? 0;
    const place = places[code] ?? 0;
    rows[place] = row;
    places[code] = place + 1;
  }
  return (code) => rows.subarray(starts[code], starts[code + 1]);
}
