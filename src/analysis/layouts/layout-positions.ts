import type { NodeId, Position } from "@/graph/document/graph-types";

/** Two decimals: what a file and an undo step hold stays short. */
export function toPositions(ids: readonly NodeId[], points: Float64Array): ReadonlyMap<NodeId, Position> {
  return new Map(ids.map((id, row) => [id, { x: rounded(points[row * 2]), y: rounded(points[row * 2 + 1]) }]));
}

function rounded(value = 0): number {
  return Math.round(value * 100) / 100 + 0;
}
