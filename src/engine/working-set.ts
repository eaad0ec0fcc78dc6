import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { GraphEdge, GraphNode, NodeId } from "@/graph/document/graph-types";

import type { GraphPart } from "@/graph/document/remote-graph";
import { edgesAmong, nodesBeside, nodesOf, otherNodes, someNodes } from "./cypher/statements";
import { stepFrom } from "./cypher/ways";

import { toEdge, toNode } from "./elements";
import { cannotAsk } from "./engine-fault";
import { listedRows, listIn } from "./plain-value";
import { type Asked, mostIds } from "./reader/asked";

const mostEdges = 60_000;
/** Of more labels the most frequent are shown. */
const mostLabels = 20;

/** The part of a database that is drawn first: a small one whole; else some nodes of each label, what is around them, all their edges. */
export async function firstPart(limit: number, asked: Asked): Promise<GraphData> {
  const { schema, run } = asked;
  if (schema.nodeCount <= limit) {
    const nodes = listedRows(await run(someNodes(undefined, limit, schema))).map((row) => toNode(row, schema));
    return withEdges(nodes, asked);
  }
  const nodes = new Map<NodeId, GraphNode>();
  const labels = schema.labels.slice(0, mostLabels);
  const all = labels.reduce((sum, { count }) => sum + count, 0);
  for (const { name, count } of labels) {
    const share = Math.max(1, Math.floor((limit * count) / all / 3));
    for (const row of listedRows(await run(someNodes(name, share, schema)))) put(nodes, toNode(row, schema), limit);
  }
  if (labels.length === 0) {
    for (const row of listedRows(await run(someNodes(undefined, Math.floor(limit / 3), schema))))
      put(nodes, toNode(row, schema), limit);
  }
  const around = await run(
    stepFrom([...nodes.keys()], { direction: "both", via: undefined, limit: limit - nodes.size }, schema),
  );
  const ids = listedRows(around).map((row) => String(listIn(row)[0]));
  const more = ids.filter((id) => !nodes.has(id)).slice(0, limit - nodes.size);
  for (const node of await nodesWith(more, asked)) put(nodes, node, limit);
  return withEdges([...nodes.values()], asked);
}

function put(nodes: Map<NodeId, GraphNode>, node: GraphNode, limit: number): void {
  if (nodes.size < limit) nodes.set(node.id, node);
}

async function nodesWith(ids: readonly NodeId[], { schema, run }: Asked): Promise<readonly GraphNode[]> {
  if (ids.length === 0) return [];
  return listedRows(await run(nodesOf(ids, schema))).map((row) => toNode(row, schema));
}

async function edgesOfAll(ids: readonly NodeId[], { schema, run }: Asked): Promise<readonly GraphEdge[]> {
  if (ids.length === 0) return [];
  const rows = listedRows(await run(edgesAmong(ids, { via: undefined, limit: mostEdges }, schema)));
  return rows.map((row) => toEdge(row, schema));
}

async function withEdges(nodes: readonly GraphNode[], asked: Asked): Promise<GraphData> {
  const edges = await edgesOfAll(
    nodes.map(({ id }) => id),
    asked,
  );
  return { ...emptyGraph(), name: asked.schema.name, directed: true, nodes, edges };
}

/** All edges at these nodes, and the nodes they go to. */
export async function aroundPart(ids: readonly NodeId[], asked: Asked) {
  const { schema, run } = asked;
  const rows = listedRows(await run(nodesBeside(ids, mostIds + 1, schema)));
  if (rows.length > mostIds)
    throw cannotAsk("for more than 20,000 nodes beside these", "Nothing was changed. Take fewer nodes at once.");
  const nodes = rows.map((row) => toNode(row, schema));
  return { nodes, edges: await edgesOfAll([...new Set([...ids, ...nodes.map(({ id }) => id)])], asked) };
}

/** These nodes, and the edges among them and those that are shown. */
export async function morePart(ids: readonly NodeId[], shown: readonly NodeId[], asked: Asked): Promise<GraphPart> {
  const all = [...new Set([...shown, ...ids])];
  const [nodes, edges] = await Promise.all([nodesWith(ids, asked), edgesOfAll(all, asked)]);
  const there = new Set([...shown, ...nodes.map(({ id }) => id)]);
  return { nodes, edges: edges.filter(({ source, target }) => there.has(source) && there.has(target)) };
}

/** Nodes that are not shown: those beside what is shown, then any; and the edges among all. */
export async function nextPart(limit: number, shown: readonly NodeId[], asked: Asked): Promise<GraphPart> {
  const { schema, run } = asked;
  const nodes = new Map<NodeId, GraphNode>();
  for (const statement of [nodesBeside, otherNodes]) {
    const room = limit - nodes.size;
    if (room === 0) break;
    const rows = listedRows(await run(statement([...shown, ...nodes.keys()], room, schema)));
    for (const row of rows) put(nodes, toNode(row, schema), limit);
  }
  return withInner([...nodes.values()], shown, asked);
}

/** These nodes alone, and the edges among them. */
export async function partOf(ids: readonly NodeId[], asked: Asked): Promise<GraphData> {
  return withEdges(await nodesWith(ids, asked), asked);
}

async function withInner(nodes: readonly GraphNode[], shown: readonly NodeId[], asked: Asked): Promise<GraphPart> {
  return { nodes, edges: await edgesOfAll([...shown, ...nodes.map(({ id }) => id)], asked) };
}
