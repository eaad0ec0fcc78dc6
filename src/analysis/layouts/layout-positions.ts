import type { NodeId, Position } from "@/graph/document/graph-types";
import { hundredths } from "@/lib/hundredths";

/** Two decimals: what a file and an undo step hold stays short. */
export function toPositions(ids: readonly NodeId[], points: Float64Array): ReadonlyMap<NodeId, Position> {
  return new Map(ids.map((id, row) => [id, positionAt(points, row)]));
}

/** Of points that stand one after the other, x before y. */
export function positionAt(points: Float64Array, row: number): Position {
  return roundedPosition({ x: points[row * 2] ?? 0, y: points[row * 2 + 1] ?? 0 });
}

export function roundedPosition({ x, y }: Position): Position {
  return { x: hundredths(x), y: hundredths(y) };
}
