/** A line in the array: from x, y to x, y, and how far what is drawn lies from it at most. */
export const LINE_SIZE = 5;

/** Which lines pass through which squares of the plane, as it was when it was made. */
export interface LineGrid {
  /** Tells each line of the squares that an area touches, some more than once. */
  near(area: { readonly x: number; readonly y: number; readonly reach: number }, tell: (slot: number) => void): void;
}

/** So many squares a line of middling length passes, and so many at most are in a row. */
const PASSED = 6;
const MOST = 256;

/** So many lines are looked at in a step. */
const STEP = 4096;

/** Two passes over the lines, in steps: how many each square has, and which. A line that has no place stands nowhere. */
export function* makeLineGrid(lines: Float32Array, count: number): Generator<void, LineGrid> {
  const squares = yield* squaresOf(lines, count);
  const { left, top, columns, rows } = squares;
  function* each(tell: (square: number, slot: number) => void): Generator<void, void> {
    const walk = createWalk(squares, lines, tell);
    for (let slot = 0; slot < count; slot += 1) {
      if (isPlaced(lines, slot)) walk(slot);
      if (slot % STEP === STEP - 1) yield;
    }
    yield;
  }
  const starts = new Uint32Array(columns * rows + 1);
  yield* each((square) => {
    starts[square + 1] = (starts[square + 1] ?? 0) + 1;
  });
  for (let square = 0; square < columns * rows; square += 1)
    starts[square + 1] = (starts[square + 1] ?? 0) + (starts[square] ?? 0);
  const slots = new Uint32Array(starts[columns * rows] ?? 0);
  const next = starts.slice();
  yield* each((square, slot) => {
    const at = next[square] ?? 0;
    slots[at] = slot;
    next[square] = at + 1;
  });
  const column = placeIn(squares, columns);
  const row = placeIn(squares, rows);
  return {
    near: ({ x, y, reach }, tell) => {
      const [first, last] = [column(x - left - reach), column(x - left + reach)];
      const lowest = row(y - top + reach);
      for (let here = row(y - top - reach); here <= lowest; here += 1) {
        const end = starts[here * columns + last + 1] ?? 0;
        for (let at = starts[here * columns + first] ?? 0; at < end; at += 1) tell(slots[at] ?? 0);
      }
    },
  };
}

interface Squares {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
}

function placeIn({ side }: Squares, most: number) {
  return (place: number) => Math.max(0, Math.min(most - 1, Math.floor(place / side)));
}

/** Tells each square that a line passes, row by row. */
function createWalk(squares: Squares, lines: Float32Array, tell: (square: number, slot: number) => void) {
  const { left, top, side, columns, rows } = squares;
  const column = placeIn(squares, columns);
  const row = placeIn(squares, rows);
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: run for every edge of a large graph, so that it makes no objects.
  return (slot: number): void => {
    const at = slot * LINE_SIZE;
    const fromX = (lines[at] ?? 0) - left;
    const fromY = (lines[at + 1] ?? 0) - top;
    const dx = (lines[at + 2] ?? 0) - left - fromX;
    const dy = (lines[at + 3] ?? 0) - top - fromY;
    const reach = lines[at + 4] ?? 0;
    const lowest = row(fromY + Math.max(0, dy) + reach);
    for (let here = row(fromY + Math.min(0, dy) - reach); here <= lowest; here += 1) {
      // The part of the line that lies in the row.
      const one = dy === 0 ? 0 : dx * share((here * side - reach - fromY) / dy);
      const other = dy === 0 ? dx : dx * share(((here + 1) * side + reach - fromY) / dy);
      const last = column(fromX + Math.max(one, other) + reach);
      for (let there = column(fromX + Math.min(one, other) - reach); there <= last; there += 1)
        tell(here * columns + there, slot);
    }
  };
}

function share(ratio: number): number {
  return Math.max(0, Math.min(1, ratio));
}

function isPlaced(lines: Float32Array, slot: number): boolean {
  const at = slot * LINE_SIZE;
  return Number.isFinite((lines[at] ?? 0) + (lines[at + 1] ?? 0) + (lines[at + 2] ?? 0) + (lines[at + 3] ?? 0));
}

/** Squares over all lines, of a size that follows from how long the lines are. */
function* squaresOf(lines: Float32Array, count: number): Generator<void, Squares> {
  const [across, down] = [createExtent(lines, 0), createExtent(lines, 1)];
  for (let slot = 0; slot < count; slot += 1) {
    if (isPlaced(lines, slot)) {
      across.take(slot);
      down.take(slot);
    }
    if (slot % STEP === STEP - 1) yield;
  }
  const [width, height] = [across.length(), down.length()];
  const mean = Math.hypot(across.mean(), down.mean());
  const side = Math.max(width / MOST, height / MOST, mean / PASSED, 1);
  const inSquares = (extent: number) => Math.max(1, Math.min(MOST, Math.ceil(extent / side)));
  return { left: across.least(), top: down.least(), side, columns: inSquares(width), rows: inSquares(height) };
}

/** From where to where lines reach along an axis, and how far one does in the mean. */
function createExtent(lines: Float32Array, axis: 0 | 1) {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let number = 0;
  return {
    take: (slot: number) => {
      const at = slot * LINE_SIZE;
      const from = lines[at + axis] ?? 0;
      const to = lines[at + 2 + axis] ?? 0;
      const reach = lines[at + 4] ?? 0;
      least = Math.min(least, from - reach, to - reach);
      most = Math.max(most, from + reach, to + reach);
      sum += Math.abs(to - from) + 2 * reach;
      number += 1;
    },
    least: () => (number === 0 ? 0 : least),
    length: () => (number === 0 ? 0 : most - least),
    mean: () => (number === 0 ? 0 : sum / number),
  };
}
