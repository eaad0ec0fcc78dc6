import { arrayAt } from "@/analysis/algorithms/parts/array-at";
import type { Work } from "@/analysis/algorithms/parts/work";
import type { AlgorithmAnswer, AlgorithmGraph } from "@/analysis/catalog/algorithm-types";

const { float, word } = arrayAt;

/** Edge ends at each node, by weight where given: a self-loop counts twice. */
export function* degree(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  yield 0;
  return { values: [endsOf(graph, { leaving: true, arriving: true })] };
}

/** Edges that may be followed into each node: directed ones that end there, and those without direction. */
export function* indegree(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  yield 0;
  return { values: [endsOf(graph, { leaving: false, arriving: true })] };
}

export function* outdegree(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  yield 0;
  return { values: [endsOf(graph, { leaving: true, arriving: false })] };
}

interface Wanted {
  readonly leaving: boolean;
  readonly arriving: boolean;
}

function endsOf({ nodeCount, sources, targets, directed, weights }: AlgorithmGraph, wanted: Wanted): Float64Array {
  const ends = new Float64Array(nodeCount);
  const isOneSide = wanted.leaving !== wanted.arriving;
  for (let edge = 0; edge < sources.length; edge += 1) {
    const weight = weights ? float(weights, edge) : 1;
    const [source, target] = [word(sources, edge), word(targets, edge)];
    const isTwoWay = directed[edge] !== 1;
    // Seen from one side only, a loop without direction is one way round.
    const isSecondEnd = isOneSide && isTwoWay && source === target;
    if (wanted.leaving || isTwoWay) ends[source] = float(ends, source) + weight;
    if (!isSecondEnd && (wanted.arriving || isTwoWay)) ends[target] = float(ends, target) + weight;
  }
  return ends;
}
