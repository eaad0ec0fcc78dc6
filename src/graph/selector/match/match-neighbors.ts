import type { ElementTarget } from "@/graph/document/graph-types";
import type { GraphTables } from "@/graph/tables/element-table";
import { type Matcher, markRows, rowMatcher } from "./matcher";

const START = 1;
const REACHED = 2;

/**
 * Nodes within `depth` steps of the starting nodes, whatever the direction of the edges, without the starting nodes
 * themselves. Of edges: those among the starting nodes and the ones reached. Walked when first asked.
 */
export function matchNeighbors(of: Matcher, depth: number, target: ElementTarget, tables: GraphTables): Matcher {
  let marks: Uint8Array | undefined;
  const markAt = (row: number): number => {
    marks ??= walk(of.all(), depth, tables);
    return marks[row] ?? 0;
  };
  if (target === "nodes") return rowMatcher(tables.nodes.count, (row) => markAt(row) === REACHED);
  return rowMatcher(
    tables.edges.count,
    (row) => markAt(tables.sourceRow(row)) > 0 && markAt(tables.targetRow(row)) > 0,
  );
}

function walk(start: Uint32Array, depth: number, tables: GraphTables): Uint8Array {
  const marks = markRows(start, tables.nodes.count);
  let front: readonly number[] = Array.from(start);
  for (let step = 0; step < depth && front.length > 0; step += 1) {
    const next: number[] = [];
    for (const row of front) {
      tables.eachEdgeAt(row, (_, other) => {
        if (marks[other] === START || marks[other] === REACHED) return;
        marks[other] = REACHED;
        next.push(other);
      });
    }
    front = next;
  }
  return marks;
}
