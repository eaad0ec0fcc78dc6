import type { Position } from "@/graph/document/graph-types";
import type { CanvasTokens } from "../style/theme-tokens";
import type { Ghost } from "./ghosts";

/** Radius of a ghost, in px at 100 %. */
export const GHOST_RADIUS = 9;
/** Half the width of a cross. */
const CROSS = 4;

/** An end of a line: a centre, and how far round it no line is drawn. */
export type LineEnd = Position & { readonly radius: number };

/** Draws what goes away or is gone. */
export function createChangePen(context: CanvasRenderingContext2D, tokens: CanvasTokens) {
  context.strokeStyle = tokens.leaving;
  context.lineCap = "round";
  const cross = ({ x, y }: Position) => {
    context.setLineDash([]);
    context.lineWidth = 1.75;
    context.beginPath();
    for (const side of [1, -1]) {
      context.moveTo(x - CROSS, y - CROSS * side);
      context.lineTo(x + CROSS, y + CROSS * side);
    }
    context.stroke();
  };
  /** Between the rims of two nodes. */
  const line = (from: LineEnd | null, to: LineEnd | null) => {
    if (from === null || to === null) return;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length <= from.radius + to.radius) return;
    const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    const [start, end] = [at(from.radius / length), at(1 - to.radius / length)];
    context.setLineDash([4, 4]);
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(start.x, start.y);
    context.lineTo(end.x, end.y);
    context.stroke();
  };
  const ghost = ({ position: { x, y }, text }: Ghost) => {
    context.setLineDash([3.5, 3]);
    context.lineWidth = 1.75;
    context.fillStyle = tokens.canvas;
    context.beginPath();
    context.arc(x, y, GHOST_RADIUS, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    cross({ x, y });
    name(text, x, y + GHOST_RADIUS + 14);
  };
  const name = (text: string, x: number, y: number) => {
    context.save();
    context.setLineDash([]);
    context.font = `500 12px ${tokens.font}`;
    context.textAlign = "center";
    context.lineJoin = "round";
    context.lineWidth = 3.5;
    context.strokeStyle = tokens.halo;
    context.strokeText(text, x, y);
    context.fillStyle = tokens.leavingText;
    context.fillText(text, x, y);
    context.restore();
  };
  return { cross, line, ghost };
}
