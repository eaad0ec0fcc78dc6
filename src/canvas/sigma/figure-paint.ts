import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import { edgeKey } from "../scene/edge-key";
import type { EdgeLook } from "../style/look-types";
import type { Bends } from "./bends";
import { rewrite } from "./card/instances";
import type { DrawnGraph, FiguresDeps } from "./figure-types";
import { type EdgePaint, type NodePaint, paintEdge as toEdgePaint, paintNode as toNodePaint } from "./paint";
import type { Segments } from "./segments";

interface PaintDeps extends Pick<FiguresDeps, "looks" | "tokens" | "isGroup" | "stateOf"> {
  readonly graph: DrawnGraph;
  readonly bends: Bends;
  readonly segments: Segments;
}

/** Looks, states and places of elements as the numbers they are drawn with. */
export function createFigurePaint({ looks, tokens, isGroup, stateOf, graph, bends, segments }: PaintDeps) {
  /** No node reaches further from its centre. */
  let widest = 0;
  const here = (id: NodeId): Position | null => {
    if (!graph.hasNode(id)) return null;
    const { x, y } = graph.getNodeAttributes(id);
    return { x, y: -y };
  };
  const nodePaint = (id: NodeId): NodePaint => {
    const look = looks.node(id);
    const paint = look === undefined || isGroup(id) ? unseen : toNodePaint(look, stateOf(id), tokens());
    widest = Math.max(widest, paint.radius + paint.border / 2);
    return paint;
  };
  const controls = (id: EdgeId) => {
    const look = looks.edge(id);
    if (look === undefined || isStraight(look) || !graph.hasEdge(id)) return null;
    const [source, target] = graph.extremities(id);
    const [from, to] = [here(source), here(target)];
    return from && to && bends.controls(id, { from, to, radius: rim(source), curve: look.curve });
  };
  const rim = (id: NodeId) => {
    const { radius, border } = graph.getNodeAttributes(id).paint;
    return radius + border / 2;
  };
  const edgePaint = (id: EdgeId, source: NodeId, target: NodeId): EdgePaint => {
    const look = looks.edge(id);
    if (look === undefined) return unseenEdge;
    const bent = controls(id);
    const geometry = { fromRim: rim(source), toRim: rim(target), ...(bent && { controls: bent }) };
    return toEdgePaint(look, stateOf(edgeKey(id)), { tokens: tokens(), geometry });
  };
  const paintEdge = (id: EdgeId) => {
    if (!graph.hasEdge(id)) return false;
    const attributes = graph.getEdgeAttributes(id);
    const { type, spot } = attributes;
    attributes.paint = edgePaint(id, graph.source(id), graph.target(id));
    attributes.type = attributes.paint.controls === undefined ? "line" : "curve";
    spot.paint = attributes.paint;
    segments.put(id, segmentOf(attributes.paint, here(graph.source(id)), here(graph.target(id))));
    if (type === attributes.type) rewrite(spot);
    return type !== attributes.type;
  };
  return { here, nodePaint, paintEdge, controls, widest: () => widest };
}

/** null: it is not to be seen. A curve stays as near to the straight line as the furthest of its control points. */
function segmentOf({ width, controls }: EdgePaint, from: Position | null, to: Position | null) {
  if (width === 0 || from === null || to === null) return null;
  const ways = (controls ?? []).map((point) =>
    Math.min(Math.hypot(point.x - from.x, point.y - from.y), Math.hypot(point.x - to.x, point.y - to.y)),
  );
  return { from, to, reach: width / 2 + Math.max(0, ...ways) };
}

function isStraight({ curve }: EdgeLook): boolean {
  return curve === "line" || curve === "arrow" || curve === "taxi";
}

const unseen: NodePaint = { radius: 0, border: 0, kind: 0, color: 0, borderColor: 0, ring: 0 };
export const unseenEdge: EdgePaint = { color: 0, width: 0, kind: 0, fromRim: 0, toRim: 0 };
