import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import { edgeKey } from "../scene/edge-key";
import type { Bends } from "./bends";
import { rewrite } from "./card/instances";
import { type Route, routeOf } from "./edge-route";
import type { DrawnGraph, FiguresDeps } from "./figure-types";
import { type EdgePaint, type NodePaint, shapeOf, paintEdge as toEdgePaint, paintNode as toNodePaint } from "./paint";
import type { Body } from "./rims";
import type { Segments } from "./segments";

interface PaintDeps extends Pick<FiguresDeps, "looks" | "tokens" | "groups" | "stateOf"> {
  readonly graph: DrawnGraph;
  readonly bends: Bends;
  readonly segments: Segments;
}

/** Looks, states and places of elements as the numbers they are drawn with. */
export function createFigurePaint({ looks, tokens, groups, stateOf, graph, bends, segments }: PaintDeps) {
  /** No node reaches further from its centre. */
  let widest = 0;
  const here = (id: NodeId): Position | null => {
    if (!graph.hasNode(id)) return null;
    const { x, y } = graph.getNodeAttributes(id);
    return groups.body(id)?.middle ?? { x, y: -y };
  };
  const nodePaint = (id: NodeId): NodePaint => {
    const look = looks.node(id);
    const paint = look === undefined || groups.has(id) ? unseen : toNodePaint(look, stateOf(id), tokens());
    widest = Math.max(widest, paint.radius + paint.border / 2);
    return paint;
  };
  const bodyOf = (id: NodeId): Body => {
    const { x, y, paint } = graph.getNodeAttributes(id);
    const half = paint.radius + paint.border / 2;
    return groups.body(id) ?? { middle: { x, y: -y }, across: half, down: half, shape: shapeOf(paint) };
  };
  const routeFor = (id: EdgeId): Route | null => {
    const look = looks.edge(id);
    if (look === undefined) return null;
    const [from, to] = graph.extremities(id);
    const hasGroup = groups.has(from) || groups.has(to);
    // Under its nodes, and a group has no body to lie under.
    if (look.curve === "line" && !hasGroup) return null;
    const isWithin = hasGroup && groups.isWithin(from, to);
    return routeOf({ source: bodyOf(from), target: bodyOf(to), look, ...bends.of(id), isWithin });
  };
  const edgePaint = (id: EdgeId): EdgePaint => {
    const look = looks.edge(id);
    // Edges end at what is drawn.
    const isLoose = graph.extremities(id).some((end) => looks.node(end) === undefined);
    if (look === undefined || isLoose) return unseenEdge;
    return toEdgePaint(look, stateOf(edgeKey(id)), { tokens: tokens(), route: routeFor(id) });
  };
  const paintEdge = (id: EdgeId) => {
    if (!graph.hasEdge(id)) return false;
    const attributes = graph.getEdgeAttributes(id);
    const { type, spot, paint } = attributes;
    attributes.paint = edgePaint(id);
    attributes.type = (attributes.paint.route?.controls.length ?? 0) === 0 ? "line" : "curve";
    spot.paint = attributes.paint;
    segments.put(id, segmentOf(attributes.paint, here(graph.source(id)), here(graph.target(id))));
    if (type === attributes.type) rewrite(spot);
    return type !== attributes.type || (paint.route !== null && attributes.paint.route === null);
  };
  return { here, nodePaint, paintEdge, widest: () => widest };
}

/** null: it is not to be seen. A curve stays as near to the straight line as the furthest of its control points. */
function segmentOf({ width, route }: EdgePaint, from: Position | null, to: Position | null) {
  if (width === 0 || from === null || to === null) return null;
  const ways = (route?.controls ?? []).map((point) =>
    Math.min(Math.hypot(point.x - from.x, point.y - from.y), Math.hypot(point.x - to.x, point.y - to.y)),
  );
  return { from, to, reach: width / 2 + Math.max(0, ...ways) };
}

const unseen: NodePaint = { radius: 0, border: 0, kind: 0, color: 0, borderColor: 0, ring: 0 };
export const unseenEdge: EdgePaint = { color: 0, width: 0, kind: 0, route: null };
