import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import { greatest } from "@/lib/lists/whole-lists";
import type { EdgeLook } from "../style/look-types";
import type { Bends } from "./bends";
import type { DrawnEdge, DrawnGraph, DrawnNode, EdgeAttributes, NodeAttributes } from "./drawn-graph";
import { type Route, routeOf } from "./edge-route";
import type { FiguresDeps } from "./figure-types";
import {
  createShared,
  type EdgePaint,
  type NodePaint,
  sameEdgePaint,
  sameNodePaint,
  shapeOf,
  paintEdge as toEdgePaint,
  paintNode as toNodePaint,
} from "./paint";
import type { Body } from "./rims";
import type { Segments } from "./segments";

interface PaintDeps extends Pick<FiguresDeps, "looks" | "tokens" | "groups" | "stateOf" | "edgeStateOf" | "card"> {
  readonly graph: DrawnGraph;
  readonly bends: Bends;
  readonly segments: Segments;
}

/** Looks, states and places of elements as the numbers they are drawn with. */
export function createFigurePaint(deps: PaintDeps) {
  return { ...createNodePaint(deps), ...createEdgePaint(deps) };
}

function createNodePaint({ looks, tokens, groups, stateOf, card, graph }: PaintDeps) {
  /** No node reaches further from its centre. */
  let widest = 0;
  const shared = createShared(sameNodePaint);
  const nodePaint = (node: DrawnNode): NodePaint => {
    const { id } = node;
    const look = looks.node(id);
    node.isLeftOut = look === undefined;
    const paint = look === undefined || groups.has(id) ? unseen : toNodePaint(look, stateOf(id), tokens());
    widest = Math.max(widest, paint.radius + paint.border / 2);
    return paint;
  };
  const write = ({ seat, x, y, paint }: NodeAttributes) => card().nodes.write(seat, { x, y: -y }, paint);
  const paintNode = (id: NodeId) => {
    const node = graph.node(id);
    if (node === undefined) return;
    node.paint = shared(nodePaint(node));
    write(node);
  };
  const placeNode = (id: NodeId, { x, y }: Position) => {
    const attributes = graph.getNodeAttributes(id);
    Object.assign(attributes, { x, y: -y });
    write(attributes);
  };
  return { paintNode, placeNode, widest: () => widest };
}

function createEdgePaint({ looks, tokens, groups, edgeStateOf, card, graph, bends, segments }: PaintDeps) {
  const placeOf = ({ id, x, y }: DrawnNode): Position => groups.body(id)?.middle ?? { x, y: -y };
  const here = (id: NodeId): Position | null => {
    const node = graph.node(id);
    return node === undefined ? null : placeOf(node);
  };
  const bodyOf = ({ id, x, y, paint }: DrawnNode): Body => {
    const half = paint.radius + paint.border / 2;
    return groups.body(id) ?? { middle: { x, y: -y }, across: half, down: half, shape: shapeOf(paint) };
  };
  const routeFor = ({ id, from, to }: DrawnEdge, look: EdgeLook): Route | null => {
    const hasGroup = groups.has(from.id) || groups.has(to.id);
    // Under its nodes, and a group has no body to lie under.
    if (look.curve === "line" && !hasGroup) return null;
    const isWithin = hasGroup && groups.isWithin(from.id, to.id);
    return routeOf({ source: bodyOf(from), target: bodyOf(to), look, ...bends.of(id), isWithin });
  };
  const edgePaint = (edge: DrawnEdge): EdgePaint => {
    const look = looks.edge(edge.id);
    // Edges end at what is drawn. Nodes are painted before their edges.
    const isLoose = edge.from.isLeftOut || edge.to.isLeftOut;
    if (look === undefined || isLoose) return unseenEdge;
    return toEdgePaint(look, edgeStateOf(edge.id), { tokens: tokens(), route: routeFor(edge, look) });
  };
  const shared = createShared(sameEdgePaint);
  const bound = createBoundEdges(graph, (id) => looks.node(id) === undefined);
  const programOf = ({ type }: EdgeAttributes) => (type === "line" ? card().lines : card().curves);
  const leave = (attributes: EdgeAttributes) => {
    programOf(attributes).write(attributes.seat, nowhere, unseenEdge);
    programOf(attributes).seats.give(attributes.seat);
  };
  const paintEdge = (id: EdgeId) => {
    const edge = graph.edge(id);
    if (edge === undefined) return;
    const paint = edgePaint(edge);
    const { route } = paint;
    const type = (route?.controls.length ?? 0) === 0 ? "line" : "curve";
    if (type !== edge.type) {
      leave(edge);
      edge.type = type;
      edge.seat = programOf(edge).seats.take();
    }
    edge.paint = route === null ? shared(paint) : paint;
    bound.set(edge, route !== null || paint === unseenEdge);
    const [from, to] = [placeOf(edge.from), placeOf(edge.to)];
    edge.line = segments.put(id, segmentOf(paint, from, to), edge.line);
    programOf(edge).write(edge.seat, route ?? { from, to, controls: [] }, paint);
  };
  /** It goes: nothing of it stays in the numbers. */
  const forget = (id: EdgeId) => {
    const edge = graph.edge(id);
    if (edge === undefined) return;
    bound.set(edge, false);
    if (edge.line !== null) segments.drop(edge.line);
    leave(edge);
  };
  return { here, paintEdge, forget, boundTo: bound.of };
}

/** null: it is not to be seen. A curve stays as near to the straight line as the furthest of its control points. */
function segmentOf({ width, route }: EdgePaint, from: Position, to: Position) {
  if (width === 0) return null;
  if (route === null) return { from, to, reach: width / 2 };
  const ways = route.controls.map((point) =>
    Math.min(Math.hypot(point.x - from.x, point.y - from.y), Math.hypot(point.x - to.x, point.y - to.y)),
  );
  return { from, to, reach: width / 2 + greatest(ways, 0) };
}

export const unseen: NodePaint = { radius: 0, border: 0, kind: 0, color: 0, borderColor: 0, ring: 0 };
export const unseenEdge: EdgePaint = { color: 0, width: 0, kind: 0, route: null };
const nowhere: Route = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, controls: [] };

/** Edges that end at rims, and those that end at nothing drawn: what another size or shape of a node alters. */
function createBoundEdges(graph: DrawnGraph, isLeftOut: (id: NodeId) => boolean) {
  const bound = new Set<EdgeId>();
  const atThese = (ids: readonly NodeId[], isTheirs: (edge: EdgeId) => boolean) =>
    ids.flatMap((id) => (graph.hasNode(id) ? graph.edges(id).filter(isTheirs) : []));
  return {
    set: (edge: Pick<DrawnEdge, "id" | "isBound">, isBound: boolean) => {
      if (edge.isBound === isBound) return;
      edge.isBound = isBound;
      if (isBound) bound.add(edge.id);
      else bound.delete(edge.id);
    },
    /** Those of these nodes. */
    of: (ids: readonly NodeId[]): ReadonlySet<EdgeId> => {
      // What ended at a node that is left out of the drawing from now on ends at nothing.
      const loose = atThese(ids.filter(isLeftOut), () => true);
      if (ids.length < bound.size) return new Set([...loose, ...atThese(ids, (edge) => bound.has(edge))]);
      const ends = new Set(ids);
      const isAt = (edge: EdgeId) => ends.has(graph.source(edge)) || ends.has(graph.target(edge));
      return new Set([...loose, ...[...bound].filter(isAt)]);
    },
  };
}
