import { grownFloats, grownWords, type Rearrangement, rearrange } from "./growing-arrays";
import { createPlaceNumbers } from "./place-numbers";

/**
 * Which slot is in which row. The order is that of place numbers: what comes back with its old place number stands
 * where it stood, whatever else came or went meanwhile. Appended rows stand last and dropped rows stay as holes until
 * `settle`, so that a long list costs one pass.
 */
export type RowOrder = ReturnType<typeof createRowOrder>;

const hole = 0xffffffff;

export function createRowOrder() {
  let slotByRow: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  let rowBySlot: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  let placeBySlot: Float64Array<ArrayBuffer> = new Float64Array(0);
  let count = 0;
  let holes = 0;
  let firstHole = hole;
  let sortedCount = 0;
  /** No sorted row has a greater place. */
  let lastPlace = Number.NEGATIVE_INFINITY;
  const places = createPlaceNumbers();

  const placeOf = (slot: number): number => placeBySlot[slot] ?? 0;
  const slotAt = (row: number): number => slotByRow[row] ?? hole;

  function move(plan: Rearrangement): void {
    rearrange(slotByRow, plan, 0);
    count = plan.from + plan.order.length;
    for (let row = plan.from; row < count; row += 1) rowBySlot[slotAt(row)] = row;
    holes = 0;
    firstHole = hole;
    sortedCount = count;
    lastPlace = count === 0 ? Number.NEGATIVE_INFINITY : placeOf(slotAt(count - 1));
  }

  return {
    /** Rows, holes included. */
    get count(): number {
      return count;
    },
    get liveCount(): number {
      return count - holes;
    },
    slotAt,
    rowAt: (slot: number): number => rowBySlot[slot] ?? 0,
    placeOf,
    places,
    /** A place number between the rows around `row`; only when settled. */
    placeAt(row: number): number {
      if (row >= count) return places.next;
      return places.between(row === 0 ? undefined : placeOf(slotAt(row - 1)), placeOf(slotAt(row)));
    },
    liveSlots: (): readonly number[] => Array.from(slotByRow.subarray(0, count)).filter((slot) => slot !== hole),
    /** Without a place: last. Gives the row. */
    append(slot: number, place: number = places.next): number {
      const row = count;
      if (row >= slotByRow.length) slotByRow = grownWords(slotByRow, row + 1);
      if (slot >= rowBySlot.length) {
        rowBySlot = grownWords(rowBySlot, slot + 1);
        placeBySlot = grownFloats(placeBySlot, slot + 1, 0);
      }
      slotByRow[row] = slot;
      rowBySlot[slot] = row;
      placeBySlot[slot] = place;
      if (sortedCount === row && place >= lastPlace) {
        sortedCount = row + 1;
        lastPlace = place;
      }
      count = row + 1;
      places.take(place);
      return row;
    },
    drop(slot: number): void {
      const row = rowBySlot[slot] ?? 0;
      slotByRow[row] = hole;
      holes += 1;
      firstHole = Math.min(firstHole, row);
    },
    /** How the rows moved; null when all stood right. */
    finish(): Rearrangement | null {
      if (holes === 0 && sortedCount === count) return null;
      const isHole = (row: number): boolean => slotByRow[row] === hole;
      const sorted = sortedCount;
      const plan = tailOrder({ count, sorted, firstHole, isHole, placeAt: (row) => placeOf(slotAt(row)) });
      move(plan);
      return plan;
    },
  };
}

interface UnfinishedRows {
  readonly count: number;
  /** Rows before this one are in the order of their places. */
  readonly sorted: number;
  readonly firstHole: number;
  isHole(row: number): boolean;
  placeAt(row: number): number;
}

/** The order in which rows stand once holes are gone and late rows are at their places. One pass over the tail. */
function tailOrder(rows: UnfinishedRows): Rearrangement {
  const late: number[] = [];
  for (let row = rows.sorted; row < rows.count; row += 1) if (!rows.isHole(row)) late.push(row);
  late.sort((a, b) => rows.placeAt(a) - rows.placeAt(b) || a - b);
  const from = Math.min(rows.firstHole, rows.sorted, firstRowAfter(rows, late[0]));
  return { from, order: merged(rows, from, late), oldCount: rows.count };
}

function merged(rows: UnfinishedRows, from: number, late: readonly number[]): Uint32Array {
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
function firstRowAfter(rows: UnfinishedRows, earliest: number | undefined): number {
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
