import { type PlaceRequest, placeSteps } from "@/analysis/layouts/place-nodes";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { GraphNode, Position } from "@/graph/document/graph-types";
import { sameValue } from "@/lib/same-value";

/** What adds one graph to another. */
export interface Merge {
  readonly changes: readonly GraphChange[];
  readonly addedNodes: readonly GraphNode[];
  readonly addedEdges: readonly string[];
  readonly updated: readonly string[];
}

/** Nodes with known ids get the values they lack or that differ; edges of known ids or of equal ends and values are left out. */
export function* mergeSteps(graph: GraphData, open: GraphData): Generator<void, Merge> {
  const known = new Map(open.nodes.map((node) => [node.id, node]));
  const addedNodes = yield* placed(
    graph.nodes.filter(({ id }) => !known.has(id)),
    graph,
    open,
  );
  yield;
  const sets = graph.nodes.flatMap(({ id, attributes }): GraphChange[] => {
    const before = known.get(id)?.attributes;
    if (!before) return [];
    const set = Object.entries(attributes).filter(([name, value]) => !sameValue(before[name] ?? null, value));
    return set.length === 0 ? [] : [{ type: "attributes-set", target: "nodes", id, set: Object.fromEntries(set) }];
  });
  yield;
  const edgeIds = new Set(open.edges.map(({ id }) => id));
  const edgeId = createFreeIds((id) => edgeIds.has(id));
  const same = new Set(open.edges.map(keyOf));
  yield;
  const edges = graph.edges
    .filter((edge) => !same.has(keyOf(edge)))
    .map((edge) => {
      const isOtherWay = edge.directed === undefined && graph.directed !== open.directed;
      return { ...edge, id: edgeId(edge.id), ...(isOtherWay && { directed: graph.directed }) };
    });
  yield;
  return {
    changes: [
      ...addedNodes.map((node) => ({ type: "node-put", node }) as const),
      ...sets,
      ...edges.map((edge) => ({ type: "edge-put", edge }) as const),
    ],
    addedNodes,
    addedEdges: edges.map(({ id }) => id),
    updated: sets.flatMap((change) => (change.type === "attributes-set" ? [change.id] : [])),
  };
}

/** The id itself where it is free, else the next free one of e1, e2 … */
function createFreeIds(isTaken: (id: string) => boolean): (wanted: string) => string {
  const given = new Set<string>();
  let next = 1;
  return (wanted) => {
    let id = wanted;
    for (; given.has(id) || isTaken(id); next += 1) id = `e${next}`;
    given.add(id);
    return id;
  };
}

function keyOf({ source, target, attributes }: GraphData["edges"][number]): string {
  const entries = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([source, target, entries]);
}

/** New nodes stand beside what they join; parents come before what is in them. */
function* placed(
  nodes: readonly GraphNode[],
  graph: GraphData,
  open: GraphData,
): Generator<void, readonly GraphNode[]> {
  const places = new Map(open.nodes.map(({ id, position }) => [id, position]));
  const order = new Map(nodes.map(({ id }, at) => [id, at]));
  const near = new Map<string, (Position | number)[]>();
  const join = (id: string, other: string): void => {
    const later = order.get(other);
    const place = places.get(other) ?? (later !== undefined && later < (order.get(id) ?? 0) ? later : undefined);
    if (place === undefined) return;
    const known = near.get(id);
    if (known === undefined) near.set(id, [place]);
    else known.push(place);
  };
  for (const { source, target } of graph.edges) {
    if (order.has(source)) join(source, target);
    if (order.has(target)) join(target, source);
  }
  yield;
  const requests = nodes.map(({ id }): PlaceRequest => ({ near: near.get(id) ?? [] }));
  const positions = yield* placeSteps(
    [...places.values()].flatMap((position) => position ?? []),
    requests,
  );
  const all = nodes.map((node, at) => {
    const position = positions[at];
    return { ...node, ...(position && { position }) };
  });
  return parentsFirst(all);
}

function parentsFirst(nodes: readonly GraphNode[]): readonly GraphNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const order = new Set<GraphNode>();
  for (const node of nodes) {
    const line: GraphNode[] = [];
    for (let at: GraphNode | undefined = node; at && !order.has(at); at = byId.get(at.parent ?? "")) line.push(at);
    for (const one of line.reverse()) order.add(one);
  }
  return [...order];
}
