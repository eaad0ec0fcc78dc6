// What is right, by the plainest method that says what the word means; speed does not matter here.

/** Out-neighbours of each node; both ways where edges have no direction. */
function linksOf({ size, edges, directed }) {
  const links = Array.from({ length: size }, () => []);
  for (const { source, target, weight } of edges) {
    links[source].push({ to: target, weight });
    if (!directed) links[target].push({ to: source, weight });
  }
  return links;
}

const undirectedOf = (graph) => ({ ...graph, directed: false });

/** Edges from one node to all others; undefined where no path goes. */
export function stepsFrom(graph, start) {
  const links = linksOf(graph);
  const steps = new Array(graph.size).fill(undefined);
  steps[start] = 0;
  const queue = [start];
  for (const node of queue)
    for (const { to } of links[node])
      if (steps[to] === undefined) {
        steps[to] = steps[node] + 1;
        queue.push(to);
      }
  return steps;
}

/** The least sum of weights from one node to all others (Bellman and Ford). */
export function weightFrom(graph, start) {
  const links = linksOf(graph);
  const sums = new Array(graph.size).fill(Number.POSITIVE_INFINITY);
  sums[start] = 0;
  for (let round = 0; round < graph.size; round += 1)
    for (let node = 0; node < graph.size; node += 1)
      for (const { to, weight } of links[node]) sums[to] = Math.min(sums[to], sums[node] + weight);
  return sums;
}

/** The least sum of weights among the paths of fewest edges: what somebody finds who leaves the weights aside. */
export function weightOfFewestSteps(graph, start, end) {
  const links = linksOf(graph);
  const steps = stepsFrom(graph, start);
  const sums = new Array(graph.size).fill(Number.POSITIVE_INFINITY);
  sums[start] = 0;
  const nearestFirst = [...graph.names.keys()]
    .filter((node) => steps[node] !== undefined)
    .sort((a, b) => steps[a] - steps[b]);
  for (const node of nearestFirst)
    for (const { to, weight } of links[node])
      if (steps[to] === steps[node] + 1) sums[to] = Math.min(sums[to], sums[node] + weight);
  return sums[end];
}

/** Parts that hang together when directions are left aside. */
export function parts(graph) {
  const seen = new Set();
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

/** Parts within which each node reaches each other one along the directions. */
export function strongParts(graph) {
  const reach = Array.from({ length: graph.size }, (_, node) => stepsFrom(graph, node));
  const seen = new Set();
  let count = 0;
  for (let node = 0; node < graph.size; node += 1) {
    if (seen.has(node)) continue;
    count += 1;
    for (let other = 0; other < graph.size; other += 1)
      if (reach[node][other] !== undefined && reach[other][node] !== undefined) seen.add(other);
  }
  return count;
}

/** A directed graph has a cycle when taking away nodes without an edge into them ends early; another when it is no forest. */
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

export function isBipartite(graph) {
  return parts(graph).every(([start]) => {
    const steps = stepsFrom(undirectedOf(graph), start);
    return graph.edges.every(
      ({ source, target }) => steps[source] === undefined || steps[source] % 2 !== steps[target] % 2,
    );
  });
}

export function neighboursOf(graph, node) {
  const after = graph.edges.flatMap(({ source, target }) => (source === node ? [target] : []));
  const before = graph.edges.flatMap(({ source, target }) => (target === node ? [source] : []));
  return new Set([...after, ...before]);
}

/** Three nodes each linked to the other two. */
export function triangles(graph) {
  const near = Array.from({ length: graph.size }, (_, node) => neighboursOf(graph, node));
  const later = (node) => [...near[node]].filter((other) => other > node);
  return [...graph.names.keys()].flatMap((a) =>
    later(a).flatMap((b) =>
      later(b)
        .filter((c) => near[a].has(c))
        .map((c) => [a, b, c]),
    ),
  );
}

/** The longest of the shortest paths; undefined where some node is not reached. */
export function diameter(graph) {
  const all = Array.from({ length: graph.size }, (_, node) => stepsFrom(graph, node)).flat();
  return all.includes(undefined) ? undefined : Math.max(...all);
}

/** Ford and Fulkerson over shortest paths; each edge carries its weight, both ways where it has no direction. */
export function maxFlow(graph, source, sink) {
  const room = Array.from({ length: graph.size }, () => new Array(graph.size).fill(0));
  for (const edge of graph.edges) {
    room[edge.source][edge.target] += edge.weight;
    if (!graph.directed) room[edge.target][edge.source] += edge.weight;
  }
  for (let flow = 0; ; ) {
    const path = pathWithRoom(room, source, sink);
    if (!path) return flow;
    const steps = path.slice(1).map((node, index) => [path[index], node]);
    const amount = Math.min(...steps.map(([from, to]) => room[from][to]));
    for (const [from, to] of steps) {
      room[from][to] -= amount;
      room[to][from] += amount;
    }
    flow += amount;
  }
}

function pathWithRoom(room, source, sink) {
  const from = new Map([[source, undefined]]);
  for (const node of from.keys()) {
    if (node === sink) break;
    for (const [to, left] of room[node].entries()) if (left > 0 && !from.has(to)) from.set(to, node);
  }
  if (!from.has(sink)) return undefined;
  const path = [];
  for (let node = sink; node !== undefined; node = from.get(node)) path.unshift(node);
  return path;
}

/** Lightest edges first, each that joins two parts (Kruskal). */
export function spanningTreeWeight(graph) {
  const partOf = [...graph.names.keys()];
  let sum = 0;
  for (const { source, target, weight } of [...graph.edges].sort((a, b) => a.weight - b.weight)) {
    const [kept, gone] = [partOf[source], partOf[target]];
    if (kept === gone) continue;
    sum += weight;
    for (const [node, part] of partOf.entries()) if (part === gone) partOf[node] = kept;
  }
  return sum;
}

/** Edges without which there are more parts. */
export function bridges(graph) {
  const whole = parts(graph).length;
  return graph.edges.filter(
    (edge) => parts({ ...graph, edges: graph.edges.filter((other) => other !== edge) }).length > whole,
  );
}

/** Nodes without which, and their edges, there are more parts. */
export function cutNodes(graph) {
  const whole = parts(graph).length;
  return [...graph.names.keys()].filter((node) => {
    const edges = graph.edges.filter(({ source, target }) => source !== node && target !== node);
    // The node itself is then a part of its own.
    return parts({ ...graph, edges }).length - 1 > whole;
  });
}
