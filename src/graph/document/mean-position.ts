import type { Position } from "./graph-types";

/** The middle of places; undefined of none. */
export function meanPosition(positions: readonly Position[]): Position | undefined {
  if (positions.length === 0) return undefined;
  const sum = positions.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / positions.length, y: sum.y / positions.length };
}
