import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { Attributes, ElementTarget, GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { type GraphWrite, isStored, type Written } from "@/graph/document/remote-graph";
import type { JsonValue } from "@/lib/json";

/** The elements as they are before the changes. */
type Before = Pick<GraphDocument, "node" | "edge">;

export type ReadWrite =
  | { readonly success: true; readonly write: GraphWrite }
  /** What a database has no place for. */
  | { readonly success: false; readonly what: string };

/** What changes come to in the database: each element once, as it was and as it will be. What is only shown is left out. */
export function graphWrite(changes: readonly GraphChange[], before: Before): ReadWrite {
  const nodes = createElements<GraphNode>((id) => before.node(id));
  const edges = createElements<GraphEdge>((id) => before.edge(id));
  const of = (target: ElementTarget) => (target === "nodes" ? nodes : edges);
  for (const change of changes) {
    const isShown = !isStored(change);
    switch (change.type) {
      case "node-put":
        nodes.put(change.node.id, change.node, isShown);
        break;
      case "edge-put":
        edges.put(change.edge.id, change.edge, isShown);
        break;
      case "node-remove":
        nodes.remove(change.id, isShown);
        break;
      case "edge-remove":
        edges.remove(change.id, isShown);
        break;
      case "attributes-set":
        of(change.target).set(change.id, valuesIn(change), isShown);
        break;
      case "values-set":
        for (const [at, id] of change.ids.entries())
          of(change.target).set(id, [[change.name, change.values[at]]], isShown);
        break;
      case "parent-set":
        return { success: false, what: "groups of nodes" };
      case "meta-set":
      case "graph-replace":
        return { success: false, what: "another graph in its place" };
      default:
    }
  }
  return { success: true, write: { nodes: nodes.written(), edges: edges.written() } };
}

type Values = readonly (readonly [string, JsonValue | undefined])[];

function valuesIn({ set = {}, unset = [] }: Extract<GraphChange, { type: "attributes-set" }>): Values {
  return [...Object.entries(set), ...unset.map((name) => [name, undefined] as const)];
}

function createElements<T extends { readonly attributes: Attributes }>(start: (id: string) => T | undefined) {
  const known = new Map<string, { before: T | undefined; after: T | undefined; isChanged: boolean }>();
  const at = (id: string) => {
    const found = known.get(id) ?? { before: start(id), after: start(id), isChanged: false };
    known.set(id, found);
    return found;
  };
  return {
    put(id: string, element: T, isShown: boolean): void {
      const one = at(id);
      one.after = element;
      if (isShown) one.before = element;
      else one.isChanged = true;
    },
    remove(id: string, isShown: boolean): void {
      if (!isShown) Object.assign(at(id), { after: undefined, isChanged: true });
    },
    set(id: string, values: Values, isShown: boolean): void {
      const one = at(id);
      if (!one.after) return;
      one.after = withValues(one.after, values);
      if (!isShown) one.isChanged = true;
      else if (one.before) one.before = withValues(one.before, values);
    },
    written: (): readonly Written<T>[] =>
      [...known.values()].flatMap(({ before, after, isChanged }) =>
        isChanged && (before || after) ? [{ ...(before && { before }), ...(after && { after }) }] : [],
      ),
  };
}

function withValues<T extends { readonly attributes: Attributes }>(element: T, values: Values): T {
  const attributes = { ...element.attributes };
  for (const [name, value] of values) {
    if (value === undefined) delete attributes[name];
    else attributes[name] = value;
  }
  return { ...element, attributes };
}
