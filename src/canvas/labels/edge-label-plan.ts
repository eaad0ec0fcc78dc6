import type { Position } from "@/graph/document/graph-types";
import type { Box } from "../drawing/drawing-types";
import { pointOn } from "../scene/edge-curves";
import { edgeIdOf, edgeKey } from "../scene/edge-key";
import type { EdgeLook } from "../style/look-types";
import { type EdgeLabelRequest, type Obstacles, PLACES, placeEdgeLabels } from "./edge-label-placement";
import { colorOf, styledSize, toLabelText } from "./label-text";
import type { LabelSource, PlannedLabel } from "./label-types";
import type { LabelView } from "./label-view";

/** Edge labels are always shown in graphs with fewer edges, if there is room for them. */
const FEW_EDGES = 40;
/** The same where a layer gives edges their labels: somebody asked for them. */
const ASKED_EDGES = 240;

interface EdgeLabelRoom {
  /** Font size of the labels of nodes. */
  readonly size: number;
  readonly boxes: readonly Box[];
}

/** Labels of the hovered and selected edges, and of all where they are few or not too many that were asked for. */
export function planEdgeLabels(
  source: LabelSource,
  view: LabelView,
  { size, boxes }: EdgeLabelRoom,
): readonly PlannedLabel[] {
  const { tables } = source.document;
  const areFew = tables.edges.count < (areAsked(source) ? ASKED_EDGES : FEW_EDGES);
  const keys = areFew ? allKeys(source) : source.selection().edges.slice(0, FEW_EDGES).map(edgeKey);
  const hovered = source.highlight.hovered();
  const called = hovered?.startsWith(edgeKey("")) ? [hovered, ...keys] : keys;
  const { guard } = source.faults;
  const requests = new Map(
    [...new Set(called)].flatMap((key) => guard(key, () => requestOf(source, key, view, (size * 11) / 12), [])),
  );
  const lines: Obstacles["lines"] = areFew
    ? allKeys(source).flatMap((key) => guard(key, () => linesOf(source, key, view), []))
    : [];
  return placeEdgeLabels([...requests.values()], { boxes, lines }).map((label) => ({
    ...label,
    text: requests.get(label.key)?.text ?? "",
    size: requests.get(label.key)?.size ?? (size * 11) / 12,
    weight: requests.get(label.key)?.weight ?? 400,
    ...colorOf(requests.get(label.key)),
    isLeaving: false,
  }));
}

function areAsked({ document }: LabelSource): boolean {
  return document.drawnLayers.some(
    ({ target, style, mapping }) => target === "edges" && (mapping?.channel === "label" || (style?.label ?? "") !== ""),
  );
}

function allKeys({ document }: LabelSource): readonly string[] {
  const { edges } = document.tables;
  return Array.from({ length: edges.count }, (_, row) => edgeKey(edges.idAt(row)));
}

type EdgeText = EdgeLabelRequest & Pick<PlannedLabel, "text" | "weight" | "color">;

function requestOf(
  source: LabelSource,
  key: string,
  view: LabelView,
  usualSize: number,
): readonly (readonly [string, EdgeText])[] {
  const { highlight, measure } = source;
  const look = source.looks.edge(edgeIdOf(key));
  const text = toLabelText(look?.label ?? "");
  if (text === "" || !look?.visible || highlight.isDimmed(key)) return [];
  const ends = lineOf(source, key, view);
  if (ends === null) return [];
  const size = styledSize(usualSize, look.lettering);
  const insistent = key === highlight.hovered() || highlight.isSelected(key);
  const weight = insistent ? 600 : 400;
  const width = (measure(text, weight) * size) / 12;
  const bend = bends(look) ? bendOf(source, key, view) : [];
  const room = roomOf(source, key, view);
  return [[key, { key, text, weight, size, width, room, insistent, bend, ...ends, ...colorOf(look.lettering) }]];
}

/** Points along a bent line on the screen, its middle first; of one in right angles the middle alone. */
function bendOf({ plane }: LabelSource, key: string, view: LabelView): EdgeLabelRequest["bend"] {
  const id = edgeIdOf(key);
  const [path, middle] = [plane.path(id), plane.edge(id)?.middle() ?? null];
  const points = path === null ? [] : PLACES.slice(1).flatMap((share) => pointOn(path, share) ?? []);
  return (middle === null ? points : [middle, ...points]).map((point) => toScreen(point, view));
}

function bends(look: EdgeLook | undefined): boolean {
  return look !== undefined && look.curve !== "line" && look.curve !== "arrow";
}

function linesOf(source: LabelSource, key: string, view: LabelView): Obstacles["lines"] {
  const look = source.looks.edge(edgeIdOf(key));
  const ends = look?.visible ? lineOf(source, key, view) : null;
  return ends === null ? [] : [{ key, ...ends }];
}

/** How much of an edge is to be seen between its nodes, in px; a loop has all the room it needs. */
function roomOf({ plane }: LabelSource, key: string, { zoom }: LabelView): number {
  const edge = plane.edge(edgeIdOf(key));
  if (edge === null || edge.source === edge.target) return Number.POSITIVE_INFINITY;
  const { from, to } = edge;
  const nodes = plane.outerRadius(edge.source) + plane.outerRadius(edge.target);
  return (Math.hypot(to.x - from.x, to.y - from.y) - nodes) * zoom;
}

/** The ends of an edge on the screen; of one that bends, two points round its middle. null: it is not drawn. */
function lineOf({ plane, looks }: LabelSource, key: string, view: LabelView) {
  const edge = plane.edge(edgeIdOf(key));
  if (edge === null) return null;
  if (bends(looks.edge(edgeIdOf(key)))) {
    const middle = edge.middle();
    return middle && { from: toScreen(middle, view), to: toScreen(middle, view) };
  }
  return { from: toScreen(edge.from, view), to: toScreen(edge.to, view) };
}

function toScreen({ x, y }: Position, { zoom, pan }: LabelView): Position {
  return { x: x * zoom + pan.x, y: y * zoom + pan.y };
}
