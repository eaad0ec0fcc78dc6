// What is right, by the plainest method that says what the word means; speed does not matter here.
import { at } from "../../../scripts/at.mjs";

/** @import { PlainGraph } from "./types.mjs" */

/**
 * Out-neighbours of each node; both ways where edges have no direction.
 * @param {PlainGraph} graph
 */
function linksOf({ size, edges, directed }) {
  /** @type {{ to: number, weight: number }[][]} */
  const links = Array.from({ length: size }, () => []);
  for (const { source, target, weight } of edges) {
    at(links, source).push({ to: target, weight });
    if (!directed) at(links, target).push({ to: source, weight });
  }
  return links;
}

/** @type {(graph: PlainGraph) => PlainGraph} */
const undirectedOf = (graph) => ({ ...graph, directed: false });

/**
 * Edges from one node to all others; undefined where no path goes.
 * @param {PlainGraph} graph
 * @param {number} start
 */
export function stepsFrom(graph, start) {
  const links = linksOf(graph);
  /** @type {(number | undefined)[]} */
  const steps = new Array(graph.size).fill(undefined);
  steps[start] = 0;
  const queue = [start];
  for (const node of queue) {
    const next = (steps[node] ?? 0) + 1;
    for (const { to } of at(links, node))
      if (steps[to] === undefined) {
        steps[to] = next;
        queue.push(to);
      }
  }
  return steps;
}

/**
 * The least sum of weights from one node to all others (Bellman and Ford).
 * @param {PlainGraph} graph
 * @param {number} start
 */
export function weightFrom(graph, start) {
  const links = linksOf(graph);
  /** @type {number[]} */
  const sums = new Array(graph.size).fill(Number.POSITIVE_INFINITY);
  sums[start] = 0;
  for (let round = 0; round < graph.size; round += 1)
    for (let node = 0; node < graph.size; node += 1)
      for (const { to, weight } of at(links, node)) sums[to] = Math.min(at(sums, to), at(sums, node) + weight);
  return sums;
}

/**
 * The least sum of weights among the paths of fewest edges: what somebody finds who leaves the weights aside.
 * @param {PlainGraph} graph
 * @param {number} start
 * @param {number} end
 */
export function weightOfFewestSteps(graph, start, end) {
  const links = linksOf(graph);
  const steps = stepsFrom(graph, start);
  /** @type {number[]} */
  const sums = new Array(graph.size).fill(Number.POSITIVE_INFINITY);
  sums[start] = 0;
  const nearestFirst = steps
    .flatMap((step, node) => (step === undefined ? [] : [{ node, step }]))
    .sort((a, b) => a.step - b.step);
  for (const { node, step } of nearestFirst)
    for (const { to, weight } of at(links, node))
      if (steps[to] === step + 1) sums[to] = Math.min(at(sums, to), at(sums, node) + weight);
  return at(sums, end);
}

/**
 * Parts that hang together when directions are left aside.
 * @param {PlainGraph} graph
 */
export function parts(graph) {
  const seen = new Set();
  /** @type {(readonly number[])[]} */
  const found = [];
  for (let node = 0; node < graph.size; node += 1) {
    if (seen.has(node)) continue;
    const steps = stepsFrom(undirectedOf(graph), node);
    const part = steps.flatMap((step, index) => (step === undefined ? [] : [index]));
    for (const member of part) seen.add(member);
    found.push(part);
  }
  return found;
}

/**
 * Parts within which each node reaches each other one along the directions.
 * @param {PlainGraph} graph
 */
export function strongParts(graph) {
  const reach = Array.from({ length: graph.size }, (_, node) => stepsFrom(graph, node));
  const seen = new Set();
  let count = 0;
  for (let node = 0; node < graph.size; node += 1) {
    if (seen.has(node)) continue;
    count += 1;
    for (let other = 0; other < graph.size; other += 1)
      if (at(reach, node)[other] !== undefined && at(reach, other)[node] !== undefined) seen.add(other);
  }
  return count;
}

/**
 * A directed graph has a cycle when taking away nodes without an edge into them ends early; another when it is no forest.
 * @param {PlainGraph} graph
 */
export function hasCycle(graph) {
  if (!graph.directed) return graph.edges.length > graph.size - parts(graph).length;
  let left = new Set(graph.names.keys());
  for (;;) {
    const entered = new Set(
      graph.edges.flatMap(({ source, target }) => (left.has(source) && left.has(target) ? [target] : [])),
    );
    if (entered.size === left.size) return left.size > 0;
    left = entered;
  }
}

