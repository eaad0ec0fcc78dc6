import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
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
export function nearestEdge({ graph, controls, edgesNear }: Figures, at: Position, reach: number): EdgeId | null {
  let best: EdgeId | null = null;
  let nearest = reach;
  for (const id of edgesNear(at, reach)) {
    const { paint, type } = graph.getEdgeAttributes(id);
    const [from, to] = [graph.source(id), graph.target(id)].map((end) => graph.getNodeAttributes(end));
    if (from === undefined || to === undefined) continue;
    const ends = [
      { x: from.x, y: -from.y },
      { x: to.x, y: -to.y },
    ] as const;
    const bent = type === "curve" ? controls(id) : null;
    const distance = bent === null ? toSegment(at, ends) : toCurve(at, [ends[0], ...bent, ends[1]]);
    if (distance - paint.width / 2 >= nearest) continue;
    nearest = distance - paint.width / 2;
    best = id;
  }
  return best;
}

function toSegment({ x, y }: Position, [from, to]: readonly [Position, Position]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}

const STEPS = 12;

function toCurve(at: Position, points: readonly [Position, Position, Position, Position]): number {
  let last = points[0];
  let least = Number.POSITIVE_INFINITY;
  for (let step = 1; step <= STEPS; step += 1) {
    const next = along(points, step / STEPS);
    least = Math.min(least, toSegment(at, [last, next]));
    last = next;
  }
  return least;
}

function along([a, b, c, d]: readonly [Position, Position, Position, Position], t: number): Position {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}
