import type { EdgeId, Position } from "@/graph/document/graph-types";

interface Segment {
  readonly from: Position;
  readonly to: Position;
  /** How far what is drawn lies from the straight line, at most. */
  readonly reach: number;
}

/** The lines of edges in one array, to be looked through in no time; each other call costs one edge. */
export interface Segments {
  /** null: it is not to be hit. */
  put(id: EdgeId, segment: Segment | null): void;
  /** Those whose line passes so near to a point. */
  near(at: Position, reach: number): readonly EdgeId[];
}

const SIZE = 5;

export function createSegments(): Segments {
  const slots = new Map<EdgeId, number>();
  const ids: (EdgeId | null)[] = [];
  const free: number[] = [];
  let numbers = new Float32Array(SIZE * 64);
  const slotOf = (id: EdgeId): number => {
    const slot = slots.get(id) ?? free.pop() ?? ids.length;
    slots.set(id, slot);
    ids[slot] = id;
    if (SIZE * (slot + 1) <= numbers.length) return slot;
    const grown = new Float32Array(2 * numbers.length);
    grown.set(numbers);
    numbers = grown;
    return slot;
  };
  const isNear = (at: number, { x, y }: Position, reach: number): boolean => {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0, own = 0] = numbers.subarray(at, at + SIZE);
    const room = reach + own;
    if (x < Math.min(fromX, toX) - room || x > Math.max(fromX, toX) + room) return false;
    if (y < Math.min(fromY, toY) - room || y > Math.max(fromY, toY) + room) return false;
    const [dx, dy] = [toX - fromX, toY - fromY];
    const across = (x - fromX) * dy - (y - fromY) * dx;
    return across * across <= room * room * (dx * dx + dy * dy) || dx * dx + dy * dy <= room * room;
  };
  return {
    put: (id, segment) => {
      if (segment !== null) {
        const { from, to, reach } = segment;
        const at = SIZE * slotOf(id);
        numbers.set([from.x, from.y, to.x, to.y, reach], at);
        return;
      }
      const slot = slots.get(id);
      if (slot === undefined) return;
      slots.delete(id);
      ids[slot] = null;
      free.push(slot);
    },
    near: (at, reach) => {
      const found: EdgeId[] = [];
      for (let slot = 0; slot < ids.length; slot += 1) {
        const id = ids[slot];
        if (id !== null && id !== undefined && isNear(SIZE * slot, at, reach)) found.push(id);
      }
      return found;
    },
  };
}
