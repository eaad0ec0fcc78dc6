import { pushAll } from "@/lib/lists/whole-lists";
import type { Pacer } from "../../workers/pacer";

/** Rows by the cells of a grid that they are in. */
interface CellGrid {
  add(column: number, line: number, row: number): void;
  at(column: number, line: number): readonly number[];
  all(): Iterable<readonly number[]>;
}

const nobody: readonly number[] = [];

function createCellGrid(): CellGrid {
  const cells = new Map<number, number[]>();
  return {
    add(column, line, row) {
      const key = cellKey(column, line);
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [row]);
      else cell.push(row);
    },
    at: (column, line) => cells.get(cellKey(column, line)) ?? nobody,
    all: () => cells.values(),
  };
}

function cellKey(column: number, line: number): number {
  return column * 4_000_037 + line;
}

const rounds = 24;

/** Pushes points closer than `distance` px apart, in place; looks only at near ones (a grid of cells). */
export async function separatePoints(points: Float64Array, distance: number, pacer: Pacer): Promise<void> {
  apartFromEqual(points, distance);
  for (let round = 0; round < rounds; round += 1) {
    if (pushRound(points, distance) === 0) return;
    await pacer.breathe();
  }
}

/** Returns how many pairs were too close. */
function pushRound(points: Float64Array, distance: number): number {
  const cells = cellsOf(points, distance);
  let pushed = 0;
  for (let row = 0; row < points.length / 2; row += 1) {
    for (const other of nearRows(points, row, distance, cells)) {
      if (other > row && pushPair(points, row, other, distance)) pushed += 1;
    }
  }
  return pushed;
}

function nearRows(points: Float64Array, row: number, distance: number, cells: CellGrid): readonly number[] {
  const column = Math.floor((points[row * 2] ?? 0) / distance);
  const line = Math.floor((points[row * 2 + 1] ?? 0) / distance);
  const near: number[] = [];
  for (let offset = 0; offset < 9; offset += 1) {
    pushAll(near, cells.at(column - 1 + (offset % 3), line - 1 + Math.floor(offset / 3)));
  }
  return near;
}

function pushPair(points: Float64Array, a: number, b: number, distance: number): boolean {
  const dx = (points[b * 2] ?? 0) - (points[a * 2] ?? 0);
  const dy = (points[b * 2 + 1] ?? 0) - (points[a * 2 + 1] ?? 0);
  const gap = Math.hypot(dx, dy);
  if (gap >= distance * 0.99) return false;
  const push = (distance - gap) / 2 / Math.max(gap, 1e-6);
  points[a * 2] = (points[a * 2] ?? 0) - dx * push;
  points[a * 2 + 1] = (points[a * 2 + 1] ?? 0) - dy * push;
  points[b * 2] = (points[b * 2] ?? 0) + dx * push;
  points[b * 2 + 1] = (points[b * 2 + 1] ?? 0) + dy * push;
  return true;
}

/** Moves points off a spot that another has taken, each in a direction of its own (the golden angle), up to half of `distance`. */
export function apartFromEqual(points: Float64Array, distance: number): void {
  const taken = new Set<string>();
  for (let row = 0; row < points.length / 2; row += 1) {
    let key = `${points[row * 2]} ${points[row * 2 + 1]}`;
    if (taken.has(key)) {
      const angle = row * 2.399963;
      const away = distance * (0.1 + 0.4 * ((row % 97) / 97));
      points[row * 2] = (points[row * 2] ?? 0) + Math.cos(angle) * away;
      points[row * 2 + 1] = (points[row * 2 + 1] ?? 0) + Math.sin(angle) * away;
      key = `${points[row * 2]} ${points[row * 2 + 1]}`;
    }
    taken.add(key);
  }
}

function cellsOf(points: Float64Array, distance: number): CellGrid {
  const cells = createCellGrid();
  for (let row = 0; row < points.length / 2; row += 1) {
    cells.add(Math.floor((points[row * 2] ?? 0) / distance), Math.floor((points[row * 2 + 1] ?? 0) / distance), row);
  }
  return cells;
}
