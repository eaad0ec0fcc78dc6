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

function degreeAt(tables: GraphTables, row: number | undefined): number {
  return row === undefined ? 0 : tables.degreeAt(row);
}
