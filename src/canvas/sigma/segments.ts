import type { EdgeId, Position } from "@/graph/document/graph-types";
import { AT_ONCE, createSlices } from "../scene/slices";
import { LINE_SIZE, type LineGrid, makeLineGrid } from "./line-grid";

interface Segment {
  readonly from: Position;
  readonly to: Position;
  /** How far what is drawn lies from the straight line, at most. */
  readonly reach: number;
}

/**
 * The lines of edges in one array, and a grid over them that is made when it is asked, of very many in slices: a call costs the edge
 * it names. Edges put since the grid was begun are looked at one by one, until there are so many that it is made anew. Until there is
 * a grid all lines are looked at.
 */
export type Segments = ReturnType<typeof createSegments>;

/** Of all edges, this share may have been put since the grid was made. */
const LOOSE_SHARE = 1 / 32;
const LOOSE_LEAST = 64;

/** `atOnce`: of so many lines the grid is made in one go. */
export function createSegments(atOnce: number = AT_ONCE) {
  const lines = createLines();
  let grid: LineGrid | null = null;
  const loose = new Set<number>();
  const slices = createSlices(0);
  const begin = () => {
    loose.clear();
    grid = null;
    // As they are now: a line that is put meanwhile is a loose one.
    const count = lines.count();
    const numbers = lines.numbers().slice(0, LINE_SIZE * count);
    function* making() {
      grid = yield* makeLineGrid(numbers, count);
    }
    slices.begin(making());
    if (count <= atOnce) slices.finish();
  };
  /** null: it is not made yet. */
  const gridNow = (): LineGrid | null => {
    const isWorn = grid === null || loose.size > LOOSE_LEAST + lines.count() * LOOSE_SHARE;
    if (isWorn && !slices.isRunning()) begin();
    return grid;
  };
  return {
    /** null: it is not to be hit, and may be again. `known` is its place as it was told before; the edge keeps what it is told. */
    put: (id: EdgeId, segment: Segment | null, known: number | null): number => {
      const slot = known ?? lines.take(id);
      lines.write(slot, segment);
      if (segment !== null && (grid !== null || slices.isRunning())) loose.add(slot);
      return slot;
    },
    /** It comes no more: its place is another's. */
    drop: lines.drop,
    /** The grid goes; it is made again when it is asked. */
    letGo: (): void => {
      slices.stop();
      grid = null;
      loose.clear();
    },
    /** Those whose line passes so near to a point. */
    near: (at: Position, reach: number): readonly EdgeId[] => {
      const found = new Set<number>();
      const isNear = nearness(lines.numbers(), at, reach);
      const look = (slot: number) => {
        if (isNear(slot)) found.add(slot);
      };
      const made = gridNow();
      if (made === null) for (let slot = 0; slot < lines.count(); slot += 1) look(slot);
      else {
        made.near({ x: at.x, y: at.y, reach }, look);
        for (const slot of loose) look(slot);
      }
      return [...found].sort((one, other) => one - other).flatMap((slot) => lines.idAt(slot) ?? []);
    },
  };
}

/** The lines in one array; an edge keeps its place there, hidden or not, until it is dropped. */
function createLines() {
  const ids: (EdgeId | null)[] = [];
  const free: number[] = [];
  let numbers = new Float32Array(LINE_SIZE * 64);
  const take = (id: EdgeId): number => {
    const slot = free.pop() ?? ids.length;
    ids[slot] = id;
    if (LINE_SIZE * (slot + 1) <= numbers.length) return slot;
    const grown = new Float32Array(2 * numbers.length);
    grown.set(numbers);
    numbers = grown;
    return slot;
  };
  return {
    take,
    write: (slot: number, segment: Segment | null) => write(numbers, LINE_SIZE * slot, segment ?? nowhere),
    drop: (slot: number) => {
      write(numbers, LINE_SIZE * slot, nowhere);
      ids[slot] = null;
      free.push(slot);
    },
    idAt: (slot: number) => ids[slot] ?? null,
    count: () => ids.length,
    numbers: () => numbers,
  };
}

const nowhere: Segment = { from: { x: Number.NaN, y: Number.NaN }, to: { x: Number.NaN, y: Number.NaN }, reach: 0 };

function write(numbers: Float32Array, at: number, { from, to, reach }: Segment): void {
  numbers[at] = from.x;
  numbers[at + 1] = from.y;
  numbers[at + 2] = to.x;
  numbers[at + 3] = to.y;
  numbers[at + 4] = reach;
}

/** Whether a line passes so near to a point; one without a place does not. */
function nearness(numbers: Float32Array, { x, y }: Position, reach: number) {
  return (slot: number): boolean => {
    const at = LINE_SIZE * slot;
    const fromX = numbers[at] ?? 0;
    const fromY = numbers[at + 1] ?? 0;
    const dx = (numbers[at + 2] ?? 0) - fromX;
    const dy = (numbers[at + 3] ?? 0) - fromY;
    const room = reach + (numbers[at + 4] ?? 0);
    if (x < fromX + Math.min(0, dx) - room || x > fromX + Math.max(0, dx) + room) return false;
    if (y < fromY + Math.min(0, dy) - room || y > fromY + Math.max(0, dy) + room) return false;
    const square = dx * dx + dy * dy;
    const across = (x - fromX) * dy - (y - fromY) * dx;
    return across * across <= room * room * square || square <= room * room;
  };
}
