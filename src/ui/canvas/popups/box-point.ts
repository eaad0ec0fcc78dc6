import type { ScreenPoint } from "@/canvas/canvas-port";

/** Width and greatest height of a box on the canvas, in px. */
const width = 248;
const height = 260;
const edge = 12;

/** Where a box stands by a point of the canvas, wholly inside it; without a point, in the middle. */
export function boxPoint(point: ScreenPoint | null): ScreenPoint {
  const host = document.querySelector(".graph");
  const most = {
    x: (host?.clientWidth ?? width) - width - edge,
    y: (host?.clientHeight ?? height) - height - edge,
  };
  const wanted = point === null ? { x: most.x / 2, y: most.y / 2 } : { x: point.x + 16, y: point.y + 16 };
  return { x: Math.max(edge, Math.min(wanted.x, most.x)), y: Math.max(edge, Math.min(wanted.y, most.y)) };
}
