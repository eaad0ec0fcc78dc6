import type { LayoutGraph } from "../../catalog/analysis-types";
import type { Pacer } from "../../workers/pacer";
import type { Discs } from "./disc-grid";
import { gridBlock } from "./grid-block";
import { overlaps, separateDiscs } from "./separate-discs";

/** Px that nodes keep from each other where nothing else is wanted. */
const usualGap = 6;
const usualSize = 16;

/** The nodes where they stand, moved apart by as little as keeps any two from overlapping; those without a place first get one aside. */
export async function noOverlapLayout(
  graph: LayoutGraph,
  gap: number | undefined,
  pacer: Pacer,
): Promise<Float64Array> {
  const discs = discsOf(graph, gap);
  await separateDiscs(discs, pacer);
  return discs.points;
}

/** How many pairs of nodes overlap now. */
export function countOverlaps(graph: LayoutGraph): number {
  return overlaps(discsOf(graph, 0));
}

function discsOf(graph: LayoutGraph, gap = usualGap): Discs {
  const count = graph.ids.length;
  return {
    points: placedAll(graph.positions),
    radii: Float64Array.from({ length: count }, (_, row) => ((graph.sizes?.[row] ?? usualSize) + gap) / 2),
    fixed: graph.fixed ?? new Uint8Array(count),
  };
}

function placedAll(positions: Float64Array): Float64Array {
  const points = positions.slice();
  const lacking = Array.from({ length: points.length / 2 }, (_, row) => row).filter((row) =>
    Number.isNaN(points[row * 2]),
  );
  const right = points.reduce((most, value, index) => (index % 2 === 0 && value > most ? value : most), -Infinity);
  const start = Number.isFinite(right) ? right + usualSize * 4 : 0;
  const block = gridBlock(lacking.length, usualSize * 2);
  for (const [place, row] of lacking.entries()) {
    points[row * 2] = (block[place * 2] ?? 0) + start;
    points[row * 2 + 1] = block[place * 2 + 1] ?? 0;
  }
  return points;
}
