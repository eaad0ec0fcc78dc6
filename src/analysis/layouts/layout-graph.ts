import type { GraphTables } from "@/graph/tables/element-table";
import type { LayoutGraph } from "../catalog/analysis-types";

/** The given node rows (all when absent) and the edges among them that are shown, as a layout takes them; no positions are read. */
export function layoutGraphOf(
  tables: GraphTables,
  rows?: readonly number[],
  isShown: (edge: number) => boolean = () => true,
): LayoutGraph {
  const chosen = rows ?? Array.from({ length: tables.nodes.count }, (_, row) => row);
  const place = new Map(chosen.map((row, index) => [row, index]));
  const edges: number[] = [];
  const bothWays: number[] = [];
  for (let edge = 0; edge < tables.edges.count; edge += 1) {
    const source = place.get(tables.sourceRow(edge));
    const target = place.get(tables.targetRow(edge));
    if (source === undefined || target === undefined || !isShown(edge)) continue;
    edges.push(source, target);
    bothWays.push(tables.isDirected(edge) ? 0 : 1);
  }
  return {
    ids: chosen.map((row) => tables.nodes.idAt(row)),
    edges: Uint32Array.from(edges),
    directed: bothWays.includes(0),
    ...(bothWays.includes(0) && bothWays.includes(1) && { bothWays: Uint8Array.from(bothWays) }),
    positions: new Float64Array(chosen.length * 2).fill(Number.NaN),
  };
}
