import type { Collection, Core, ElementDefinition } from "cytoscape";
import type { GraphChange } from "@/graph/change-types";
import type { GraphDocument } from "@/graph/document-types";
import type { EdgeId, GraphEdge, GraphNode, NodeId, Position } from "@/graph/graph-types";

/** What an element starts with: its place and the classes of its look. */
export interface ElementStart {
  place(id: NodeId): Position;
  nodeMarks(id: NodeId): readonly string[];
  edgeMarks(id: EdgeId): readonly string[];
}

function toNodeElement(node: Pick<GraphNode, "id" | "parent">, start: ElementStart): ElementDefinition {
  const { x, y } = start.place(node.id);
  const data = node.parent === undefined ? { id: node.id } : { id: node.id, parent: node.parent };
  return { group: "nodes", data, position: { x, y }, classes: [...start.nodeMarks(node.id)] };
}

function toEdgeElement(edge: Pick<GraphEdge, "id" | "source" | "target">, start: ElementStart): ElementDefinition {
  const { id, source, target } = edge;
  return { group: "edges", data: { id: edgeKey(id), source, target }, classes: [...start.edgeMarks(id)] };
}

/**
 * Nodes and edges share one id space in the drawing engine and not in a document, so an edge's id gets a mark
 * that tells them apart: a node "7" and an edge "7" can stand side by side.
 */
export function edgeKey(id: string): string {
  return `${EDGE_MARK}${id}`;
}

export function edgeIdOf(key: string): string {
  return key.slice(EDGE_MARK.length);
}

const EDGE_MARK = "e\u001f";

/** Every element of the document, nodes first. */
export function allElements({ tables, node }: GraphDocument, start: ElementStart): ElementDefinition[] {
  const elements: ElementDefinition[] = [];
  for (let row = 0; row < tables.nodes.count; row += 1) {
    const id = tables.nodes.idAt(row);
    elements.push(toNodeElement(node(id) ?? { id }, start));
  }
  for (let row = 0; row < tables.edges.count; row += 1) {
    elements.push(
      toEdgeElement(
        {
          id: tables.edges.idAt(row),
          source: tables.nodes.idAt(tables.sourceRow(row)),
          target: tables.nodes.idAt(tables.targetRow(row)),
        },
        start,
      ),
    );
  }
  return elements;
}

/** Carries out what a change list adds and removes, in its order; additions that follow each other go in at once. */
export function applyStructure(cy: Core, changes: readonly GraphChange[], start: ElementStart): void {
  let added: ElementDefinition[] = [];
  const flush = () => {
    if (added.length > 0) cy.add(added);
    added = [];
  };
  for (const change of changes) {
    if (change.type === "node-put") added.push(toNodeElement(change.node, start));
    if (change.type === "edge-put") added.push(toEdgeElement(change.edge, start));
    if (!isTakingApart(change)) continue;
    flush();
    takeApart(cy, change);
  }
  flush();
}

function takeApart(cy: Core, change: TakingApart): void {
  if (change.type === "parent-set") cy.getElementById(change.id).move({ parent: change.parent });
  else cy.getElementById(change.type === "node-remove" ? change.id : edgeKey(change.id)).remove();
}

type TakingApart = Extract<GraphChange, { type: "node-remove" | "edge-remove" | "parent-set" }>;

function isTakingApart(change: GraphChange): change is TakingApart {
  return change.type === "node-remove" || change.type === "edge-remove" || change.type === "parent-set";
}

/** The elements of these ids that are drawn. */
export function collect(cy: Core, keys: Iterable<string>): Collection {
  const found = cy.collection();
  for (const key of keys) found.merge(cy.getElementById(key));
  return found;
}
