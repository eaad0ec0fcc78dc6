import type { GraphEdge, GraphNode, Position } from "@/graph/document/graph-types";
import type { ChangeMarks } from "../canvas-port";
import { toLabelText } from "../labels/label-text";
import type { Plane } from "../scene/plane";

export interface Ghost {
  readonly id: string;
  readonly text: string;
  readonly position: Position;
}

/** What is gone, where it stood; else among the neighbours that are left. */
export function toGhosts({ nodes, edges }: ChangeMarks["gone"], plane: Plane): readonly Ghost[] {
  return nodes.flatMap((node) => toGhost(node, edges, plane));
}

function toGhost(node: GraphNode, edges: readonly GraphEdge[], plane: Plane): readonly Ghost[] {
  const { id, attributes } = node;
  if (plane.placeOf(id) !== null) return [];
  const name = attributes["label"] ?? attributes["name"] ?? attributes["title"] ?? id;
  const position = node.position ?? amongNeighbors(id, edges, plane);
  return position === null ? [] : [{ id, text: toLabelText(typeof name === "object" ? id : String(name)), position }];
}

function amongNeighbors(id: string, edges: readonly GraphEdge[], plane: Plane): Position | null {
  const places = edges.flatMap(({ source, target }) => {
    if (source !== id && target !== id) return [];
    return plane.placeOf(source === id ? target : source) ?? [];
  });
  if (places.length === 0) return null;
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length + BESIDE, y: sum.y / places.length + BESIDE };
}

const BESIDE = 27;
