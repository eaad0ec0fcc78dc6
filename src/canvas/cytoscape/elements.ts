import type { Collection, Core, ElementDefinition } from "cytoscape";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { EdgeId, GraphEdge, GraphNode, NodeId, Position } from "@/graph/document/graph-types";
import { edgeKey } from "../scene/edge-key";
import type { Faults } from "../scene/faults";

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

/** All at once; where one of them fails, one after the other without it. */
export function addElements(cy: Core, elements: readonly ElementDefinition[], faults: Faults): void {
  try {
    cy.add([...elements]);
  } catch {
    for (const element of elements) {
      const key = String(element.data.id);
      if (cy.getElementById(key).empty()) faults.guard(key, () => void cy.add(element), undefined);
    }
  }
}

/** Carries out what a change list adds and removes, in its order; additions that follow each other go in at once. */
export function applyStructure(
  cy: Core,
  changes: readonly GraphChange[],
  { start, faults }: { readonly start: ElementStart; readonly faults: Faults },
): void {
  let added: ElementDefinition[] = [];
  const flush = () => {
    if (added.length > 0) addElements(cy, added, faults);
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
