import { findCoordinates } from "@/analysis/layouts/map/coordinates";
import type { GraphTables } from "@/graph/tables/element-table";
import { componentRows, topologyOf } from "../algorithms/topology";
import type { LayoutName } from "../catalog/analysis-types";
import { layoutGraphOf } from "./layout-graph";

export type LayoutReason = "noEdges" | "levels" | "tree" | "dense" | "hub" | "links" | "places";

export interface LayoutSuggestion {
  readonly layout: LayoutName;
  readonly reason: LayoutReason;
}

/** Small enough for a ring whose chords can be told apart. */
const ringLimit = 60;

/** The layout that suits a graph of this size and kind, and why. */
export function suggestLayout(tables: GraphTables): LayoutSuggestion {
  const { nodes, edges } = tables;
  const places = findCoordinates(tables)?.count ?? 0;
  if (places > 1 && places * 2 >= nodes.count) return { layout: "geographic", reason: "places" };
  if (edges.count === 0) return { layout: "grid", reason: "noEdges" };
  if (isAcyclic(tables)) return { layout: "layered", reason: "levels" };
  if (isForest(tables)) return { layout: "layered", reason: "tree" };
  const pairs = (nodes.count * (nodes.count - 1)) / 2;
  if (nodes.count <= ringLimit && edges.count > pairs * 0.4) return { layout: "circle", reason: "dense" };
  if (nodes.count > 8 && highestDegree(tables) > nodes.count * 0.6) return { layout: "concentric", reason: "hub" };
  return { layout: "force", reason: "links" };
}

function highestDegree({ nodes, degreeAt }: GraphTables): number {
  let most = 0;
  for (let row = 0; row < nodes.count; row += 1) most = Math.max(most, degreeAt(row));
  return most;
}

function isForest(tables: GraphTables): boolean {
  const { nodes, edges } = tables;
  const countOfParts = () => componentRows(topologyOf(layoutGraphOf(tables))).length;
  return edges.count < nodes.count && countOfParts() === nodes.count - edges.count;
}

/** All edges directed, and none leads back. */
function isAcyclic(tables: GraphTables): boolean {
  const { nodes, edges } = tables;
  const waiting = new Uint32Array(nodes.count);
  for (let edge = 0; edge < edges.count; edge += 1) {
    if (!tables.isDirected(edge)) return false;
    const target = tables.targetRow(edge);
    waiting[target] = (waiting[target] ?? 0) + 1;
  }
  const ready = [...waiting.keys()].filter((row) => waiting[row] === 0);
  for (const row of ready) {
    tables.eachEdgeAt(row, (edge) => {
      if (tables.sourceRow(edge) !== row) return;
      const target = tables.targetRow(edge);
      waiting[target] = (waiting[target] ?? 0) - 1;
      if (waiting[target] === 0) ready.push(target);
    });
  }
  return ready.length === nodes.count;
}
