import type { Pacer } from "../../workers/pacer";
import { type CellGrid, createCellGrid } from "./cell-grid";
import { apartFromEqual } from "./separate-points";

/** Discs by row: x, y in `points`, and how far each keeps others off. */
export interface Discs {
  readonly points: Float64Array;
  readonly radii: Float64Array;
  /** 1: it stays where it is. */
  readonly fixed: Uint8Array;
}

/** Closer than that is a touch, not an overlap: places are kept with two decimals. */
const tolerance = 0.05;
/** So many nodes on one spot that this does not part them are counted by `overlaps`. */
const rounds = 3000;
const fewRounds = 300;

/**
 * Moves discs apart, in place, until none overlaps: each pair by just as much as it lacks, half of it each, and what
 * overlaps nothing stays. Of two that are fixed neither moves.
 */
export async function separateDiscs(discs: Discs, pacer: Pacer): Promise<void> {
  for (const round of separating(discs)) if (round > 0) await pacer.breathe();
}

/** The same in one go, of discs so few that nobody waits for it. */
export function separateFewDiscs(discs: Discs): void {
  for (const round of separating(discs)) if (round >= fewRounds) return;
}

function* separating(discs: Discs): Generator<number, void> {
  const { points, radii } = discs;
  const typical = radii.reduce((sum, radius) => sum + radius, 0) / Math.max(1, radii.length);
  const before = points.slice();
  apartFromEqual(points, typical);
  for (let row = 0; row < radii.length; row += 1) if (discs.fixed[row] === 1) takeBack(points, before, row);
  for (let round = 0; round < rounds; round += 1) {
    let moved = 0;
    eachOverlap(discs, (a, b) => {
      if (push(discs, a, b)) moved += 1;
    });
    if (moved === 0) return;
    yield round;
  }
}

/** How many pairs overlap. */
export function overlaps(discs: Discs): number {
  const pairs = new Set<number>();
  eachOverlap(discs, (a, b) => pairs.add(Math.min(a, b) * discs.radii.length + Math.max(a, b)));
  return pairs.size;
}

function takeBack(points: Float64Array, before: Float64Array, row: number): void {
  points[row * 2] = before[row * 2] ?? 0;
  points[row * 2 + 1] = before[row * 2 + 1] ?? 0;
}

/** Returns whether one of them moved. */
function push({ points, radii, fixed }: Discs, a: number, b: number): boolean {
  if (fixed[a] === 1 && fixed[b] === 1) return false;
  const gap = gapOf(points, a, b);
  const lack = (radii[a] ?? 0) + (radii[b] ?? 0) - gap;
  // On the same spot any direction is as good as another.
  const x = gap > 1e-6 ? (xOf(points, b) - xOf(points, a)) / gap : 1;
  const y = gap > 1e-6 ? (yOf(points, b) - yOf(points, a)) / gap : 0;
  const share = shareOf(fixed, a, b);
  points[a * 2] = xOf(points, a) - x * lack * share;
  points[a * 2 + 1] = yOf(points, a) - y * lack * share;
  points[b * 2] = xOf(points, b) + x * lack * (1 - share);
  points[b * 2 + 1] = yOf(points, b) + y * lack * (1 - share);
  return true;
}

/** How much of the way the first of the two goes. */
function shareOf(fixed: Uint8Array, a: number, b: number): number {
  if (fixed[a] === 1) return 0;
  return fixed[b] === 1 ? 1 : 0.5;
}

function xOf(points: Float64Array, row: number): number {
  return points[row * 2] ?? 0;
}

function yOf(points: Float64Array, row: number): number {
  return points[row * 2 + 1] ?? 0;
}

function gapOf(points: Float64Array, a: number, b: number): number {
  return Math.hypot(xOf(points, b) - xOf(points, a), yOf(points, b) - yOf(points, a));
}

/** Calls back for pairs that overlap at that moment: those that share a cell of a grid, so that a round takes O(n). */
function eachOverlap(discs: Discs, visit: (a: number, b: number) => void): void {
  const { points, radii } = discs;
  const isOverlap = (a: number, b: number) => gapOf(points, a, b) < (radii[a] ?? 0) + (radii[b] ?? 0) - tolerance;
  for (const rows of cellsOf(discs).all()) {
    for (const [place, a] of rows.entries()) {
      for (const b of rows.slice(place + 1)) if (isOverlap(a, b)) visit(a, b);
    }
  }
}

/** Each disc in every cell it touches. */
function cellsOf({ points, radii }: Discs): CellGrid {
  const mean = radii.reduce((sum, radius) => sum + radius, 0) / Math.max(1, radii.length);
  const side = Math.max(1, mean * 2);
  const cells = createCellGrid();
  for (let row = 0; row < radii.length; row += 1) {
    const radius = radii[row] ?? 0;
    for (const column of span(xOf(points, row), radius, side)) {
      for (const line of span(yOf(points, row), radius, side)) {
        cells.add(column, line, row);
      }
    }
  }
  return cells;
}

/** Places of the cells from `middle - reach` to `middle + reach`. */
function span(middle: number, reach: number, side: number): readonly number[] {
  const first = Math.floor((middle - reach) / side);
  return Array.from({ length: Math.floor((middle + reach) / side) - first + 1 }, (_, index) => first + index);
}
