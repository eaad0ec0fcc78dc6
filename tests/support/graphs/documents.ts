import { readFileSync } from "node:fs";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { ApplyResult, GraphDocument, Origin, Undoes } from "@/graph/document/document-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { Attributes, GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";

/** Nodes by id with their attributes, edges as "a-b" with theirs; an edge's id is its text. */
export function graphOf(
  nodes: Readonly<Record<string, Attributes>>,
  edges: Readonly<Record<string, Attributes>> = {},
  more: Partial<GraphData> = {},
): GraphData {
  return {
    ...emptyGraph("Test"),
    nodes: Object.entries(nodes).map(([id, attributes]): GraphNode => ({ id, attributes })),
    edges: Object.entries(edges).map(([id, attributes]): GraphEdge => {
      const [source = "", target = ""] = id.split("-");
      return { id, source, target, attributes };
    }),
    ...more,
  };
}

export function originOf(step: string, undoes?: Undoes): Origin {
  return { step, actor: "user", title: `Title of ${step}`, ...(undoes ? { undoes } : {}) };
}

export function change(document: GraphDocument, step: string, ...changes: readonly GraphChange[]): ApplyResult {
  return document.apply(changes, originOf(step));
}

export function setNode(id: string, set: Attributes): GraphChange {
  return { type: "attributes-set", target: "nodes", id, set };
}

export function is(name: string, literal: JsonValue): Selector {
  return { op: "compare", field: { name, of: "bare" }, cmp: "==", value: { kind: "literal", value: literal } };
}

export function layerOf(id: string, layer: Partial<StyleLayer>): GraphChange {
  return {
    type: "layer-put",
    layer: { id, name: id, target: "nodes", where: { op: "all" }, origin: "user", ...layer },
  };
}

export function readText(path: string): string {
  return readFileSync(path, "utf8");
}
