import { pushAll } from "@/lib/lists/whole-lists";
import type { AlgorithmAnswer, AlgorithmGraph } from "../catalog/algorithm-types";
import { pathTo } from "./measures/distance-measures";
import { arrayAt } from "./parts/array-at";
import { type Links, linksOf } from "./parts/links";
import { createSweep } from "./parts/sweep";
import { createUnionFind, type UnionFind } from "./parts/union-find";
import type { Work } from "./parts/work";

const { word } = arrayAt;

/** A closed way, each edge once: nodes in order (the first not repeated), edges[i] leads from nodes[i] to the next. */
export interface Cycle {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/** Whether the graph has a cycle, and one. Directed edges are followed their way, others both ways, none twice. */
export function* cycle(graph: AlgorithmGraph): Work<AlgorithmAnswer> {
  const found = yield* findCycle(graph);
  return found ? { ...found, holds: true } : { holds: false };
}

/**
 * The edges without direction close a cycle by themselves or make trees. Taken as one place each, trees are joined by the directed
 * edges alone: a depth-first search over them finds a cycle where there is one, and the ways through the trees complete it.
 */
export function* findCycle(graph: AlgorithmGraph): Work<Cycle | undefined> {
  const { nodeCount, sources, targets, directed } = graph;
  const trees = createUnionFind(nodeCount);
  const treeEdges: number[] = [];
  for (let edge = 0; edge < sources.length; edge += 1) {
    if (directed[edge] === 1) continue;
    const [source, target] = [word(sources, edge), word(targets, edge)];
    if (!trees.join(source, target)) return closed(graph, treeEdges, [edge]);
    treeEdges.push(edge);
    if (edge % 4_096 === 0) yield edge / sources.length / 2;
  }
  const loop = yield* directedCycle(graph, trees);
  return loop && closed(graph, treeEdges, loop);
}

/** Fills the ways through the trees in between the given edges, each of which leads on from its source to its target. */
function closed(graph: AlgorithmGraph, treeEdges: readonly number[], loop: readonly number[]): Cycle {
  const walk = createTreeWalk(graph, treeEdges);
  const nodes: number[] = [];
  const edges: number[] = [];
  for (const [index, edge] of loop.entries()) {
    const next = loop[(index + 1) % loop.length] ?? edge;
    const way = walk(word(graph.targets, edge), word(graph.sources, next));
    nodes.push(word(graph.sources, edge));
    pushAll(nodes, way.nodes.slice(0, -1));
    edges.push(edge);
    pushAll(edges, way.edges);
  }
  return { nodes, edges };
}

/** The one way between two nodes of a tree, both ends included. */
function createTreeWalk(graph: AlgorithmGraph, treeEdges: readonly number[]): (from: number, to: number) => Cycle {
  const pick = (rows: Uint32Array): Uint32Array => Uint32Array.from(treeEdges, (edge) => word(rows, edge));
  const tree = { nodeCount: graph.nodeCount, sources: pick(graph.sources), targets: pick(graph.targets) };
  const forest = { ...tree, directed: new Uint8Array(treeEdges.length) };
  const sweep = createSweep(graph.nodeCount, linksOf(forest, "both"));
  return (from, to) => {
    sweep.run(from);
    const { nodes, edges } = pathTo(forest, sweep, from, to);
    return { nodes, edges: edges.map((edge) => treeEdges[edge] ?? 0) };
  };
}

/** Directed edges that lead from tree to tree and back to the first, in order. */
function* directedCycle(graph: AlgorithmGraph, trees: UnionFind): Work<readonly number[] | undefined> {
  const links = linksBetween(graph, trees);
  const marks = new Uint8Array(graph.nodeCount);
  const descent: Descent = { links, next: links.starts.slice(), marks, way: [], taken: [] };
  for (let root = 0; root < graph.nodeCount; root += 1) {
    if (marks[root] !== 0) continue;
    enter(descent, root);
    for (let steps = 1; descent.way.length > 0; steps += 1) {
      const back = step(descent);
      if (back) return back;
      if (steps % 4_096 === 0) yield 0.5 + root / graph.nodeCount / 2;
    }
  }
  return undefined;
}

interface Descent {
  readonly links: Links;
  /** Where each row's links are read next. */
  readonly next: Uint32Array;
  /** 0 = not seen, 1 = on the way down, 2 = done. */
  readonly marks: Uint8Array;
  /** The rows on the way down, and the edges between them. */
  readonly way: number[];
  readonly taken: number[];
}

function enter({ marks, way }: Descent, row: number): void {
  marks[row] = 1;
  way.push(row);
}

/** One link further down, or one row up; the edges of a cycle when it leads back into the way. */
function step(descent: Descent): readonly number[] | undefined {
  const { links, next, marks, way, taken } = descent;
  const row = way.at(-1) ?? 0;
  const at = word(next, row);
  if (at === word(links.starts, row + 1)) {
    marks[row] = 2;
    way.pop();
    taken.pop();
    return undefined;
  }
  next[row] = at + 1;
  const [other, edge] = [word(links.others, at), word(links.edges, at)];
  if (marks[other] === 1) return [...taken.slice(way.indexOf(other)), edge];
  if (marks[other] === 0) {
    taken.push(edge);
    enter(descent, other);
  }
  return undefined;
}

function linksBetween({ nodeCount, sources, targets, directed }: AlgorithmGraph, trees: UnionFind): Links {
  const oneWay = [...directed.keys()].filter((edge) => directed[edge] === 1);
  const joined = linksOf(
    {
      nodeCount,
      sources: Uint32Array.from(oneWay, (edge) => trees.find(word(sources, edge))),
      targets: Uint32Array.from(oneWay, (edge) => trees.find(word(targets, edge))),
      directed: new Uint8Array(oneWay.length).fill(1),
    },
    "out",
  );
  return { ...joined, edges: joined.edges.map((edge) => oneWay[edge] ?? 0) };
}
