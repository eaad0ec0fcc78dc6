import type { Position } from "@/graph/document/graph-types";
import type { LabelLayer } from "../labels/label-layer";
import { BASELINE, directionOf, HALO, PLATE } from "../labels/label-text";
import type { PlannedLabel } from "../labels/label-types";
import type { LabelView } from "../labels/label-view";
import { edgeIdOf, edgeKey } from "../scene/edge-key";
import type { Drawing, DrawingEdge, DrawingLabel, DrawingNode, DrawingOptions } from "./drawing-types";

/** Room around the graph for labels at its rim. */
const RIM = 400;

export function viewOf(box: Drawing["box"]): LabelView {
  const pan = { x: RIM - box.left, y: RIM - box.top };
  return { zoom: 1, pan, width: box.right - box.left + 2 * RIM, height: box.bottom - box.top + 2 * RIM };
}

/** In model units. */
export function* planFor(labels: LabelLayer, view: LabelView): Generator<void, readonly PlannedLabel[]> {
  const { zoom, pan } = view;
  const planned = yield* labels.plan(view);
  return planned.map((label) => ({
    ...label,
    size: label.size / zoom,
    box: {
      left: (label.box.left - pan.x) / zoom,
      right: (label.box.right - pan.x) / zoom,
      top: (label.box.top - pan.y) / zoom,
      bottom: (label.box.bottom - pan.y) / zoom,
    },
  }));
}

interface Looked {
  readonly nodes: readonly DrawingNode[];
  readonly edges: readonly DrawingEdge[];
  readonly planned: readonly PlannedLabel[];
  readonly options: DrawingOptions;
}

/** How many that are seen have a label and no room for it. */
export function* missing(
  labels: LabelLayer,
  { nodes, edges, planned, options: { view, withLabels: isAsked = true } }: Looked,
): Generator<void, Drawing["withoutLabel"]> {
  if (!isAsked) return { nodes: 0, edges: 0 };
  const placed = new Set(planned.map(({ key }) => key));
  const isSeen = (...places: readonly Position[]) => view === undefined || places.every((place) => isIn(view, place));
  const ofNodes = nodes.filter(
    ({ id, position }) => !placed.has(id) && labels.isLabelled("nodes", id) && isSeen(position),
  );
  yield;
  const ofEdges = edges.filter(
    ({ id, from, steps }) =>
      !placed.has(edgeKey(id)) && labels.isLabelled("edges", id) && isSeen(from, steps.at(-1)?.to ?? from),
  );
  return { nodes: ofNodes.length, edges: ofEdges.length };
}

function isIn({ zoom, pan, width, height }: LabelView, { x, y }: Position): boolean {
  const [left, top] = [x * zoom + pan.x, y * zoom + pan.y];
  return left >= 0 && top >= 0 && left <= width && top <= height;
}

export function toLabel({ key, text, size, weight, box }: PlannedLabel, nodes: ReadonlySet<string>, color: string) {
  const isNode = nodes.has(key);
  const label: DrawingLabel = {
    target: isNode ? "nodes" : "edges",
    id: isNode ? key : edgeIdOf(key),
    text,
    x: box.left,
    y: box.top + (box.bottom - box.top) * BASELINE,
    width: box.right - box.left,
    size,
    weight,
    color,
    direction: directionOf(text),
    haloWidth: HALO * size,
    plate: isNode ? null : { left: box.left - PLATE, right: box.right + PLATE, top: box.top, bottom: box.bottom },
  };
  return label;
}

export function withLabels(figures: Drawing["box"], labels: readonly DrawingLabel[]): Drawing["box"] {
  const box = { ...figures };
  for (const { x, y, width, size } of labels) {
    grow(box, x, y - size);
    grow(box, x + width, y + size / 3);
  }
  return box;
}

type Growing = { -readonly [Side in keyof Drawing["box"]]: number };

export function grow(box: Growing, x: number, y: number): void {
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}
