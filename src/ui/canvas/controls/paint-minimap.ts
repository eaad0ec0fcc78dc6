import type { Drawing, DrawingNode } from "@/canvas/drawing/drawing-types";
import type { Position } from "@/graph/document/graph-types";

/** Overview = model × scale + (x, y). */
export interface MinimapFit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Of more edges an even share is drawn: more of them tell no more at that size. */
const MOST_EDGES = 8000;
/** So many nodes are drawn in a step. */
const STEP = 500;

/** The graph, small: thin lines and dots. Between two steps other work may be done. */
export function* paintSteps(ink: CanvasRenderingContext2D, drawing: Drawing, fit: MinimapFit): Generator<void, void> {
  const { nodes } = drawing;
  const edges = shareOf(drawing.edges);
  ink.lineWidth = 0.75;
  const edgeAlpha = edges.length > 500 ? 0.25 : 0.7;
  for (const color of new Set(edges.map((edge) => edge.color))) {
    const own = edges.filter((edge) => edge.color === color);
    ink.globalAlpha = edgeAlpha;
    ink.strokeStyle = color;
    paintEdges(ink, own, fit);
    yield;
  }
  const least = nodes.length > 500 ? 1 : 1.6;
  for (const [at, node] of nodes.entries()) {
    paintNode(ink, node, fit, least);
    if (at % STEP === STEP - 1) yield;
  }
}

function shareOf(edges: Drawing["edges"]): Drawing["edges"] {
  const step = edges.length / MOST_EDGES;
  if (step <= 1) return edges;
  return Array.from({ length: MOST_EDGES }, (_, index) => edges[Math.floor(index * step)]).filter(
    (edge) => edge !== undefined,
  );
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
