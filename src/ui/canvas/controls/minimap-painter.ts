import { createPacer } from "@/analysis/workers/pacer";
import type { CanvasView, ScreenPoint } from "@/canvas/canvas-port";
import type { Drawing } from "@/canvas/drawing/drawing-types";
import { type MinimapFit, paintSteps } from "./paint-minimap";

/** Draws the overview. Places are in CSS px of its canvas. */
export interface MinimapPainter {
  /** The graph may look different: soon drawn again, and once more when it has come to rest. */
  refresh(): void;
  /** The camera moved. */
  frame(): void;
  /** Brings what is under a place to the middle of the view. */
  centre(point: ScreenPoint): void;
  /** Moves the view by parts of its width and height. */
  shift(x: number, y: number): void;
  destroy(): void;
}

/** Not more often than this, in ms; a change of places or colours takes 420 ms to settle. */
const pauseMs = 150;
const settledMs = 520;
const margin = 8;

export function createMinimapPainter(sheet: HTMLCanvasElement, canvas: CanvasView): MinimapPainter {
  let [width, height] = [0, 0];
  const pixels = Math.min(2, globalThis.devicePixelRatio || 1);
  /** The graph without the frame, to put the frame on again and again. */
  let still = sheet.ownerDocument.createElement("canvas");
  /** What is being drawn, in slices. */
  let next = sheet.ownerDocument.createElement("canvas");
  /** It may be hidden at first, or shown at another size later. */
  const measure = () => {
    if (width === sheet.clientWidth && height === sheet.clientHeight) return;
    [width, height] = [sheet.clientWidth, sheet.clientHeight];
    for (const one of [sheet, still, next]) Object.assign(one, { width: width * pixels, height: height * pixels });
  };
  let fit: MinimapFit = { scale: 1, x: 0, y: 0 };
  let soon: ReturnType<typeof setTimeout> | null = null;
  let later: ReturnType<typeof setTimeout> | null = null;
  let context: CanvasRenderingContext2D | null = null;
  let isFraming = false;
  let isGone = false;
  const paint = async (drawing: Drawing): Promise<void> => {
    measure();
    const ink = drawing.nodes.length === 0 ? null : next.getContext("2d");
    // Hidden, as on a phone: there is nothing to paint on.
    if (isGone || ink === null || next.width === 0) return;
    const newFit = fitOf(drawing.box, width, height);
    ink.setTransform(pixels, 0, 0, pixels, 0, 0);
    ink.clearRect(0, 0, width, height);
    const pacer = createPacer(new AbortController().signal);
    for (const _ of paintSteps(ink, drawing, newFit)) await pacer.breathe();
    [still, next] = [next, still];
    fit = newFit;
    context = sheet.getContext("2d");
    frame();
  };

  const draw = inTurn(async () => (isGone ? undefined : paint(await canvas.drawing({ withLabels: false }))));

  const frame = () => {
    if (isFraming) return;
    isFraming = true;
    requestAnimationFrame(frameNow);
  };

  const frameNow = () => {
    isFraming = false;
    if (isGone || context === null || still.width === 0) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, sheet.width, sheet.height);
    context.drawImage(still, 0, 0);
    context.setTransform(pixels, 0, 0, pixels, 0, 0);
    context.strokeStyle = getComputedStyle(sheet).color;
    strokeView(context, viewOf(canvas, sheet), fit, { width, height });
  };

  return {
    refresh: () => {
      soon ??= setTimeout(() => {
        soon = null;
        void draw();
      }, pauseMs);
      if (later !== null) clearTimeout(later);
      // A frame later: where none was drawn meanwhile, as in a tab nobody looks at, the change has not come to rest before.
      later = setTimeout(() => requestAnimationFrame(() => void draw()), settledMs);
    },
    frame,
    centre: ({ x, y }) => {
      const view = viewOf(canvas, sheet);
      const place = { x: (x - fit.x) / fit.scale, y: (y - fit.y) / fit.scale };
      move(canvas, place.x - (view.left + view.width / 2), place.y - (view.top + view.height / 2));
    },
    shift: (x, y) => {
      const view = viewOf(canvas, sheet);
      move(canvas, x * view.width, y * view.height);
    },
    destroy: () => {
      isGone = true;
      for (const timer of [soon, later]) if (timer !== null) clearTimeout(timer);
    },
  };
}

/** What runs is not begun again by another call, but followed by one more run: with a change in each frame none would end. */
function inTurn(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isAsked = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAsked) {
        isAsked = false;
        await run();
      }
    } finally {
      isRunning = false;
    }
  };
}

/** By so much of the model. */
function move(canvas: CanvasView, x: number, y: number): void {
  const camera = canvas.camera();
  canvas.setCamera({ ...camera, x: camera.x - x * camera.zoom, y: camera.y - y * camera.zoom });
}

/** What of the model is in view. */
function viewOf(canvas: CanvasView, sheet: HTMLElement) {
  const host = sheet.closest(".field-of-view");
  const { x, y, zoom } = canvas.camera();
  return {
    left: -x / zoom,
    top: -y / zoom,
    width: (host?.clientWidth ?? 0) / zoom,
    height: (host?.clientHeight ?? 0) / zoom,
  };
}

function fitOf({ left, top, right, bottom }: Drawing["box"], width: number, height: number): MinimapFit {
  const [wide, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high, 0.5);
  return { scale, x: (width - wide * scale) / 2 - left * scale, y: (height - high * scale) / 2 - top * scale };
}

/** A frame round what is in view, wholly in the picture even where the view is larger than the graph. */
function strokeView(
  context: CanvasRenderingContext2D,
  view: ReturnType<typeof viewOf>,
  { scale, x, y }: MinimapFit,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const left = Math.max(1, view.left * scale + x);
  const top = Math.max(1, view.top * scale + y);
  const right = Math.min(width - 1, (view.left + view.width) * scale + x);
  const bottom = Math.min(height - 1, (view.top + view.height) * scale + y);
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(left, top, Math.max(4, right - left), Math.max(4, bottom - top), 2);
  context.stroke();
}
