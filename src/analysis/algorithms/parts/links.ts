import type { AlgorithmGraph } from "@/analysis/catalog/algorithm-types";
import { arrayAt } from "./array-at";

const { float, integer, word } = arrayAt;

/** Which way edges are followed; an edge without a direction is followed both ways in all three. */
export type Way = "out" | "in" | "both";

/** What stands next to each node: `others[starts[row]] … others[starts[row + 1] - 1]`, over the edges of `edges`. */
export interface Links {
  readonly starts: Uint32Array;
  readonly others: Uint32Array;
  readonly edges: Uint32Array;
}

/** Every edge as it may be followed, a self-loop once. */
export function linksOf(graph: AlgorithmGraph, way: Way): Links {
  const starts = new Uint32Array(graph.nodeCount + 1);
  eachLink(graph, way, (from) => {
    starts[from + 1] = word(starts, from + 1) + 1;
  });
  for (let row = 0; row < graph.nodeCount; row += 1) starts[row + 1] = word(starts, row + 1) + word(starts, row);
  const size = word(starts, graph.nodeCount);
  const links = { starts, others: new Uint32Array(size), edges: new Uint32Array(size) };
  const next = starts.slice();
  eachLink(graph, way, (from, to, edge) => {
    const place = word(next, from);
    links.others[place] = to;
    links.edges[place] = edge;
    next[from] = place + 1;
  });
  return links;
}

/** As `linksOf` without self-loops, and of parallel edges only the best one (default: the first of the least weight). */
export function simpleLinksOf(graph: AlgorithmGraph, way: Way, best: "least" | "greatest" = "least"): Links {
  const all = linksOf(graph, way);
  const simple = {
    starts: new Uint32Array(graph.nodeCount + 1),
    others: new Uint32Array(all.others.length),
    edges: new Uint32Array(all.edges.length),
  };
  const better = comparing(graph.weights, best === "least" ? 1 : -1);
  /** Where the other end is in this node's new list, while at or after its start. */
  const places = new Int32Array(graph.nodeCount).fill(-1);
  let size = 0;
  const add = (other: number, edge: number, start: number): void => {
    const place = integer(places, other);
    if (place < start) {
      places[other] = size;
      simple.others[size] = other;
      simple.edges[size] = edge;
      size += 1;
    } else if (better(edge, word(simple.edges, place))) simple.edges[place] = edge;
  };
  for (let row = 0; row < graph.nodeCount; row += 1) {
    const start = size;
    for (let at = word(all.starts, row); at < word(all.starts, row + 1); at += 1) {
      if (all.others[at] !== row) add(word(all.others, at), word(all.edges, at), start);
    }
    simple.starts[row + 1] = size;
  }
  return { starts: simple.starts, others: simple.others.slice(0, size), edges: simple.edges.slice(0, size) };
}

function comparing(weights: Float64Array | undefined, sign: 1 | -1): (edge: number, than: number) => boolean {
  if (!weights) return () => false;
  return (edge, than) => sign * float(weights, edge) < sign * float(weights, than);
}

function eachLink(
  { sources, targets, directed }: AlgorithmGraph,
  way: Way,
  visit: (from: number, to: number, edge: number) => void,
): void {
  for (let edge = 0; edge < sources.length; edge += 1) {
    const [source, target] = [word(sources, edge), word(targets, edge)];
    const isOneWay = directed[edge] === 1 && way !== "both";
    const isLoop = source === target;
    if (!isOneWay || isLoop || way === "out") visit(source, target, edge);
    if (!isLoop && (!isOneWay || way === "in")) visit(target, source, edge);
  }
}
