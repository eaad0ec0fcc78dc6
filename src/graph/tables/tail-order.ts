import type { Rearrangement } from "./growing-arrays";

interface UnsettledRows {
  readonly count: number;
  /** Rows before this one stand in the order of their places. */
  readonly sorted: number;
  readonly firstHole: number;
  isHole(row: number): boolean;
  placeAt(row: number): number;
}

/** The order in which rows stand once holes are gone and late rows are at their places. One pass over the tail. */
export function tailOrder(rows: UnsettledRows): Rearrangement {
  const late: number[] = [];
  for (let row = rows.sorted; row < rows.count; row += 1) if (!rows.isHole(row)) late.push(row);
  late.sort((a, b) => rows.placeAt(a) - rows.placeAt(b) || a - b);
  const from = Math.min(rows.firstHole, rows.sorted, firstRowAfter(rows, late[0]));
  return { from, order: merged(rows, from, late), oldCount: rows.count };
}

function merged(rows: UnsettledRows, from: number, late: readonly number[]): Uint32Array {
  const order = new Uint32Array(rows.count - from);
  let length = 0;
  let next = 0;
  const takeLateBefore = (place: number): void => {
    while (next < late.length && rows.placeAt(late[next] ?? 0) < place) order[length++] = late[next++] ?? 0;
  };
  for (let row = from; row < rows.sorted; row += 1) {
    if (rows.isHole(row)) continue;
    takeLateBefore(rows.placeAt(row));
    order[length++] = row;
  }
  takeLateBefore(Number.POSITIVE_INFINITY);
  return order.subarray(0, length);
}

/** First row that stands after the earliest late one; not searched for beyond the first hole, which has no place. */
function firstRowAfter(rows: UnsettledRows, earliest: number | undefined): number {
  if (earliest === undefined) return rows.sorted;
  const place = rows.placeAt(earliest);
  let low = 0;
  let high = Math.min(rows.sorted, rows.firstHole);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows.placeAt(middle) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
