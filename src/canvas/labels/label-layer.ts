import type { EdgeId, ElementTarget, NodeId } from "@/graph/document/graph-types";
import { pinnedNodes } from "@/graph/tables/pinned";
import { letGoWhenShort } from "@/lib/memory/derived";
import { layOver } from "../drawing/lay-over";
import type { Highlight } from "../marks/highlight";
import { isEdgeKey } from "../scene/edge-key";
import { drawIcons } from "../style/icon-pen";
import type { CanvasTokens } from "../style/theme-tokens";
import { createLabelOrder } from "./label-order";
import { createLabelPace } from "./label-pace";
import { planLabels, planSteps } from "./label-plan";
import { BASE_SIZE, BASELINE, directionOf, HALO, PLATE, toLabelText } from "./label-text";
import type { LabelSource, PlannedLabel } from "./label-types";
import type { LabelView } from "./label-view";

/** The labels, on a canvas of our own over the picture: the drawing engine's cost twice the time and cannot give way. */
export type LabelLayer = ReturnType<typeof createLabelLayer>;

type LabelLayerDeps = Omit<LabelSource, "measure" | "selection" | "highlight"> & {
  readonly highlight: Highlight;
  readonly host: HTMLElement;
  tokens(): CanvasTokens;
};

const FINEST_PIXELS = 2;
/** Of more nodes the labels are planned when the view stands still, and go with it while it moves. */
const LARGE = 2000;
/** Radius of a pin's head. */
const PIN = 4;

export function createLabelLayer(deps: LabelLayerDeps) {
  const { host, plane } = deps;
  const canvas = host.ownerDocument.createElement("canvas");
  layOver(host, canvas);
  const context = canvas.getContext("2d");
  const ruler = createRuler(context, () => deps.tokens().font);
  const source: LabelSource = { ...deps, measure: ruler.measure, selection: () => deps.document.selection };
  const order = createLabelOrder(source);
  let drawn: readonly PlannedLabel[] = [];
  const pace = createLabelPace({
    plane,
    isLarge: () => deps.document.tables.nodes.count > LARGE,
    plan: (view, shown) => planLabels(source, order.now(), view, shown),
    again: () => draw(),
  });

  const draw = () => {
    if (context === null) return;
    const pixels = Math.min(FINEST_PIXELS, globalThis.devicePixelRatio || 1);
    const { zoom, ...pan } = plane.camera();
    const view = { zoom, pan, width: plane.width(), height: plane.height() };
    fitTo(canvas, Math.round(view.width * pixels), Math.round(view.height * pixels));
    context.setTransform(pixels, 0, 0, pixels, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    drawIcons(context, deps, view);
    drawn = pace.labels(view);
    drawLabels(context, drawn, deps.tokens());
    drawPins(context, deps);
  };

  // Widths measured before the interface's font had loaded are wrong.
  const { fonts } = host.ownerDocument;
  const fontsCame = () => {
    ruler.forget();
    draw();
  };
  fonts.addEventListener("loadingdone", fontsCame);
  const keep = letGoWhenShort(() => {
    ruler.forget();
    order.letGo();
  });

  return {
    /** Draws the labels for the view as it is now. */
    draw,
    /** What `draw` last drew. */
    drawn: (): readonly PlannedLabel[] => drawn,
    /** Labels for a picture of another view, in a few steps: as if nothing were selected, hovered, focused or dimmed. */
    plan: (view: LabelView): Generator<void, readonly PlannedLabel[]> =>
      planSteps(untouched(source), order.now(), view),
    /** Whether an element shown would have a label if there was room. */
    isLabelled: (target: ElementTarget, id: NodeId | EdgeId): boolean => {
      const look = target === "nodes" ? deps.looks.node(id) : deps.looks.edge(id);
      return deps.hasLabels() && toLabelText(look?.label ?? "") !== "";
    },
    destroy: (): void => {
      keep();
      fonts.removeEventListener("loadingdone", fontsCame);
      pace.stop();
      canvas.remove();
    },
  };
}

/** States of the view do not get into a picture. */
function untouched(source: LabelSource): LabelSource {
  const never = () => false;
  const highlight = { hovered: () => null, isHovered: never, isSelected: never, isDimmed: never };
  return { ...source, highlight, focused: () => null, selection: () => ({ nodes: [], edges: [] }) };
}

/** Draws planned labels, the important ones last and so on top. */
export function drawLabels(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  labels: readonly PlannedLabel[],
  tokens: CanvasTokens,
): void {
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
  context.strokeStyle = tokens.halo;
  for (const { key, text, size, weight, box, color, isLeaving } of labels.toReversed()) {
    // The line of an edge would show between its letters and strike them through.
    if (isEdgeKey(key)) {
      context.fillStyle = tokens.halo;
      context.fillRect(box.left - PLATE, box.top, box.right - box.left + 2 * PLATE, box.bottom - box.top);
    }
    context.font = `${weight} ${size}px ${tokens.font}`;
    context.direction = directionOf(text);
    context.lineWidth = HALO * size;
    context.fillStyle = isLeaving ? tokens.leavingText : (color ?? inkOf(weight, tokens));
    const baseline = box.top + (box.bottom - box.top) * BASELINE;
    context.strokeText(text, box.left, baseline);
    context.fillText(text, box.left, baseline);
  }
}

export function inkOf(weight: PlannedLabel["weight"], tokens: CanvasTokens): string {
  if (weight === 600) return tokens.strong;
  return weight === 400 ? tokens.labelQuiet : tokens.label;
}

/** Pinned nodes carry a small pin: a head with a point, at their upper right. */
function drawPins(context: CanvasRenderingContext2D, { plane, document, tokens }: LabelLayerDeps): void {
  const { canvas, strong } = tokens();
  const camera = plane.camera();
  context.fillStyle = strong;
  context.strokeStyle = canvas;
  context.lineWidth = 1.5;
  for (const id of pinnedNodes(document.namedSets)) {
    const node = plane.node(id);
    if (node === null) continue;
    const x = node.position.x * camera.zoom + camera.x;
    const y = node.position.y * camera.zoom + camera.y;
    const head = PIN * Math.min(1.6, Math.max(0.6, camera.zoom));
    const reach = plane.outerRadius(id) * camera.zoom * 0.8 + head;
    context.beginPath();
    context.arc(x + reach, y - reach, head, 0.75 * Math.PI - 0.9, 0.75 * Math.PI + 0.9, true);
    context.lineTo(x + reach - head * 1.9, y - reach + head * 1.9);
    context.closePath();
    context.fill();
    context.stroke();
  }
}

function fitTo(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

function createRuler(context: CanvasRenderingContext2D | null, font: () => string) {
  const widths = new Map<string, number>();
  const measure = (text: string, weight: number): number => {
    const key = `${weight} ${text}`;
    const known = widths.get(key);
    if (known !== undefined || context === null) return known ?? 0;
    context.font = `${weight} ${BASE_SIZE}px ${font()}`;
    const { width } = context.measureText(text);
    widths.set(key, width);
    return width;
  };
  return { measure, forget: () => widths.clear() };
}
