import { createMinHeap } from "@/graph/reader/min-heap";
import { arrayAt } from "./array-at";
import type { Links } from "./links";

const { float, word } = arrayAt;

/** Distances from one node to all it reaches; made once and run again from other nodes without new memory. */
export interface Sweep {
  /** How many nodes were reached, the start among them. */
  run(start: number): number;
  /** Rows reached by the last run, nearest first. */
  readonly order: Uint32Array;
  /** By row; infinite where the last run did not come. */
  readonly distances: Float64Array;
  /** The edge each reached row was come to by (not of the start). */
  readonly arrivals: Uint32Array;
}

/** Breadth-first where all edges count the same, else Dijkstra (1959) with a binary heap; weights of 0 or more. */
export function createSweep(nodeCount: number, links: Links, weights?: Float64Array): Sweep {
  const order = new Uint32Array(nodeCount);
  const distances = new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY);
  const arrivals = new Uint32Array(nodeCount);
  const state = { order, distances, arrivals, links };
  let reached = 0;
  return {
    order,
    distances,
    arrivals,
    run(start) {
      for (let index = 0; index < reached; index += 1) distances[word(order, index)] = Number.POSITIVE_INFINITY;
      reached = weights ? byWeight(state, weights, start) : byHops(state, start);
      return reached;
    },
  };
}

interface State {
  readonly order: Uint32Array;
  readonly distances: Float64Array;
  readonly arrivals: Uint32Array;
  readonly links: Links;
}

function byHops({ order, distances, arrivals, links }: State, start: number): number {
  const { starts, others, edges } = links;
  let size = 1;
  order[0] = start;
  distances[start] = 0;
  for (let head = 0; head < size; head += 1) {
    const row = word(order, head);
    const next = float(distances, row) + 1;
    const end = word(starts, row + 1);
    for (let at = word(starts, row); at < end; at += 1) {
      const other = word(others, at);
      if (distances[other] !== Number.POSITIVE_INFINITY) continue;
      distances[other] = next;
      arrivals[other] = word(edges, at);
      order[size] = other;
      size += 1;
    }
  }
  return size;
}

function byWeight({ order, distances, arrivals, links }: State, weights: Float64Array, start: number): number {
  const { starts, others, edges } = links;
  const heap = createMinHeap();
  const settled = new Uint8Array(distances.length);
  let size = 0;
  distances[start] = 0;
  heap.push(start, 0);
  for (let next = heap.pop(); next; next = heap.pop()) {
    const { row, key } = next;
    if (settled[row] === 1) continue;
    settled[row] = 1;
    order[size] = row;
    size += 1;
    for (let at = word(starts, row); at < word(starts, row + 1); at += 1) {
      const [other, edge] = [word(others, at), word(edges, at)];
      const length = key + float(weights, edge);
      if (length >= float(distances, other)) continue;
      distances[other] = length;
      arrivals[other] = edge;
      heap.push(other, length);
    }
  }
  return size;
}
