import type { Direction } from "../document/graph-reader";
import type { GraphTables } from "../tables/element-table";

export interface NeighborRows {
  /** Nearest first, equal distances in document order; without the starting rows. */
  readonly nodes: readonly { readonly row: number; readonly distance: number }[];
  /** Edge rows among the starting nodes and those found, ascending. */
  readonly edges: readonly number[];
}

export interface NeighborWalk {
  readonly from: readonly number[];
  readonly depth: number;
  readonly direction: Direction;
  /** Edge rows that may be followed. */
  readonly allowed: (edgeRow: number) => boolean;
}

/** Breadth-first from several rows at once. */
export function neighborRows(tables: GraphTables, walk: NeighborWalk): NeighborRows {
  const seen = new Uint8Array(tables.nodes.count);
  for (const row of walk.from) seen[row] = 1;
  const nodes: { row: number; distance: number }[] = [];
  let frontier: readonly number[] = walk.from;
  for (let distance = 1; distance <= walk.depth && frontier.length > 0; distance += 1) {
    const next = nextFrontier(tables, walk, { frontier, seen });
    for (const row of next) nodes.push({ row, distance });
    frontier = next;
  }
  return { nodes, edges: edgesAmong(tables, [...walk.from, ...nodes.map(({ row }) => row)], { seen, walk }) };
}

function nextFrontier(
  tables: GraphTables,
  walk: NeighborWalk,
  { frontier, seen }: { readonly frontier: readonly number[]; readonly seen: Uint8Array },
): readonly number[] {
  const next: number[] = [];
  for (const row of frontier) {
    tables.eachEdgeAt(row, (edge, other) => {
      if (seen[other] || !walk.allowed(edge) || !follows(tables, edge, row, walk.direction)) return;
      seen[other] = 1;
      next.push(other);
    });
  }
  return next.sort((a, b) => a - b);
}

function edgesAmong(
  tables: GraphTables,
  rows: readonly number[],
  { seen, walk }: { readonly seen: Uint8Array; readonly walk: NeighborWalk },
): readonly number[] {
  const edges = new Set<number>();
  for (const row of rows) {
    tables.eachEdgeAt(row, (edge, other) => {
      if (seen[other] && walk.allowed(edge)) edges.add(edge);
    });
  }
  return [...edges].sort((a, b) => a - b);
}

/** Whether the edge may be followed from this node in that direction; undirected ones go both ways. */
export function follows(tables: GraphTables, edge: number, from: number, direction: Direction): boolean {
  if (direction === "both" || !tables.isDirected(edge)) return true;
  return (direction === "out" ? tables.sourceRow(edge) : tables.targetRow(edge)) === from;
}
