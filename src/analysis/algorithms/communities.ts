import { UndirectedGraph } from "graphology";
import louvainCommunities from "graphology-communities-louvain";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "../catalog/algorithm-types";
import { createSeededRandom } from "../random/seeded-random";
import { modularityOf } from "./measures/graph-figures";
import { arrayAt } from "./parts/array-at";
import { type Links, linksOf } from "./parts/links";
import { numberGroups } from "./parts/number-groups";
import type { Work } from "./parts/work";

const { float, word } = arrayAt;

/**
 * Communities by the Louvain method (Blondel et al. 2008), by graphology; 1 is the largest. Directions are left aside, weights of
 * parallel edges add up. The search itself is one piece: only what stands before and after it hears a stop in between.
 */
export function* louvain(
  graph: AlgorithmGraph,
  { resolution = 1 }: AlgorithmSettings,
  seed: number,
): Work<AlgorithmAnswer> {
  const joined = yield* toGraphology(graph);
  const groups = new Float64Array(graph.nodeCount);
  if (joined.size === 0) groups.set(Float64Array.from(groups.keys()));
  else {
    const found = louvainCommunities(joined, {
      getEdgeWeight: "weight",
      resolution,
      rng: createSeededRandom(seed),
    });
    for (const row of groups.keys()) groups[row] = found[row] ?? 0;
  }
  const { values, count } = numberGroups(groups);
  return { values: [values], figures: { count, modularity: modularityOf(graph, groups, resolution) } };
}

/** Weights of parallel edges are added up before: telling graphology of each costs it more than the search. */
function* toGraphology(graph: AlgorithmGraph): Work<UndirectedGraph> {
  const joined = new UndirectedGraph();
  for (let row = 0; row < graph.nodeCount; row += 1) joined.addNode(row);
  const links = linksOf(graph, "both");
  const sums = new Float64Array(graph.nodeCount);
  for (let row = 0; row < graph.nodeCount; row += 1) {
    addWeights(sums, { graph, links, row });
    for (let at = word(links.starts, row); at < word(links.starts, row + 1); at += 1) {
      const other = word(links.others, at);
      if (float(sums, other) > 0)
        joined.addUndirectedEdgeWithKey(joined.size, row, other, { weight: float(sums, other) });
      sums[other] = 0;
    }
    if (row % 1_024 === 0) yield (0.5 * row) / graph.nodeCount;
  }
  return joined;
}

/** What joins a row with those from itself on: each pair once. */
function addWeights(
  sums: Float64Array,
  { graph, links, row }: { readonly graph: AlgorithmGraph; readonly links: Links; readonly row: number },
): void {
  for (let at = word(links.starts, row); at < word(links.starts, row + 1); at += 1) {
    const other = word(links.others, at);
    if (other >= row)
      sums[other] = float(sums, other) + (graph.weights ? float(graph.weights, word(links.edges, at)) : 1);
  }
}
