import type { GraphTables } from "../tables/element-table";
import { createMinHeap } from "./min-heap";
import { follows } from "./neighbor-rows";

export interface PathSearch {
  readonly source: number;
  readonly target: number;
  /** Directed edges are followed their way only. */
  readonly directed: boolean;
  readonly allowed: (edgeRow: number) => boolean;
  /** 0 or more, NaN = 1; absent: every edge counts 1. */
  readonly weightAt?: (edgeRow: number) => number;
}

export interface PathRows {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly length: number;
}

const unreached = 0xffffffff;

/** Dijkstra 1959 with a binary heap, breadth-first where all edges count the same; undefined when there is no path. */
export function shortestPath(tables: GraphTables, search: PathSearch): PathRows | undefined {
  const distances = new Float64Array(tables.nodes.count).fill(Number.POSITIVE_INFINITY);
  const arrivals = new Uint32Array(tables.nodes.count).fill(unreached);
  distances[search.source] = 0;
  const queue = search.weightAt ? createMinHeap() : createQueue();
  queue.push(search.source, 0);
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (next.row === search.target) return pathTo(tables, search, { distances, arrivals });
    if (next.key > (distances[next.row] ?? 0)) continue;
    visit(tables, search, { ...next, distances, arrivals, push: queue.push });
  }
  return undefined;
}

interface Visit {
  readonly row: number;
  readonly key: number;
  readonly distances: Float64Array;
  readonly arrivals: Uint32Array;
  readonly push: (row: number, key: number) => void;
}

function visit(tables: GraphTables, search: PathSearch, at: Visit): void {
  tables.eachEdgeAt(at.row, (edge, other) => {
    if (!search.allowed(edge) || (search.directed && !follows(tables, edge, at.row, "out"))) return;
    const length = at.key + weightOf(search, edge);
    if (length >= (at.distances[other] ?? 0)) return;
    at.distances[other] = length;
    at.arrivals[other] = edge;
    at.push(other, length);
  });
}

function weightOf(search: PathSearch, edge: number): number {
  const weight = search.weightAt?.(edge) ?? 1;
  return Number.isNaN(weight) ? 1 : weight;
}

function pathTo(
  tables: GraphTables,
  search: PathSearch,
  { distances, arrivals }: { readonly distances: Float64Array; readonly arrivals: Uint32Array },
): PathRows {
  const nodes = [search.target];
  const edges: number[] = [];
  let row = search.target;
  while (row !== search.source) {
    const edge = arrivals[row] ?? unreached;
    edges.push(edge);
    row = tables.sourceRow(edge) === row ? tables.targetRow(edge) : tables.sourceRow(edge);
    nodes.push(row);
  }
  return { nodes: nodes.reverse(), edges: edges.reverse(), length: distances[search.target] ?? 0 };
}

/** First in, first out: breadth-first order, which for edges that count 1 is the order of distance. */
function createQueue(): ReturnType<typeof createMinHeap> {
  const items: { row: number; key: number }[] = [];
  let head = 0;
  return {
    push: (row, key) => {
      items.push({ row, key });
    },
    pop: () => {
      head += 1;
      return items[head - 1];
    },
  };
}
