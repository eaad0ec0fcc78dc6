import type { AlgorithmAnswer, AlgorithmGraph } from "../catalog/algorithm-types";
import { findCycle } from "./find-cycle";
import { arrayAt } from "./parts/array-at";
import { type Links, linksOf } from "./parts/links";
import type { Work } from "./parts/work";

const { float, word } = arrayAt;

/** Whether all edges have a direction and none leads back; else a cycle where there is one. */
export function* isDag(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const { answer } = yield* order(graph);
  const { values: _order, nodes: _nodes, ...rest } = answer;
  return answer.holds ? rest : answer;
}

/** Place of each node, from 1, so that every edge leads to a later one (Kahn 1962); earlier rows first where free. */
export function* topologicalOrder(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  return (yield* order(graph)).answer;
}

/** The longest way along the edges of a graph without cycles, by weight or by number of edges. */
export function* longestPath(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const { answer, links } = yield* order(graph);
  if (!answer.holds) return answer;
  const ways = { lengths: new Float64Array(graph.nodeCount), arrivals: new Int32Array(graph.nodeCount).fill(-1) };
  const nodes = answer.nodes ?? [];
  for (const row of nodes) lengthen(ways, { graph, links, row });
  const last = nodes.reduce(
    (best, row) => (float(ways.lengths, row) > float(ways.lengths, best) ? row : best),
    nodes[0] ?? 0,
  );
  return { ...wayTo(last, ways, graph), figures: { value: float(ways.lengths, last) }, holds: true };
}

/** The longest way to each node so far, and the edge it ends with (-1: it begins there). */
interface Ways {
  readonly lengths: Float64Array;
  readonly arrivals: Int32Array;
}

/** Goes one edge on from a row whose own longest way stands. */
function lengthen(
  { lengths, arrivals }: Ways,
  { graph, links, row }: { readonly graph: AlgorithmGraph; readonly links: Links; readonly row: number },
): void {
  for (let at = word(links.starts, row); at < word(links.starts, row + 1); at += 1) {
    const [other, edge] = [word(links.others, at), word(links.edges, at)];
    const length = float(lengths, row) + (graph.weights ? float(graph.weights, edge) : 1);
    if (length <= float(lengths, other)) continue;
    lengths[other] = length;
    arrivals[other] = edge;
  }
}

function wayTo(last: number, { arrivals }: Ways, { sources }: AlgorithmGraph) {
  const nodes = [last];
  const edges: number[] = [];
  for (let edge = arrivals[last] ?? -1; edge >= 0; edge = arrivals[nodes.at(-1) ?? 0] ?? -1) {
    edges.push(edge);
    nodes.push(word(sources, edge));
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() };
}

/** `figures.count`: edges without direction, which allow no order. */
function* order(graph: AlgorithmGraph): Work<{ readonly answer: AlgorithmAnswer; readonly links: Links }> {
  const links = linksOf(graph, "out");
  const undirectedCount = graph.directed.reduce((count, mark) => count + (mark === 1 ? 0 : 1), 0);
  if (undirectedCount > 0) {
    const found = yield* findCycle(graph);
    return { links, answer: { ...found, figures: { count: undirectedCount }, holds: false } };
  }
  const nodes = yield* inOrder(graph, links);
  if (nodes.length < graph.nodeCount) {
    const found = yield* findCycle(graph);
    return { links, answer: { ...found, figures: { count: 0 }, holds: false } };
  }
  const values = new Float64Array(graph.nodeCount);
  for (const [index, row] of nodes.entries()) values[row] = index + 1;
  return { links, answer: { values: [values], nodes, figures: { count: 0 }, holds: true } };
}

/** Rows whose edges all come from earlier ones; those on or behind a cycle are missing. */
function* inOrder({ nodeCount, targets }: AlgorithmGraph, { starts, others }: Links): Work<readonly number[]> {
  const waiting = new Uint32Array(nodeCount);
  for (const target of targets) waiting[target] = word(waiting, target) + 1;
  const nodes = [...waiting.keys()].filter((row) => waiting[row] === 0);
  for (const [index, row] of nodes.entries()) {
    for (let at = word(starts, row); at < word(starts, row + 1); at += 1) {
      const other = word(others, at);
      waiting[other] = word(waiting, other) - 1;
      if (waiting[other] === 0) nodes.push(other);
    }
    if (index % 4_096 === 0) yield index / nodeCount;
  }
  return nodes;
}
