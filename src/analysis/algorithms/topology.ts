import type { LayoutGraph } from "../catalog/analysis-types";

/** A graph as layouts see it: undirected, without loops and parallel edges, rows only. */
export interface Topology {
  readonly count: number;
  /** Flat pairs, each unordered pair once. */
  readonly pairs: Uint32Array;
  /** Neighbours of row r: `neighbors[starts[r]] … neighbors[starts[r + 1] - 1]`. */
  readonly starts: Uint32Array;
  readonly neighbors: Uint32Array;
}

export function topologyOf(graph: Pick<LayoutGraph, "ids" | "edges">): Topology {
  const count = graph.ids.length;
  const pairs = simplePairs(graph.edges, count);
  const starts = new Uint32Array(count + 1);
  for (const row of pairs) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < count; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const next = starts.slice();
  const neighbors = new Uint32Array(pairs.length);
  for (let index = 0; index < pairs.length; index += 2) {
    const a = pairs[index] ?? 0;
    const b = pairs[index + 1] ?? 0;
    neighbors[next[a] ?? 0] = b;
    neighbors[next[b] ?? 0] = a;
    next[a] = (next[a] ?? 0) + 1;
    next[b] = (next[b] ?? 0) + 1;
  }
  return { count, pairs, starts, neighbors };
}

export function neighborsOf(topology: Topology, row: number): Uint32Array {
  return topology.neighbors.subarray(topology.starts[row] ?? 0, topology.starts[row + 1] ?? 0);
}

export function degreeIn(topology: Topology, row: number): number {
  return (topology.starts[row + 1] ?? 0) - (topology.starts[row] ?? 0);
}

/** Connected components as rows in breadth-first order, in order of their first row. */
export function componentRows(topology: Topology): readonly (readonly number[])[] {
  const seen = new Uint8Array(topology.count);
  const components: number[][] = [];
  for (let row = 0; row < topology.count; row += 1) {
    if (seen[row] === 0) components.push(reachFrom(topology, row, seen));
  }
  return components;
}

/** Rows reached from `start`, nearest first; marks them in `seen`. */
function reachFrom(topology: Topology, start: number, seen: Uint8Array): number[] {
  const queue = [start];
  seen[start] = 1;
  for (const row of queue) {
    for (const other of neighborsOf(topology, row)) {
      if (seen[other] === 0) {
        seen[other] = 1;
        queue.push(other);
      }
    }
  }
  return queue;
}

/** The part of a topology that has the given rows, numbered by their place in the list. */
export function subTopology(topology: Topology, rows: readonly number[]): Topology {
  const place = new Map(rows.map((row, index) => [row, index]));
  const edges: number[] = [];
  for (const [row, index] of place) {
    for (const other of neighborsOf(topology, row)) {
      const otherIndex = place.get(other);
      if (otherIndex !== undefined && index < otherIndex) edges.push(index, otherIndex);
    }
  }
  return topologyOf({ ids: rows.map(String), edges: Uint32Array.from(edges) });
}

function simplePairs(edges: Uint32Array, count: number): Uint32Array {
  const seen = new Set<number>();
  const pairs: number[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const a = Math.min(edges[index] ?? 0, edges[index + 1] ?? 0);
    const b = Math.max(edges[index] ?? 0, edges[index + 1] ?? 0);
    const key = a * count + b;
    if (a === b || seen.has(key)) continue;
    seen.add(key);
    pairs.push(a, b);
  }
  return Uint32Array.from(pairs);
}
