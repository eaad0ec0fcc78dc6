import { UndirectedGraph } from "graphology";
import louvainCommunities from "graphology-communities-louvain";
import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "../algorithm-types";
import { createSeededRandom } from "../seeded-random";
import { float, word } from "./array-at";
import { modularityOf } from "./graph-figures";
import { numberGroups } from "./number-groups";
import type { Work } from "./work";

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

function* toGraphology({ nodeCount, sources, targets, weights }: AlgorithmGraph): Work<UndirectedGraph> {
  const joined = new UndirectedGraph();
  for (let row = 0; row < nodeCount; row += 1) {
    joined.addNode(row);
    if (row % 4_096 === 0) yield (0.2 * row) / nodeCount;
  }
  for (let edge = 0; edge < sources.length; edge += 1) {
    const [source, target, weight] = [word(sources, edge), word(targets, edge), weights ? float(weights, edge) : 1];
    if (weight === 0) continue;
    joined.updateEdge(source, target, (known) => ({ weight: (known["weight"] ?? 0) + weight }));
    if (edge % 4_096 === 0) yield 0.2 + (0.3 * edge) / sources.length;
  }
  return joined;
}
