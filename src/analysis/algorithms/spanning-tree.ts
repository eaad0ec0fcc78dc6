import type { AlgorithmAnswer, AlgorithmGraph, AlgorithmSettings } from "../catalog/algorithm-types";
import { arrayAt } from "./parts/array-at";
import { createUnionFind, type UnionFind } from "./parts/union-find";
import type { Work } from "./parts/work";

const { float, integer, word } = arrayAt;

/**
 * The lightest edges that hold every part together, one tree for each part (Borůvka 1926: every tree takes its lightest edge to
 * another one, until none has one; equal weights by order of the edges). Directions are left aside. `maximum`: the heaviest.
 */
export function* spanningTree(graph: AlgorithmGraph, { maximum = false }: AlgorithmSettings): Work<AlgorithmAnswer> {
  const { nodeCount, sources, targets, weights } = graph;
  const trees = createUnionFind(nodeCount);
  const sign = maximum ? -1 : 1;
  const weightOf = (edge: number): number => (weights ? float(weights, edge) : 1);
  const isBetter = (edge: number, than: number): boolean => sign * weightOf(edge) < sign * weightOf(than);
  const chosen = new Uint8Array(sources.length);
  let parts = nodeCount;
  for (let joined = nodeCount; joined > 0; parts -= joined) {
    const best = yield* bestEdges(graph, trees, isBetter);
    joined = 0;
    for (const edge of best) {
      if (edge < 0 || !trees.join(word(sources, edge), word(targets, edge))) continue;
      chosen[edge] = 1;
      joined += 1;
    }
  }
  const edges = [...chosen.keys()].filter((edge) => chosen[edge] === 1);
  return { edges, figures: { value: edges.reduce((sum, edge) => sum + weightOf(edge), 0), parts } };
}

/** The best edge from each tree to another one, by the row that stands for the tree; -1 where there is none. */
function* bestEdges(
  { nodeCount, sources, targets }: AlgorithmGraph,
  trees: UnionFind,
  isBetter: (edge: number, than: number) => boolean,
): Work<Int32Array> {
  const best = new Int32Array(nodeCount).fill(-1);
  const offer = (tree: number, edge: number): void => {
    const known = integer(best, tree);
    if (known < 0 || isBetter(edge, known)) best[tree] = edge;
  };
  for (let edge = 0; edge < sources.length; edge += 1) {
    const [from, to] = [trees.find(word(sources, edge)), trees.find(word(targets, edge))];
    if (from !== to) {
      offer(from, edge);
      offer(to, edge);
    }
    if (edge % 16_384 === 0) yield edge / sources.length;
  }
  return best;
}
