import { arrayAt } from "@/analysis/algorithms/parts/array-at";
import { type Links, simpleLinksOf } from "@/analysis/algorithms/parts/links";
import { startingRows } from "@/analysis/algorithms/parts/starting-rows";
import type { Work } from "@/analysis/algorithms/parts/work";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "@/analysis/catalog/algorithm-types";
import { createMinHeap } from "@/graph/reader/min-heap";

const { float, word } = arrayAt;

/**
 * How many of all shortest paths run through each node (Brandes 2001; from a sample of nodes as in Brandes and Pich 2007).
 * Parallel edges are one way; weights are lengths above 0. Normalised by the pairs of other nodes, else counted by pair.
 */
export function* betweenness(
  graph: AlgorithmGraph,
  { samples, normalized = true }: AlgorithmSettings,
  seed: number,
): Work<AlgorithmAnswer> {
  const { nodeCount } = graph;
  const values = new Float64Array(nodeCount);
  const links = simpleLinksOf(graph, "out");
  const count = createPathCount(graph, links);
  const { rows, sampled } = startingRows(graph, samples, seed);
  for (const [index, row] of rows.entries()) {
    addDependencies(count, row, values);
    yield index / rows.length;
  }
  const pairs = normalized ? (nodeCount - 1) * (nodeCount - 2) : pairsPerPath(graph);
  const scale = nodeCount / rows.length / Math.max(1, pairs);
  for (let row = 0; row < nodeCount; row += 1) values[row] = float(values, row) * scale;
  return { values: [values], ...(sampled !== undefined && { sampled }) };
}

/** Without directions each path is found from both of its ends. */
function pairsPerPath({ directed }: AlgorithmGraph): number {
  return directed.includes(1) ? 1 : 2;
}

/** Shortest paths from one start: how many lead to each node, and the order in which nodes were come to. */
interface PathCount {
  readonly links: Links;
  readonly weights: Float64Array | undefined;
  readonly order: Uint32Array;
  readonly distances: Float64Array;
  readonly paths: Float64Array;
  readonly dependencies: Float64Array;
}

function createPathCount({ nodeCount, weights }: AlgorithmGraph, links: Links): PathCount {
  return {
    links,
    weights,
    order: new Uint32Array(nodeCount),
    distances: new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY),
    paths: new Float64Array(nodeCount),
    dependencies: new Float64Array(nodeCount),
  };
}

/** Going back from the farthest node: what each one passes on to those before it on shortest paths. */
function addDependencies(count: PathCount, start: number, values: Float64Array): void {
  const { order, distances, paths, dependencies, weights } = count;
  const reached = weights ? countByWeight(count, weights, start) : countByHops(count, start);
  for (let index = reached - 1; index >= 0; index -= 1) {
    const row = word(order, index);
    dependencies[row] = fromThoseBehind(count, row) * float(paths, row);
    if (row !== start) values[row] = float(values, row) + float(dependencies, row);
  }
  for (let index = 0; index < reached; index += 1) {
    const row = word(order, index);
    distances[row] = Number.POSITIVE_INFINITY;
    paths[row] = 0;
    dependencies[row] = 0;
  }
}

function fromThoseBehind({ links, weights, distances, paths, dependencies }: PathCount, row: number): number {
  const { starts, others, edges } = links;
  const distance = float(distances, row);
  let sum = 0;
  for (let at = word(starts, row), end = word(starts, row + 1); at < end; at += 1) {
    const other = word(others, at);
    const length = weights ? float(weights, word(edges, at)) : 1;
    if (distances[other] === distance + length) sum += (1 + float(dependencies, other)) / float(paths, other);
  }
  return sum;
}

function countByHops({ links, order, distances, paths }: PathCount, start: number): number {
  const { starts, others } = links;
  let size = 1;
  order[0] = start;
  distances[start] = 0;
  paths[start] = 1;
  for (let head = 0; head < size; head += 1) {
    const row = word(order, head);
    const next = float(distances, row) + 1;
    const ways = float(paths, row);
    for (let at = word(starts, row), end = word(starts, row + 1); at < end; at += 1) {
      const other = word(others, at);
      if (distances[other] === Number.POSITIVE_INFINITY) {
        distances[other] = next;
        order[size] = other;
        size += 1;
      }
      if (distances[other] === next) paths[other] = float(paths, other) + ways;
    }
  }
  return size;
}

function countByWeight({ links, order, distances, paths }: PathCount, weights: Float64Array, start: number): number {
  const { starts, others, edges } = links;
  const heap = createMinHeap();
  const settled = new Uint8Array(distances.length);
  let size = 0;
  distances[start] = 0;
  paths[start] = 1;
  heap.push(start, 0);
  for (let next = heap.pop(); next; next = heap.pop()) {
    const { row, key } = next;
    if (settled[row] === 1) continue;
    settled[row] = 1;
    order[size] = row;
    size += 1;
    for (let at = word(starts, row), end = word(starts, row + 1); at < end; at += 1) {
      const other = word(others, at);
      const length = key + float(weights, word(edges, at));
      const known = float(distances, other);
      if (length < known) {
        distances[other] = length;
        paths[other] = float(paths, row);
        heap.push(other, length);
      } else if (length === known) {
        paths[other] = float(paths, other) + float(paths, row);
      }
    }
  }
  return size;
}
