import type { Position } from "../document/graph-types";
import { grownFloats } from "./growing-arrays";

/** Where nodes stand, by slot. */
export interface Positions {
  /** Nodes that have a position. */
  readonly count: number;
  get(slot: number): Position | undefined;
  set(slot: number, position: Position | null): void;
}

export function createPositions(): Positions {
  let xs: Float64Array<ArrayBuffer> = new Float64Array(0);
  let ys: Float64Array<ArrayBuffer> = new Float64Array(0);
  let count = 0;

  const has = (slot: number): boolean => !Number.isNaN(xs[slot] ?? Number.NaN);

  return {
    get count() {
      return count;
    },
    get: (slot) => (has(slot) ? { x: xs[slot] ?? 0, y: ys[slot] ?? 0 } : undefined),
    set(slot, position) {
      count += Number(position !== null) - Number(has(slot));
      if (!position && slot >= xs.length) return;
      xs = grownFloats(xs, slot + 1, Number.NaN);
      ys = grownFloats(ys, slot + 1, Number.NaN);
      xs[slot] = position ? position.x : Number.NaN;
      ys[slot] = position ? position.y : Number.NaN;
    },
  };
}
