import type { Core } from "cytoscape";
import type { GraphEdge, GraphNode, Position } from "@/graph/document/graph-types";
import type { ChangeMarks } from "../canvas-port";
import { toLabelText } from "../labels/label-text";

export interface Ghost {
  readonly id: string;
  readonly text: string;
  readonly position: Position;
}

/** What is gone, where it stood; else among the neighbours that are left. */
export function toGhosts({ nodes, edges }: ChangeMarks["gone"], cy: Core): readonly Ghost[] {
  return nodes.flatMap((node) => toGhost(node, edges, cy));
}

function toGhost(node: GraphNode, edges: readonly GraphEdge[], cy: Core): readonly Ghost[] {
  const { id, attributes } = node;
  if (cy.getElementById(id).nonempty()) return [];
  const name = attributes["label"] ?? attributes["name"] ?? attributes["title"] ?? id;
  const position = node.position ?? amongNeighbors(id, edges, cy);
  return position === null ? [] : [{ id, text: toLabelText(typeof name === "object" ? id : String(name)), position }];
}

function amongNeighbors(id: string, edges: readonly GraphEdge[], cy: Core): Position | null {
  const places = edges.flatMap(({ source, target }) => {
    if (source !== id && target !== id) return [];
    const other = cy
      .getElementById(source === id ? target : source)
      .nodes()
      .first();
    return other.empty() ? [] : [other.position()];
  });
  if (places.length === 0) return null;
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length + BESIDE, y: sum.y / places.length + BESIDE };
}

const BESIDE = 27;
