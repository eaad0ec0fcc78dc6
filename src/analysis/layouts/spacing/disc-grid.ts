import { arrayAt } from "../../algorithms/parts/array-at";

const { float, integer } = arrayAt;

/** Discs by row: x, y in `points`, and how far each keeps others off. */
export interface Discs {
  readonly points: Float64Array;
  readonly radii: Float64Array;
  /** 1: it stays where it is. */
  readonly fixed: Uint8Array;
}

/** Closer than that is a touch, not an overlap: places are kept with two decimals. */
const tolerance = 0.05;

/**
 * Walks over pairs of discs that share a cell of a grid. What it needs is allocated once for all walks over these discs; the radii
 * must not change between them.
 */
export interface DiscGrid {
  /** Calls back once for each pair that overlaps at that moment, in O(n) where cells hold few discs. Those may be moved meanwhile. */
  eachOverlap(visit: Visit): void;
}

export function createDiscGrid({ points, radii }: Discs): DiscGrid {
  const side = sideOf(radii);
  const buckets = 2 ** Math.ceil(Math.log2(Math.max(16, radii.length * 4)));
  const heads = new Int32Array(buckets);
  let entries = createEntries(radii.length * 5 + 16);
  const lefts = new Int32Array(radii.length);
  const tops = new Int32Array(radii.length);

  /** Two discs share several cells: they meet in the first of them. */
  function meetHere({ column, line }: Cell, row: number, other: number): boolean {
    return (
      column === Math.max(integer(lefts, other), integer(lefts, row)) &&
      line === Math.max(integer(tops, other), integer(tops, row))
    );
  }

  function overlap(row: number, other: number): boolean {
    const dx = float(points, other * 2) - float(points, row * 2);
    const dy = float(points, other * 2 + 1) - float(points, row * 2 + 1);
    const least = float(radii, row) + float(radii, other) - tolerance;
    return least > 0 && dx * dx + dy * dy < least * least;
  }

  /** Puts a disc into a cell, after a look at each disc that is there. */
  function meet(cell: Cell, row: number, used: number, visit: Visit): void {
    const { column, line } = cell;
    const bucket = (Math.imul(column, 73_856_093) ^ Math.imul(line, 19_349_663)) & (buckets - 1);
    const { rows, columns, lines, next } = entries;
    for (let entry = integer(heads, bucket); entry >= 0; entry = integer(next, entry)) {
      if (columns[entry] !== column || lines[entry] !== line) continue;
      const other = integer(rows, entry);
      if (meetHere(cell, row, other) && overlap(row, other)) visit(other, row);
    }
    if (used === rows.length) entries = larger(entries);
    entries.rows[used] = row;
    entries.columns[used] = column;
    entries.lines[used] = line;
    entries.next[used] = integer(heads, bucket);
    heads[bucket] = used;
  }

  return {
    eachOverlap(visit) {
      heads.fill(-1);
      let used = 0;
      for (let row = 0; row < radii.length; row += 1) {
        const [x, y, radius] = [float(points, row * 2), float(points, row * 2 + 1), float(radii, row)];
        const [left, right] = [Math.floor((x - radius) / side), Math.floor((x + radius) / side)];
        const [top, bottom] = [Math.floor((y - radius) / side), Math.floor((y + radius) / side)];
        lefts[row] = left;
        tops[row] = top;
        for (let column = left; column <= right; column += 1) {
          for (let line = top; line <= bottom; line += 1, used += 1) meet({ column, line }, row, used, visit);
        }
      }
    },
  };
}

interface Cell {
  readonly column: number;
  readonly line: number;
}

type Visit = (a: number, b: number) => void;

/** A disc of the mean size is in about four cells, the largest in no more than some hundred. */
function sideOf(radii: Float64Array): number {
  const mean = radii.reduce((sum, radius) => sum + radius, 0) / Math.max(1, radii.length);
  const largest = radii.reduce((most, radius) => Math.max(most, radius), 0);
  return Math.max(1, mean * 2, largest / 8);
}

interface Entries {
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  readonly lines: Int32Array;
  /** The one before in the same bucket. */
  readonly next: Int32Array;
}

function createEntries(length: number): Entries {
  const make = () => new Int32Array(length);
  return { rows: make(), columns: make(), lines: make(), next: make() };
}

function larger(before: Entries): Entries {
  const after = createEntries(before.rows.length * 2);
  after.rows.set(before.rows);
  after.columns.set(before.columns);
  after.lines.set(before.lines);
  after.next.set(before.next);
  return after;
}
