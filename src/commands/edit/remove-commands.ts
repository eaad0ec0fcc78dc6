import * as z from "zod/mini";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphNode } from "@/graph/document/graph-types";
import type { GraphTables } from "@/graph/tables/element-table";
import { say } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { namesAfterColon } from "../elements/labels";
import { elements, nodesAndEdges, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { targetParameter } from "../registry/parameters";

export const texts = {
  ...partTexts,
  deleted: "Deleted {what}{names}.",
  alreadyEmpty: "The graph is already empty.",
  cleared: "Cleared the graph: deleted {what}.",
} as const;
const tell = speaker(texts);

export const removeElements = defineWork({
  description: "Deletes the matching nodes with their edges, or the matching edges.",
  input: z.strictObject({ selector: z.string(), target: z._default(targetParameter, "nodes") }),
  run: async ({ selector, target }, context) => {
    const found = await resolveElements({ selector }, target, context);
    if (!found.success) return found;
    if (found.ids.length === 0) {
      return nothingMatches(found, target, context, { removedNodes: 0, removedEdges: 0 });
    }
    const tables = context.tables();
    const nodes = target === "nodes" ? withContents(found.ids, context.state.snapshot().nodes) : [];
    const edges = target === "nodes" ? edgesAt(nodes, tables) : found.ids;
    const what = removedText(nodes.length, edges.length);
    const names = target === "nodes" ? namesAfterColon(tables, found.ids) : "";
    return {
      success: true,
      ...tell({ id: "deleted", with: { what, names } }),
      data: { removedNodes: nodes.length, removedEdges: edges.length },
      changes: [...edges.map(edgeRemoval), ...nodes.map(nodeRemoval)],
      affectedNodes: nodes,
      affectedEdges: edges,
      ask: `Delete ${say(partTexts, what)}?`,
    };
  },
});

export const clearGraph = defineWork({
  description: "Deletes every node and edge, with styles, sets and filter.",
  input: z.strictObject({}),
  run: async (_input, context) => {
    const { nodes, edges } = context.tables();
    const data = { removedNodes: nodes.count, removedEdges: edges.count };
    if (nodes.count === 0 && isBare(context)) {
      return { success: true, ...tell({ id: "alreadyEmpty" }), data };
    }
    const what = removedText(nodes.count, edges.count);
    const graph = { ...context.state.meta, nodes: [], edges: [], layers: [], sets: [], filter: null };
    return {
      success: true,
      ...tell({ id: "cleared", with: { what } }),
      data,
      changes: [{ type: "graph-replace", graph }],
      affectedNodes: idsOf(nodes),
      affectedEdges: idsOf(edges),
      ask: `Delete the whole graph: ${say(partTexts, what)}?`,
    };
  },
});

function isBare({ state }: CommandContext): boolean {
  return state.layers.length === 0 && state.namedSets.length === 0 && state.filter === null;
}

function idsOf(table: GraphTables["nodes"]): readonly string[] {
  return Array.from({ length: table.count }, (_, row) => table.idAt(row));
}

/** "3 nodes and 4 edges"; what there is none of is left out. */
function removedText(nodes: number, edges: number) {
  if (nodes === 0 && edges > 0) return elements(edges, "edges");
  return edges === 0 ? elements(nodes, "nodes") : nodesAndEdges(nodes, edges);
}

/** With all that stands inside them; what is in another node goes before it. */
function withContents(ids: readonly string[], nodes: readonly GraphNode[]): readonly string[] {
  const children = new Map<string, string[]>();
  for (const { id, parent } of nodes) {
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const order = new Set<string>();
  const add = (id: string): void => {
    for (const child of children.get(id) ?? []) add(child);
    order.add(id);
  };
  for (const id of ids) add(id);
  return [...order];
}

/** Every edge at the nodes, once. */
export function edgesAt(nodes: readonly string[], tables: GraphTables): readonly string[] {
  const rows = new Set<number>();
  for (const id of nodes) tables.eachEdgeAt(tables.nodes.rowOf(id) ?? -1, (edge) => rows.add(edge));
  return [...rows].sort((a, b) => a - b).map((row) => tables.edges.idAt(row));
}

export function edgeRemoval(id: string): GraphChange {
  return { type: "edge-remove", id };
}

export function nodeRemoval(id: string): GraphChange {
  return { type: "node-remove", id };
}
