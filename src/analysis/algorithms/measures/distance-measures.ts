import { arrayAt } from "@/analysis/algorithms/parts/array-at";
import { linksOf } from "@/analysis/algorithms/parts/links";
import { startingRows } from "@/analysis/algorithms/parts/starting-rows";
import { createSweep, type Sweep } from "@/analysis/algorithms/parts/sweep";
import type { Work } from "@/analysis/algorithms/parts/work";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "@/analysis/catalog/algorithm-types";

const { float, word } = arrayAt;

/**
 * How near the others are to a node: the share that can reach it, divided by their mean distance (Wasserman and Faust 1994, so
 * that graphs in several parts compare). In a directed graph along the edges, as graphology and NetworkX count.
 */
export function* closeness(graph: AlgorithmGraph, settings: AlgorithmSettings, seed: number): Work<AlgorithmAnswer> {
  const totals = new Float64Array(graph.nodeCount);
  const { reached, tries, sampled } = yield* lookFromEach(graph, settings, seed, (row, distance) => {
    totals[row] = float(totals, row) + distance;
  });
  const values = totals.map((total, row) => {
    const count = word(reached, row);
    return total === 0 ? 0 : (count / total) * (count / (tries[row] ?? 1));
  });
  return { values: [values], ...sampled };
}

/** The mean of 1 / distance over all others, 0 for those that cannot reach the node (Marchiori and Latora 2000). */
export function* harmonic(graph: AlgorithmGraph, settings: AlgorithmSettings, seed: number): Work<AlgorithmAnswer> {
  const sums = new Float64Array(graph.nodeCount);
  const { tries, sampled } = yield* lookFromEach(graph, settings, seed, (row, distance) => {
    sums[row] = float(sums, row) + 1 / distance;
  });
  return { values: [sums.map((sum, row) => sum / Math.max(1, tries[row] ?? 1))], ...sampled };
}

interface Looked {
  /** By node: from how many of the starts it was reached, and from how many it could have been. */
  readonly reached: Uint32Array;
  readonly tries: Uint32Array;
  readonly sampled: { readonly sampled?: number };
}

/** Visits every node that is reached, from each start; never the start itself. */
function* lookFromEach(
  graph: AlgorithmGraph,
  { samples }: AlgorithmSettings,
  seed: number,
  visit: (row: number, distance: number) => void,
): Work<Looked> {
  const sweep = createSweep(graph.nodeCount, linksOf(graph, "out"), graph.weights);
  const { rows, sampled } = startingRows(graph, samples, seed);
  const reached = new Uint32Array(graph.nodeCount);
  const tries = new Uint32Array(graph.nodeCount).fill(rows.length);
  for (const [index, start] of rows.entries()) {
    tries[start] = rows.length - 1;
    const count = sweep.run(start);
    for (let place = 1; place < count; place += 1) {
      const row = word(sweep.order, place);
      reached[row] = word(reached, row) + 1;
      visit(row, float(sweep.distances, row));
    }
    yield index / rows.length;
  }
  return { reached, tries, sampled: sampled === undefined ? {} : { sampled } };
}

/** The distance from each node to the farthest one it reaches, with the radius and diameter of that. */
export function* eccentricity(graph: AlgorithmGraph, settings: AlgorithmSettings, seed: number): Work<AlgorithmAnswer> {
  const { values, sampled } = yield* farthest(graph, settings, seed);
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const value of values) {
    // A node that reaches nothing has no middle to be near to.
    if (Number.isNaN(value) || value === 0) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const figures = { value: most, radius: Number.isFinite(least) ? least : 0 };
  return { values: [values], figures, ...(sampled !== undefined && { sampled }) };
}

/** The longest of all shortest paths, as a path; pairs without a path are left aside and counted (figures.used: reached pairs). */
export function* diameter(graph: AlgorithmGraph, settings: AlgorithmSettings, seed: number): Work<AlgorithmAnswer> {
  const { start, end, used, sampled } = yield* farthest(graph, settings, seed);
  const sweep = createSweep(graph.nodeCount, linksOf(graph, "out"), graph.weights);
  sweep.run(start);
  const path = pathTo(graph, sweep, start, end);
  const figures = { value: float(sweep.distances, end), used };
  return { ...path, figures, ...(sampled !== undefined && { sampled }) };
}

/** The mean length of all shortest paths between different nodes, over the pairs that have one (figures.used). */
export function* averageDistance(
  graph: AlgorithmGraph,
  settings: AlgorithmSettings,
  seed: number,
): Work<AlgorithmAnswer> {
  let total = 0;
  let used = 0;
  const { sampled } = yield* lookFromEach(graph, settings, seed, (_row, distance) => {
    total += distance;
    used += 1;
  });
  return { figures: { value: used === 0 ? 0 : total / used, used }, ...sampled };
}

interface Farthest {
  /** By node, NaN where it was not looked from. */
  readonly values: Float64Array;
  readonly start: number;
  readonly end: number;
  /** Ordered pairs with a path between them. */
  readonly used: number;
  readonly sampled: number | undefined;
}

function* farthest(graph: AlgorithmGraph, { samples }: AlgorithmSettings, seed: number): Work<Farthest> {
  const sweep = createSweep(graph.nodeCount, linksOf(graph, "out"), graph.weights);
  const { rows, sampled } = startingRows(graph, samples, seed);
  const values = new Float64Array(graph.nodeCount).fill(Number.NaN);
  let [start, end, used, most] = [word(rows, 0), word(rows, 0), 0, 0];
  for (const [index, row] of rows.entries()) {
    const count = sweep.run(row);
    const last = sweep.order[count - 1] ?? row;
    const far = float(sweep.distances, last);
    values[row] = far;
    used += count - 1;
    if (far > most) [start, end, most] = [row, last, far];
    yield index / rows.length;
  }
  return { values, start, end, used, sampled };
}

/** The way the sweep from `start` came to `end`. */
export function pathTo(
  { sources, targets }: AlgorithmGraph,
  { arrivals }: Sweep,
  start: number,
  end: number,
): { readonly nodes: readonly number[]; readonly edges: readonly number[] } {
  const nodes = [end];
  const edges: number[] = [];
  for (let row = end; row !== start; ) {
    const edge = word(arrivals, row);
    edges.push(edge);
    row = word(sources, edge) === row ? word(targets, edge) : word(sources, edge);
    nodes.push(row);
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() };
}
