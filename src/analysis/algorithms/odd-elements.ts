import { groupBy } from "@/lib/lists/group-by";
import type { AlgorithmAnswer, AlgorithmGraph } from "../catalog/algorithm-types";
import { arrayAt } from "./parts/array-at";
import type { Work } from "./parts/work";

const { word } = arrayAt;

/** Nodes without an edge to another node; a self-loop joins nothing. */
export function* isolatedNodes({ nodeCount, sources, targets }: AlgorithmGraph): Work<AlgorithmAnswer> {
  yield 0;
  const isJoined = new Uint8Array(nodeCount);
  for (let edge = 0; edge < sources.length; edge += 1) {
    if (sources[edge] === targets[edge]) continue;
    isJoined[word(sources, edge)] = 1;
    isJoined[word(targets, edge)] = 1;
  }
  return { nodes: [...isJoined.keys()].filter((row) => isJoined[row] === 0) };
}

/** Edges that lead from a node to itself. */
export function* selfLoops({ sources, targets }: AlgorithmGraph): Work<AlgorithmAnswer> {
  yield 0;
  return { edges: [...sources.keys()].filter((edge) => sources[edge] === targets[edge]) };
}

/** Edges that join the same two nodes the same way as another one; `figures.count`: how many such pairs of nodes. */
export function* parallelEdges(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  yield 0;
  const groups = groupBy(graph.sources.keys(), (edge) => keyOf(graph, edge));
  const several = [...groups.values()].filter((group) => group.length > 1);
  return { edges: several.flat().sort((a, b) => a - b), figures: { count: several.length } };
}

function keyOf({ sources, targets, directed }: AlgorithmGraph, edge: number): string {
  const [source, target] = [word(sources, edge), word(targets, edge)];
  if (directed[edge] === 1) return `${source}>${target}`;
  return `${Math.min(source, target)}-${Math.max(source, target)}`;
}
