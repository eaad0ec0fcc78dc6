import * as z from "zod/mini";
import { type PlaceRequest, placeNodes } from "@/analysis/layouts/place-nodes";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { GraphNode, Position } from "@/graph/document/graph-types";
import { readGraph } from "@/graph/formats/read-graph";
import type { CommandContext } from "../door/command-types";
import { defineWork } from "../door/define-command";
import { refuse } from "../door/results";
import { sameValue } from "../edit/same-value";
import { counted } from "../elements/wording";

export const importData = defineWork({
  description: "Adds the graph in a text (CSV, JSON …); equal ids are joined.",
  input: z.strictObject({ text: z.string() }),
  run: async ({ text }, context) => {
    const read = await readGraph(text, "The text");
    if (!read.success) return refuse(read.message, read.hint ?? "Write one edge a row: Ann,Bob.");
    const merge = mergeInto(read.graph, context);
    const data = {
      addedNodes: merge.addedNodes.length,
      addedEdges: merge.addedEdges.length,
      updatedNodes: merge.updated.length,
    };
    if (merge.changes.length === 0) {
      return { success: true, message: "Nothing was added: all of it is in the graph already.", data };
    }
    const parts = [
      ...(data.addedNodes > 0 ? [counted(data.addedNodes, "node")] : []),
      ...(data.addedEdges > 0 ? [counted(data.addedEdges, "edge")] : []),
    ];
    const added = parts.length > 0 ? `Added ${parts.join(" and ")}` : "";
    const updated =
      data.updatedNodes > 0 ? `${added === "" ? "Updated" : "; updated"} ${counted(data.updatedNodes, "node")}` : "";
    return {
      success: true,
      message: [`${added}${updated}.`, ...read.notes, ...looksNote(read.graph)].join(" "),
      data,
      changes: merge.changes,
      affectedNodes: [...merge.addedNodes.map(({ id }) => id), ...merge.updated],
      affectedEdges: merge.addedEdges,
    };
  },
});

/** Looks belong to a file that is opened: what is added looks like the rest. */
function looksNote({ layers }: GraphData): readonly string[] {
  return layers.length === 0 ? [] : ["Its looks were not taken over."];
}

interface Merge {
  readonly changes: readonly GraphChange[];
  readonly addedNodes: readonly GraphNode[];
  readonly addedEdges: readonly string[];
  readonly updated: readonly string[];
}

/** Nodes with known ids get the values they lack or that differ; edges of known ids or of equal ends and values are left out. */
function mergeInto(graph: GraphData, { state, tables }: CommandContext): Merge {
  const open = state.snapshot();
  const known = new Map(open.nodes.map((node) => [node.id, node]));
  const addedNodes = placed(
    graph.nodes.filter(({ id }) => !known.has(id)),
    graph,
    open,
  );
  const sets = graph.nodes.flatMap(({ id, attributes }): GraphChange[] => {
    const before = known.get(id)?.attributes;
    if (!before) return [];
    const set = Object.entries(attributes).filter(([name, value]) => !sameValue(before[name] ?? null, value));
    return set.length === 0 ? [] : [{ type: "attributes-set", target: "nodes", id, set: Object.fromEntries(set) }];
  });
  const edgeId = createFreeIds((id) => tables().edges.rowOf(id) !== undefined);
  const same = new Set(open.edges.map(keyOf));
  const edges = graph.edges
    .filter((edge) => !same.has(keyOf(edge)))
    .map((edge) => {
      const isOtherWay = edge.directed === undefined && graph.directed !== open.directed;
      return { ...edge, id: edgeId(edge.id), ...(isOtherWay && { directed: graph.directed }) };
    });
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

/** New nodes stand beside what they join; parents come before what stands in them. */
function placed(nodes: readonly GraphNode[], graph: GraphData, open: GraphData): readonly GraphNode[] {
  const places = new Map(open.nodes.map(({ id, position }) => [id, position]));
  const order = new Map(nodes.map(({ id }, at) => [id, at]));
  const near = new Map<string, (Position | number)[]>();
  const join = (id: string, other: string): void => {
    const later = order.get(other);
    const place = places.get(other) ?? (later !== undefined && later < (order.get(id) ?? 0) ? later : undefined);
    if (place !== undefined) near.set(id, [...(near.get(id) ?? []), place]);
  };
  for (const { source, target } of graph.edges) {
    if (order.has(source)) join(source, target);
    if (order.has(target)) join(target, source);
  }
  const requests = nodes.map(({ id }): PlaceRequest => ({ near: near.get(id) ?? [] }));
  const positions = placeNodes(
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
