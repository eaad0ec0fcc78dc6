import type { EdgeId, GraphEdge } from "@/graph/document/graph-types";
import type { GraphTables } from "@/graph/tables/element-table";

/** The edges between the same two nodes: with one more or less of them all bend otherwise. */
export function parallelTo(
  tables: GraphTables,
  { source, target }: Pick<GraphEdge, "source" | "target">,
): readonly EdgeId[] {
  const ends = [source, target].map((id) => tables.nodes.rowOf(id));
  const [here, there] = ends.toSorted((one, other) => degreeAt(tables, one) - degreeAt(tables, other));
  const found: EdgeId[] = [];
  if (here === undefined || there === undefined) return found;
  tables.eachEdgeAt(here, (edge, other) => {
    if (other === there) found.push(tables.edges.idAt(edge));
  });
  return found;
}

/** Of each edge, by its row, its two nodes as one number; and which of these numbers come more than once. */
export function pairsOf(tables: GraphTables): { readonly pairs: Float64Array; readonly repeated: ReadonlySet<number> } {
  const { nodes, edges } = tables;
  const pairs = new Float64Array(edges.count);
  for (let row = 0; row < pairs.length; row += 1) {
    const [one, other] = [tables.sourceRow(row), tables.targetRow(row)];
    pairs[row] = Math.min(one, other) * nodes.count + Math.max(one, other);
  }
  // Sorted, equals stand side by side: most pairs have one edge, and nothing is kept of these.
  const sorted = pairs.slice().sort();
  const repeated = new Set<number>();
  for (let at = 1; at < sorted.length; at += 1) {
    const pair = sorted[at] ?? 0;
    if (pair === sorted[at - 1]) repeated.add(pair);
  }
  return { pairs, repeated };
}

function degreeAt(tables: GraphTables, row: number | undefined): number {
  return row === undefined ? 0 : tables.degreeAt(row);
}
