import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { pinnedNodes } from "@/graph/tables/pinned";
import type { JsonValue } from "@/lib/json";
import type { CanvasWords } from "@/words/canvas-words";

export type Heading = "up" | "down" | "left" | "right";

export const UNIT: Readonly<Record<Heading, Position>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
/** Nodes up to 60° off the heading count as lying there. */
const WIDEST = Math.cos(Math.PI / 3);

export interface PlacedNode {
  readonly id: NodeId;
  readonly position: Position;
}

/** The nearest node in a direction; what lies off to the side counts as further away. */
export function nearestTowards(from: Position, nodes: Iterable<PlacedNode>, heading: Heading): NodeId | null {
  let best: { readonly id: NodeId; readonly cost: number } | null = null;
  for (const { id, position } of nodes) {
    const dx = position.x - from.x;
    const dy = position.y - from.y;
    const distance = Math.hypot(dx, dy);
    const along = (dx * UNIT[heading].x + dy * UNIT[heading].y) / distance;
    if (distance === 0 || along < WIDEST) continue;
    const cost = distance / along ** 2;
    if (best === null || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}

/** Shown neighbours of a node, each once, in document order. */
export function neighborsOf(document: GraphDocument, id: NodeId): readonly NodeId[] {
  const { tables } = document;
  const row = tables.nodes.rowOf(id);
  if (row === undefined) return [];
  const rows = new Set<number>();
  tables.eachEdgeAt(row, (edgeRow, other) => {
    if (other !== row && document.isVisible("edges", tables.edges.idAt(edgeRow))) rows.add(other);
  });
  return [...rows]
    .sort((one, other) => one - other)
    .map((other) => tables.nodes.idAt(other))
    .filter((other) => document.isVisible("nodes", other));
}

/** The shown node with the most edges; the first of equals. */
export function bestConnected(document: GraphDocument): NodeId | null {
  const { tables } = document;
  let best = -1;
  for (let row = 0; row < tables.nodes.count; row += 1) {
    if (!document.isVisible("nodes", tables.nodes.idAt(row))) continue;
    if (best < 0 || tables.degreeAt(row) > tables.degreeAt(best)) best = row;
  }
  return best < 0 ? null : tables.nodes.idAt(best);
}

/** Attributes that tell a group of a node, where there is one. */
const GROUPS = ["group", "community", "cluster", "component"];

/** "Valjean, character, 36 links, group 2": what a screen reader says of a node. */
export function sayNode(document: GraphDocument, id: NodeId, words: CanvasWords): string {
  const { tables } = document;
  const row = tables.nodes.rowOf(id);
  if (row === undefined) return "";
  const { nodeTypeAttribute } = document.profile();
  const node = document.node(id);
  const value = (name: string | undefined) => shortText(name === undefined ? undefined : node?.attributes[name]);
  const group = GROUPS.find((name) => name !== nodeTypeAttribute && value(name) !== null);
  return words.node({
    label: document.labelOf(id),
    type: value(nodeTypeAttribute),
    links: tables.degreeAt(row),
    group: group === undefined ? null : { name: group, value: value(group) ?? "" },
    parent: node?.parent === undefined ? null : document.labelOf(node.parent),
    isSelected: document.selection.nodes.includes(id),
    isPinned: pinnedNodes(document.namedSets).has(id),
  });
}

function shortText(value: JsonValue | undefined): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/** Shown nodes at most so many edges away, the node itself among them. */
export function nodesWithin(document: GraphDocument, id: NodeId, steps: number): readonly NodeId[] {
  const reached = new Set([id]);
  let rim: readonly NodeId[] = [id];
  for (let step = 0; step < steps; step += 1) {
    rim = [...new Set(rim.flatMap((one) => neighborsOf(document, one)))].filter((one) => !reached.has(one));
    for (const one of rim) reached.add(one);
  }
  return [...reached];
}
