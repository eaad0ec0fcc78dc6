import { componentRows, degreeIn, neighborsOf, type Topology } from "../../algorithms/topology";
import type { LayoutGraph } from "../../catalog/analysis-types";

/**
 * The level of each row, 0 on top. With a root, or in an undirected graph: steps from the root (the best connected
 * where none is given). In a directed one: the longest way from a node without incoming edges, or to the one node without
 * outgoing edges where all lead to one, as "reports to" does; an edge that closes a cycle is left out.
 */
export function levelsOf(graph: LayoutGraph, topology: Topology, root: number | undefined): Uint32Array {
  const levels = graph.directed ? longestWays(leadingDown(graph, topology)) : new Uint32Array(topology.count);
  if (graph.bothWays) placeUndirected(graph, topology, levels);
  for (const rows of componentRows(topology)) {
    if (root !== undefined && rows.includes(root)) stepsFrom(topology, root, levels);
    else if (!graph.directed) stepsFrom(topology, bestConnected(topology, rows), levels);
  }
  return levels;
}

/** Equal keys share a level, the largest on top; those without stand on the last one. */
export function levelsByKey(keys: Float64Array): Uint32Array {
  const known = [...new Set(keys)].filter((key) => !Number.isNaN(key)).sort((a, b) => b - a);
  const levels = new Map(known.map((key, level) => [key, level]));
  return Uint32Array.from(keys, (key) => levels.get(key) ?? known.length);
}

function bestConnected(topology: Topology, rows: readonly number[]): number {
  return rows.reduce((best, row) => (degreeIn(topology, row) > degreeIn(topology, best) ? row : best), rows[0] ?? 0);
}

function stepsFrom(topology: Topology, start: number, levels: Uint32Array): void {
  const seen = new Set([start]);
  const queue = [start];
  levels[start] = 0;
  for (const row of queue) {
    for (const other of neighborsOf(topology, row)) {
      if (seen.has(other)) continue;
      seen.add(other);
      levels[other] = (levels[row] ?? 0) + 1;
      queue.push(other);
    }
  }
}

/** Nodes that no edge with a direction touches stand one level under the neighbour they are reached from. */
function placeUndirected(graph: LayoutGraph, topology: Topology, levels: Uint32Array): void {
  const seen = new Set<number>();
  for (const [row, targets] of targetsOf(graph).entries()) {
    if (targets.length > 0) seen.add(row);
    for (const target of targets) seen.add(target);
  }
  for (const row of seen) {
    for (const other of neighborsOf(topology, row)) {
      if (seen.has(other)) continue;
      seen.add(other);
      levels[other] = (levels[row] ?? 0) + 1;
    }
  }
}

type Targets = readonly (readonly number[])[];

/** Where the edges lead; turned round where every part has one end that several beginnings lead to: that end is the top. */
function leadingDown(graph: LayoutGraph, topology: Topology): Targets {
  const targets = targetsOf(graph);
  const turned: number[][] = targets.map(() => []);
  for (const [row, ends] of targets.entries()) for (const end of ends) turned[end]?.push(row);
  const count = (rows: readonly number[], from: Targets, to: Targets): number =>
    rows.filter((row) => from[row]?.length !== 0 && to[row]?.length === 0).length;
  const parts = componentRows(topology).map((rows) => ({
    beginnings: count(rows, targets, turned),
    ends: count(rows, turned, targets),
  }));
  const branching = parts.filter(({ beginnings, ends }) => beginnings > 1 || ends > 1);
  return branching.length > 0 && branching.every(({ ends }) => ends === 1) ? turned : targets;
}

function longestWays(targets: Targets): Uint32Array {
  const order = finishOrder(targets, byIndegree(targets));
  const finished = new Uint32Array(targets.length);
  for (const [place, row] of order.entries()) finished[row] = place;
  const closesCycle = (row: number, target: number) => (finished[target] ?? 0) > (finished[row] ?? 0);
  const levels = new Uint32Array(targets.length);
  for (const row of order.toReversed()) {
    const below = (levels[row] ?? 0) + 1;
    for (const target of targets[row] ?? []) {
      if (!closesCycle(row, target)) levels[target] = Math.max(levels[target] ?? 0, below);
    }
  }
  return levels;
}

/** Rows with the fewest incoming edges first. */
function byIndegree(targets: Targets): readonly number[] {
  const indegree = new Uint32Array(targets.length);
  for (const target of targets.flat()) indegree[target] = (indegree[target] ?? 0) + 1;
  return [...targets.keys()].sort((a, b) => (indegree[a] ?? 0) - (indegree[b] ?? 0) || a - b);
}

/** For each row where its edges lead; no loops, and no edges without direction. */
function targetsOf(graph: LayoutGraph): Targets {
  const targets: number[][] = graph.ids.map(() => []);
  for (let index = 0; index < graph.edges.length; index += 2) {
    const source = graph.edges[index] ?? 0;
    const target = graph.edges[index + 1] ?? 0;
    if (source !== target && graph.bothWays?.[index / 2] !== 1) targets[source]?.push(target);
  }
  return targets;
}

/** Rows in the order a depth-first walk leaves them: each after all it leads to, cycles aside. */
function finishOrder(targets: Targets, starts: readonly number[]): readonly number[] {
  const entered = new Uint8Array(targets.length);
  const order: number[] = [];
  for (const start of starts) {
    if (entered[start] === 1) continue;
    const stack = [{ row: start, next: 0 }];
    entered[start] = 1;
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const target = targets[top.row]?.[top.next];
      top.next += 1;
      if (target === undefined) {
        order.push(top.row);
        stack.pop();
      } else if (entered[target] === 0) {
        entered[target] = 1;
        stack.push({ row: target, next: 0 });
      }
    }
  }
  return order;
}
