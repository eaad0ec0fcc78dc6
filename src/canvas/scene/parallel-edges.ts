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

/** Of each edge, by its row: how many join its two nodes, and which of them it is, from 0. */
export interface Parallels {
  /** Whether any two edges join the same nodes. */
  readonly areThere: boolean;
  count(row: number): number;
  index(row: number): number;
}

/** In typed arrays: where all of half a million edges run beside another, a map of them takes a second. */
export function parallelsOf(tables: GraphTables): Parallels {
  const pairs = pairsOf(tables);
  // Sorted, equals stand side by side: most pairs have one edge, and nothing is kept of these.
  const sorted = pairs.slice().sort();
  const repeated = sorted.filter((pair, at) => pair === sorted[at + 1] && pair !== sorted[at - 1]);
  const counts = new Uint32Array(repeated.length);
  const groups = new Int32Array(pairs.length).fill(-1);
  const indexes = new Uint32Array(pairs.length);
  for (let row = 0; repeated.length > 0 && row < pairs.length; row += 1) {
    const group = placeIn(repeated, pairs[row] ?? 0);
    if (group < 0) continue;
    groups[row] = group;
    indexes[row] = counts[group] ?? 0;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return {
    areThere: repeated.length > 0,
    count: (row) => counts[groups[row] ?? -1] ?? 1,
    index: (row) => indexes[row] ?? 0,
  };
}

/** Of each edge, by its row, its two nodes as one number. */
function pairsOf(tables: GraphTables): Float64Array {
  const { nodes, edges } = tables;
  const pairs = new Float64Array(edges.count);
  for (let row = 0; row < pairs.length; row += 1) {
    const [one, other] = [tables.sourceRow(row), tables.targetRow(row)];
    pairs[row] = Math.min(one, other) * nodes.count + Math.max(one, other);
  }
  return pairs;
}

/** The place of a number in a sorted list, -1 where it is not there. */
function placeIn(sorted: Float64Array, wanted: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted ? from : -1;
}

function degreeAt(tables: GraphTables, row: number | undefined): number {
  return row === undefined ? 0 : tables.degreeAt(row);
}
