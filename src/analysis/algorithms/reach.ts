import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "../catalog/algorithm-types";
import { pathTo } from "./measures/distance-measures";
import { arrayAt } from "./parts/array-at";
import { linksOf, simpleLinksOf } from "./parts/links";
import { createSweep } from "./parts/sweep";
import type { Work } from "./parts/work";

const { float, word } = arrayAt;

/** The shortest way from source to target, by weight or by number of edges. */
export function* shortestPath(
  graph: AlgorithmGraph,
  { source = 0, target = 0 }: AlgorithmSettings,
): Work<AlgorithmAnswer> {
  yield 0;
  const sweep = createSweep(graph.nodeCount, linksOf(graph, "out"), graph.weights);
  sweep.run(source);
  const value = sweep.distances[target] ?? Number.POSITIVE_INFINITY;
  if (value === Number.POSITIVE_INFINITY) return { holds: false };
  return { ...pathTo(graph, sweep, source, target), figures: { value }, holds: true };
}

/** The distance from the source to every node it reaches, and these nodes, nearest first. */
export function* distances(graph: AlgorithmGraph, { source = 0 }: AlgorithmSettings): Work<AlgorithmAnswer> {
  yield 0;
  const sweep = createSweep(graph.nodeCount, linksOf(graph, "out"), graph.weights);
  const count = sweep.run(source);
  const values = sweep.distances.map((distance) => (distance === Number.POSITIVE_INFINITY ? Number.NaN : distance));
  return { values: [values], nodes: [...sweep.order.subarray(0, count)] };
}

/** The nodes within so many steps of the source, nearest first and without it; `values`: the steps to each. */
export function* reachable(
  graph: AlgorithmGraph,
  { source = 0, depth = Number.POSITIVE_INFINITY }: AlgorithmSettings,
): Work<AlgorithmAnswer> {
  yield 0;
  const sweep = createSweep(graph.nodeCount, linksOf(graph, "out"));
  const count = sweep.run(source);
  const nodes = [...sweep.order.subarray(1, count)].filter((row) => float(sweep.distances, row) <= depth);
  return { nodes, values: [sweep.distances] };
}

/** The nodes next to both, and their share of all that are next to either (Jaccard 1901); directions are left aside. */
export function* commonNeighbors(
  graph: AlgorithmGraph,
  { source = 0, target = 0 }: AlgorithmSettings,
): Work<AlgorithmAnswer> {
  yield 0;
  const { starts, others } = simpleLinksOf(graph, "both");
  const near = (row: number): Set<number> => {
    const rows = others.subarray(word(starts, row), word(starts, row + 1));
    return new Set(rows.filter((other) => other !== source && other !== target));
  };
  const [first, second] = [near(source), near(target)];
  const nodes = [...first].filter((row) => second.has(row)).sort((a, b) => a - b);
  const either = first.size + second.size - nodes.length;
  return { nodes, figures: { jaccard: either === 0 ? 0 : nodes.length / either } };
}
