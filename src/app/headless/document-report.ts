import type { ConversationSets } from "@/commands/registry/command-types";
import type { GraphFilter } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { ElementSet } from "@/graph/document/graph-types";
import { hexStyle, toHex } from "@/graph/styles/palette";
import type { JsonObject, JsonValue } from "@/lib/json";

/**
 * The `document` of headless.md: everything a script may want to check. Colours are `#rrggbb` of the light theme. With
 * `drawn` each element also tells its name and all it is drawn with.
 */
export function reportDocument(
  document: GraphDocument,
  sets: ConversationSets,
  { drawn = false }: { readonly drawn?: boolean } = {},
): JsonObject {
  const snapshot = document.snapshot();
  return {
    name: snapshot.name,
    directed: snapshot.directed,
    ...(snapshot.labelAttribute === undefined ? {} : { labelAttribute: snapshot.labelAttribute }),
    revision: document.revision,
    nodes: snapshot.nodes.map(({ id, attributes, position, parent }) => ({
      id,
      attributes,
      style: hexStyle(document.styles.effectiveNode(id)),
      visible: document.isVisible("nodes", id),
      ...(drawn ? { label: document.labelOf(id), drawn: hexStyle(document.styles.node(id) ?? {}) } : {}),
      ...(position ? { position: { x: position.x, y: position.y } } : {}),
      ...(parent === undefined ? {} : { parent }),
    })),
    edges: snapshot.edges.map(({ id, source, target, attributes, directed }) => ({
      id,
      source,
      target,
      ...(directed === undefined ? {} : { directed }),
      attributes,
      style: hexStyle(document.styles.effectiveEdge(id)),
      visible: document.isVisible("edges", id),
      ...(drawn ? { drawn: hexStyle(document.styles.edge(id) ?? {}) } : {}),
    })),
    defaults: drawnDefaults(),
    layers: asJson(snapshot.layers),
    sets: setsOf(document, sets),
    selection: { nodes: document.selection.nodes, edges: document.selection.edges },
    filter: asJson(filterReport(document.filter)),
    ...(document.fold === null ? {} : { fold: asJson(document.fold) }),
    layout: document.layout,
    view: { focus: idsOf(document.focus) },
    undo: document
      .steps()
      .filter((step) => step.inForce && step.kind === "change")
      .map((step) => step.title),
  };
}

function setsOf(document: GraphDocument, sets: ConversationSets): JsonObject {
  const numbered = sets.all().map(({ name, set }) => [name, idsOf(set)]);
  const named = document.namedSets.map((set) => [set.name, idsOf(set)]);
  return Object.fromEntries([...numbered, ...named]);
}

/** Its nodes; the edges of a set that holds edges only. */
function idsOf(set: ElementSet): readonly string[] {
  return set.nodes.length > 0 ? set.nodes : set.edges;
}

/** A filter of one step also tells it as the filter's own, as it was before there were several. */
function filterReport(filter: GraphFilter | null): object | null {
  if (filter === null) return null;
  const [only, second] = filter.steps;
  return only && !second ? { target: only.target, where: only.where, ...filter } : filter;
}

/** Layers and filter are plain JSON by their types' own words; this drops what is undefined. */
function asJson(value: object | null): JsonValue {
  return JSON.parse(JSON.stringify(value));
}

/** What an unstyled node of degree 0 and an unstyled edge are drawn with: asked of the same function that draws. */
function drawnDefaults(): JsonObject {
  const { styles } = createGraphDocument({
    ...emptyGraph(),
    nodes: ["alone", "a", "b"].map((id) => ({ id, attributes: {} })),
    edges: [{ id: "edge", source: "a", target: "b", attributes: {} }],
  });
  const node = styles.node("alone");
  const edge = styles.edge("edge");
  return {
    node: { color: toHex(node?.color ?? "", "light"), size: node?.size ?? 0 },
    edge: { color: toHex(edge?.color ?? "", "light"), width: edge?.width ?? 0 },
  };
}