/** @param {PlainGraph} graph */
export function isBipartite(graph) {
  return parts(graph).every((part) => {
    const steps = stepsFrom(undirectedOf(graph), at(part, 0));
    return graph.edges.every(({ source, target }) => {
      const [from, to] = [steps[source], steps[target]];
      return from === undefined || to === undefined || from % 2 !== to % 2;
    });
  });
}

/**
 * @param {PlainGraph} graph
 * @param {number} node
 */
export function neighboursOf(graph, node) {
  const after = graph.edges.flatMap(({ source, target }) => (source === node ? [target] : []));
  const before = graph.edges.flatMap(({ source, target }) => (target === node ? [source] : []));
  return new Set([...after, ...before]);
}

/**
 * Three nodes each linked to the other two.
 * @param {PlainGraph} graph
 * @returns {readonly (readonly number[])[]}
 */
export function triangles(graph) {
  const near = Array.from({ length: graph.size }, (_, node) => neighboursOf(graph, node));
  /** @param {number} node */
  const later = (node) => [...at(near, node)].filter((other) => other > node);
  return [...graph.names.keys()].flatMap((a) =>
    later(a).flatMap((b) =>
      later(b)
        .filter((c) => at(near, a).has(c))
        .map((c) => [a, b, c]),
    ),
  );
}

/**
 * The longest of the shortest paths; undefined where some node is not reached.
 * @param {PlainGraph} graph
 */
export function diameter(graph) {
  const all = Array.from({ length: graph.size }, (_, node) => stepsFrom(graph, node)).flat();
  const reached = all.filter((steps) => steps !== undefined);
  return reached.length < all.length ? undefined : Math.max(...reached);
}

/**
 * Ford and Fulkerson over shortest paths; each edge carries its weight, both ways where it has no direction.
 * @param {PlainGraph} graph
 * @param {number} source
 * @param {number} sink
 */
export function maxFlow(graph, source, sink) {
  /** @type {number[][]} */
  const room = Array.from({ length: graph.size }, () => new Array(graph.size).fill(0));
  /** @type {(from: number, to: number, amount: number) => void} */
  const widen = (from, to, amount) => {
    const row = at(room, from);
    row[to] = at(row, to) + amount;
  };
  for (const edge of graph.edges) {
    widen(edge.source, edge.target, edge.weight);
    if (!graph.directed) widen(edge.target, edge.source, edge.weight);
  }
  for (let flow = 0; ; ) {
    const path = pathWithRoom(room, source, sink);
    if (!path) return flow;
    const steps = path.slice(1).map((to, index) => ({ from: at(path, index), to }));
    const amount = Math.min(...steps.map(({ from, to }) => at(at(room, from), to)));
    for (const { from, to } of steps) {
      widen(from, to, -amount);
      widen(to, from, amount);
    }
    flow += amount;
  }
}

/**
 * @param {readonly (readonly number[])[]} room
 * @param {number} source
 * @param {number} sink
 */
function pathWithRoom(room, source, sink) {
  /** @type {Map<number, number | undefined>} */
  const from = new Map([[source, undefined]]);
  for (const node of from.keys()) {
    if (node === sink) break;
    for (const [to, left] of at(room, node).entries()) if (left > 0 && !from.has(to)) from.set(to, node);
  }
  if (!from.has(sink)) return undefined;
  const path = [sink];
  for (let node = from.get(sink); node !== undefined; node = from.get(node)) path.unshift(node);
  return path;
}

/**
 * Lightest edges first, each that joins two parts (Kruskal).
 * @param {PlainGraph} graph
 */
export function spanningTreeWeight(graph) {
  const partOf = [...graph.names.keys()];
  let sum = 0;
  for (const { source, target, weight } of [...graph.edges].sort((a, b) => a.weight - b.weight)) {
    const [from, gone] = [at(partOf, source), at(partOf, target)];
    if (from === gone) continue;
    sum += weight;
    for (const [node, part] of partOf.entries()) if (part === gone) partOf[node] = from;
  }
  return sum;
}

/**
 * Edges without which there are more parts.
 * @param {PlainGraph} graph
 */
export function bridges(graph) {
  const whole = parts(graph).length;
  return graph.edges.filter(
    (edge) => parts({ ...graph, edges: graph.edges.filter((other) => other !== edge) }).length > whole,
  );
}

/**
 * Nodes without which, and their edges, there are more parts.
 * @param {PlainGraph} graph
 */
export function cutNodes(graph) {
  const whole = parts(graph).length;
  return [...graph.names.keys()].filter((node) => {
    const edges = graph.edges.filter(({ source, target }) => source !== node && target !== node);
    // The node itself is then a part of its own.
    return parts({ ...graph, edges }).length - 1 > whole;
  });
}
