import { arrayAt } from "@/analysis/algorithms/parts/array-at";
import { simpleLinksOf } from "@/analysis/algorithms/parts/links";
import type { Work } from "@/analysis/algorithms/parts/work";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "@/analysis/catalog/algorithm-types";
import { indegree, outdegree } from "./degree-measures";

const { float, word } = arrayAt;

/** Joined pairs by pairs that could be; a pair joined without direction is joined both ways. Loops and parallel edges add nothing. */
export function* density(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  yield 0;
  const pairs = graph.nodeCount * (graph.nodeCount - 1);
  const used = simpleLinksOf(graph, "out").others.length;
  return { figures: { value: pairs === 0 ? 0 : used / pairs, used } };
}

/** Of the directed links between different nodes, the share that another one answers; `holds` is false without any. */
export function* reciprocity(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  yield 0;
  const oneWay = [...graph.directed.keys()].filter((edge) => graph.directed[edge] === 1);
  const { starts, others } = simpleLinksOf(
    {
      nodeCount: graph.nodeCount,
      sources: Uint32Array.from(oneWay, (edge) => word(graph.sources, edge)),
      targets: Uint32Array.from(oneWay, (edge) => word(graph.targets, edge)),
      directed: new Uint8Array(oneWay.length).fill(1),
    },
    "out",
  );
  const pairs = new Set<number>();
  for (let row = 0; row < graph.nodeCount; row += 1) {
    for (let at = word(starts, row); at < word(starts, row + 1); at += 1)
      pairs.add(row * graph.nodeCount + word(others, at));
  }
  let total = 0;
  for (const pair of pairs) {
    const [row, other] = [Math.floor(pair / graph.nodeCount), pair % graph.nodeCount];
    if (pairs.has(other * graph.nodeCount + row)) total += 1;
  }
  return {
    figures: { value: pairs.size === 0 ? 0 : total / pairs.size, total, used: pairs.size },
    holds: pairs.size > 0,
  };
}

/**
 * Whether edges join alike with alike, from -1 to 1 (Newman 2003): by degree, by a number of the nodes, or by their groups. `used`:
 * edges whose ends both have a value; `holds` is false where all ends are the same, so that nothing can be said.
 */
export function* assortativity(graph: AlgorithmGraph, { isGrouped = false }: AlgorithmSettings): Work<AlgorithmAnswer> {
  const { nodeValues } = graph;
  const leaving = nodeValues ?? firstOf(yield* outdegree({ ...withoutWeights(graph) }));
  const arriving = nodeValues ?? firstOf(yield* indegree({ ...withoutWeights(graph) }));
  const ends: (readonly [number, number])[] = [];
  let used = 0;
  for (let edge = 0; edge < graph.sources.length; edge += 1) {
    const [source, target] = [word(graph.sources, edge), word(graph.targets, edge)];
    const [from, to] = [float(leaving, source), float(arriving, target)];
    if (Number.isNaN(from) || Number.isNaN(to)) continue;
    used += 1;
    ends.push([from, to]);
    if (graph.directed[edge] !== 1) ends.push([float(leaving, target), float(arriving, source)]);
  }
  const value = isGrouped ? groupCorrelation(ends) : correlation(ends);
  return { figures: { value: Number.isNaN(value) ? 0 : value, used }, holds: !Number.isNaN(value) };
}

/** How much more edges run inside the groups of `nodeValues` than by chance, at most 1 (Newman and Girvan 2004); without directions. */
export function* modularity(graph: AlgorithmGraph, { resolution = 1 }: AlgorithmSettings): Work<AlgorithmAnswer> {
  yield 0;
  const groups = graph.nodeValues ?? new Float64Array(graph.nodeCount);
  return { figures: { value: modularityOf(graph, groups, resolution), count: new Set(groups).size } };
}

export function modularityOf(
  { sources, targets, weights }: AlgorithmGraph,
  groups: Float64Array,
  resolution: number,
): number {
  const inside = new Map<number, number>();
  const ends = new Map<number, number>();
  const add = (sums: Map<number, number>, group: number, by: number) => sums.set(group, (sums.get(group) ?? 0) + by);
  let total = 0;
  for (let edge = 0; edge < sources.length; edge += 1) {
    const weight = weights ? float(weights, edge) : 1;
    const [from, to] = [float(groups, word(sources, edge)), float(groups, word(targets, edge))];
    total += weight;
    add(ends, from, weight);
    add(ends, to, weight);
    if (from === to) add(inside, from, weight);
  }
  if (total === 0) return 0;
  let value = 0;
  for (const [group, sum] of ends) value += (inside.get(group) ?? 0) / total - resolution * (sum / (2 * total)) ** 2;
  return value;
}

function withoutWeights({ weights: _weights, ...graph }: AlgorithmGraph): AlgorithmGraph {
  return graph;
}

function firstOf({ values = [] }: AlgorithmAnswer): Float64Array {
  return values[0] ?? new Float64Array(0);
}

/** Pearson's, NaN where one side does not vary. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [meanFrom, meanTo] = [mean(0), mean(1)];
  let [both, from, to] = [0, 0, 0];
  for (const [x, y] of pairs) {
    both += (x - meanFrom) * (y - meanTo);
    from += (x - meanFrom) ** 2;
    to += (y - meanTo) ** 2;
  }
  return from === 0 || to === 0 ? Number.NaN : both / Math.sqrt(from * to);
}

function groupCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [froms, tos] = [new Map<number, number>(), new Map<number, number>()];
  let same = 0;
  for (const [from, to] of pairs) {
    froms.set(from, (froms.get(from) ?? 0) + 1);
    tos.set(to, (tos.get(to) ?? 0) + 1);
    if (from === to) same += 1;
  }
  let chance = 0;
  for (const [group, count] of froms) chance += (count / pairs.length) * ((tos.get(group) ?? 0) / pairs.length);
  return pairs.length === 0 || chance === 1 ? Number.NaN : (same / pairs.length - chance) / (1 - chance);
}
