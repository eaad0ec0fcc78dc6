import type { Drawing, DrawingNode } from "@/canvas/drawing/drawing-types";
import type { Position } from "@/graph/document/graph-types";

/** Overview = model × scale + (x, y). */
export interface MinimapFit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The graph, small: thin lines and dots. */
export function paintGraph(ink: CanvasRenderingContext2D, { nodes, edges }: Drawing, fit: MinimapFit): void {
  ink.lineWidth = 0.75;
  ink.globalAlpha = edges.length > 500 ? 0.25 : 0.7;
  for (const color of new Set(edges.map((edge) => edge.color))) {
    const own = edges.filter((edge) => edge.color === color);
    ink.strokeStyle = color;
    paintEdges(ink, own, fit);
  }
  const least = nodes.length > 500 ? 1 : 1.6;
  for (const node of nodes) paintNode(ink, node, fit, least);
}

function paintEdges(ink: CanvasRenderingContext2D, edges: Drawing["edges"], { scale, x, y }: MinimapFit): void {
  ink.beginPath();
  for (const { from, steps } of edges) {
    ink.moveTo(from.x * scale + x, from.y * scale + y);
    for (const { to } of steps) ink.lineTo(to.x * scale + x, to.y * scale + y);
  }
  ink.stroke();
}

function paintNode(
  ink: CanvasRenderingContext2D,
  { position, width, height, outline, color, opacity, fillOpacity, isGroup }: DrawingNode,
  { scale, x, y }: MinimapFit,
  least: number,
): void {
  const radius = Math.max(least, (width * scale) / 2);
  const [wide, high] = isGroup ? [width * scale, height * scale] : [1.8 * radius, 1.8 * radius];
  const centre = { x: position.x * scale + x, y: position.y * scale + y };
  ink.globalAlpha = opacity * fillOpacity;
  ink.fillStyle = color;
  ink.beginPath();
  if (outline.kind === "ellipse") ink.arc(centre.x, centre.y, radius, 0, 2 * Math.PI);
  else if (outline.kind === "rectangle") ink.rect(centre.x - wide / 2, centre.y - high / 2, wide, high);
  // A node too small to be seen is drawn larger than it is.
  else paintCorners(ink, outline.corners, { ...centre, scale: (2 * radius) / width });
  ink.fill();
}

function paintCorners(ink: CanvasRenderingContext2D, corners: readonly Position[], { scale, x, y }: MinimapFit): void {
  for (const corner of corners) ink.lineTo(corner.x * scale + x, corner.y * scale + y);
}
