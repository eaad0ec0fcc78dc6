import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import { pointsOf, type Route } from "./edge-route";
import type { Figures } from "./figure-types";

/** The shown node whose rim is so near to a point, the nearest of several. */
export function nearestNode({ graph, nodesNear }: Figures, at: Position, reach: number): NodeId | null {
  let best: NodeId | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const id of nodesNear({ left: at.x - reach, top: at.y - reach, right: at.x + reach, bottom: at.y + reach })) {
    const { x, y, paint } = graph.getNodeAttributes(id);
    if (paint.radius === 0) continue;
    const [dx, dy] = [at.x - x, at.y + y];
    const distance = dx * dx + dy * dy;
    const room = paint.radius + paint.border / 2 + reach;
    if (distance > room * room || distance >= nearest) continue;
    nearest = distance;
    best = id;
  }
  return best;
}

/** The shown edge that runs so near to a point. */
export function nearestEdge({ graph, edgesNear }: Figures, at: Position, reach: number): EdgeId | null {
  let best: EdgeId | null = null;
  let nearest = reach;
  for (const id of edgesNear(at, reach)) {
    const { paint } = graph.getEdgeAttributes(id);
    const route = paint.route ?? straightOf(graph, id);
    const distance = toLines(at, pointsOf(route, STEPS)) - paint.width / 2;
    if (distance >= nearest) continue;
    nearest = distance;
    best = id;
  }
  return best;
}

const STEPS = 12;

function straightOf(graph: Figures["graph"], id: EdgeId): Route {
  const [from, to] = [graph.source(id), graph.target(id)].map((end) => graph.getNodeAttributes(end));
  const place = (end: typeof from): Position => ({ x: end?.x ?? 0, y: -(end?.y ?? 0) });
  return { from: place(from), to: place(to), controls: [] };
}

function toLines(at: Position, points: readonly Position[]): number {
  return points.reduce((least, point, index) => {
    const before = points[index - 1];
    return before === undefined ? least : Math.min(least, toSegment(at, [before, point]));
  }, Number.POSITIVE_INFINITY);
}

function toSegment({ x, y }: Position, [from, to]: readonly [Position, Position]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}
