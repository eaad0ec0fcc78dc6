import type { Position } from "@/graph/document/graph-types";

/** Whether a point lies in an area: a ray from it crosses the rim an odd number of times. */
export function isInside({ x, y }: Position, corners: readonly Position[]): boolean {
  let isIn = false;
  for (const [index, corner] of corners.entries()) {
    const before = corners.at(index - 1) ?? corner;
    if (corner.y > y === before.y > y) continue;
    const crossing = corner.x + ((y - corner.y) / (before.y - corner.y)) * (before.x - corner.x);
    if (x < crossing) isIn = !isIn;
  }
  return isIn;
}
