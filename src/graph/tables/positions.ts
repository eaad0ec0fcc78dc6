import type { Position } from "../document/graph-types";
import { grownFloats } from "./growing-arrays";

/** Where nodes stand, by slot. */
export type Positions = ReturnType<typeof createPositions>;

export function createPositions() {
  let xs: Float64Array<ArrayBuffer> = new Float64Array(0);
  let ys: Float64Array<ArrayBuffer> = new Float64Array(0);
  let count = 0;

  const has = (slot: number): boolean => !Number.isNaN(xs[slot] ?? Number.NaN);

  return {
    /** Nodes that have a position. */
    get count(): number {
      return count;
    },
    get: (slot: number): Position | undefined => (has(slot) ? { x: xs[slot] ?? 0, y: ys[slot] ?? 0 } : undefined),
    set(slot: number, position: Position | null): void {
      count += Number(position !== null) - Number(has(slot));
      if (!position && slot >= xs.length) return;
      xs = grownFloats(xs, slot + 1, Number.NaN);
      ys = grownFloats(ys, slot + 1, Number.NaN);
      xs[slot] = position ? position.x : Number.NaN;
      ys[slot] = position ? position.y : Number.NaN;
    },
  };
}
