/** A line in the array: from x, y to x, y, and how far what is drawn lies from it at most. */
export const LINE_SIZE = 5;

/** Which lines pass through which squares of the plane, as it was when it was made. */
export interface LineGrid {
  /** Tells each line of the squares that an area touches, some more than once. */
  near(area: { readonly x: number; readonly y: number; readonly reach: number }, tell: (slot: number) => void): void;
}

/** So many squares a line of middling length passes, and so many at most stand in a row. */
const PASSED = 6;
const MOST = 256;

/** Two passes over the lines: how many each square has, and which. `has`: whether the array holds a line there. */
export function createLineGrid(lines: Float32Array, count: number, has: (slot: number) => boolean): LineGrid {
  const isIn = (slot: number) => has(slot) && isPlaced(lines, slot);
  const squares = squaresOf(lines, count, isIn);
  const { left, top, columns, rows } = squares;
  const each = (tell: (square: number, slot: number) => void) => {
    const walk = createWalk(squares, lines, tell);
    for (let slot = 0; slot < count; slot += 1) if (isIn(slot)) walk(slot);
  };
  const starts = new Uint32Array(columns * rows + 1);
  each((square) => {
    starts[square + 1] = (starts[square + 1] ?? 0) + 1;
  });
  for (let square = 0; square < columns * rows; square += 1)
    starts[square + 1] = (starts[square + 1] ?? 0) + (starts[square] ?? 0);
  const slots = new Uint32Array(starts[columns * rows] ?? 0);
  const next = starts.slice();
  each((square, slot) => {
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

type Squares = ReturnType<typeof squaresOf>;

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
function squaresOf(lines: Float32Array, count: number, isIn: (slot: number) => boolean) {
  const across = extentOf({ lines, count, isIn, axis: 0 });
  const down = extentOf({ lines, count, isIn, axis: 1 });
  const [width, height] = [Math.max(0, across.most - across.least), Math.max(0, down.most - down.least)];
  const mean = Math.hypot(across.mean, down.mean);
  const side = Math.max(width / MOST, height / MOST, mean / PASSED, 1);
  const inSquares = (extent: number) => Math.max(1, Math.min(MOST, Math.ceil(extent / side)));
  return { left: across.least, top: down.least, side, columns: inSquares(width), rows: inSquares(height) };
}

interface Lines {
  readonly lines: Float32Array;
  readonly count: number;
  readonly isIn: (slot: number) => boolean;
  readonly axis: 0 | 1;
}

/** From where to where all lines reach along an axis, and how far one does in the mean. */
function extentOf({ lines, count, isIn, axis }: Lines) {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let number = 0;
  for (let slot = 0; slot < count; slot += 1) {
    if (!isIn(slot)) continue;
    const at = slot * LINE_SIZE;
    const from = lines[at + axis] ?? 0;
    const to = lines[at + 2 + axis] ?? 0;
    const reach = lines[at + 4] ?? 0;
    least = Math.min(least, from - reach, to - reach);
    most = Math.max(most, from + reach, to + reach);
    sum += Math.abs(to - from) + 2 * reach;
    number += 1;
  }
  return number === 0 ? { least: 0, most: 0, mean: 0 } : { least, most, mean: sum / number };
}
