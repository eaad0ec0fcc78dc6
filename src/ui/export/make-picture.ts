import type { SeenArea } from "@/ai/context/seen-part";
import { createPacer } from "@/analysis/workers/pacer";
import type { CanvasDeps, CanvasView } from "@/canvas/canvas-port";
import type { Drawing, DrawingOptions } from "@/canvas/drawing/drawing-types";
import type { Picture, PictureOptions } from "@/commands/registry/command-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { toHex } from "@/graph/styles/palette";
import type { Words } from "@/words/words";
import { layerText } from "../canvas/legend/layer-text";
import { legendGroups } from "../canvas/legend/legend-groups";
import { countText, shownGroups } from "../canvas/legend-counts";
import { shownTheme } from "../use-theme";
import { legendParts } from "./picture-legend";
import type { PictureBox, PictureNews, PictureOrder, PictureShare, PictureSheet } from "./picture-orders";
import type { PicturePart } from "./picture-parts";

export interface PictureDeps {
  readonly document: GraphDocument;
  readonly canvas: CanvasView;
  readonly mountCanvas: (element: HTMLElement, deps: CanvasDeps) => CanvasView;
  /** What is seen now, in model units; null where there is no canvas on the page. */
  readonly seen: () => SeenArea | null;
  readonly words: () => Words;
  /** What the counts of the legend are of, where that is not the whole graph. */
  readonly counted?: string;
}

/** Room around the graph, in model units. */
const margin = 24;

/** A picture of the whole graph, of what is seen or of what is selected. Rejects with the signal's reason once it is aborted. */
export async function makePicture(options: PictureOptions, deps: PictureDeps, signal: AbortSignal): Promise<Picture> {
  signal.throwIfAborted();
  const seen = options.part === "view" ? deps.seen() : null;
  const drawing = await drawingIn({ options, seen }, deps, signal);
  signal.throwIfAborted();
  const { sheet, legend } = layOut(drawing, { options, seen }, deps);
  const content = await paintInWorker(newPictureWorker, { sheet, drawing, legend }, signal);
  return { content, withoutLabel: drawing.withoutLabel };
}

interface Asked {
  readonly options: PictureOptions;
  /** Of a picture of what is seen. */
  readonly seen: SeenArea | null;
}

function layOut(drawing: Drawing, { options, seen }: Asked, deps: PictureDeps) {
  const { document } = deps;
  const theme = options.theme ?? shownTheme();
  const box = seen ?? grown(drawing.box);
  const groups = options.legend === false ? [] : shownGroups(legendGroups(document, deps.words(), layerText));
  const legend = legendParts(groups, {
    left: box.left + margin,
    top: box.top + box.height,
    width: Math.max(box.width - 2 * margin, 1),
    hex: (color) => toHex(color, theme),
    ink: drawing.labels[0]?.color ?? toHex("--edge", theme),
    measure: rulerFor(drawing.font),
    count: (row) => countText(row, deps.words()),
    ...(deps.counted !== undefined && { counted: deps.counted }),
  });
  const width = Math.max(box.width, legend.height === 0 ? 0 : legend.width + 2 * margin);
  const height = box.height + (legend.height === 0 ? 0 : legend.height + margin);
  const sheet: PictureSheet = {
    format: options.format,
    scale: options.scale,
    ...(options.within === undefined ? {} : { within: options.within }),
    box: { ...box, width, height },
    graph: box,
    background: options.background === "transparent" ? null : drawing.canvas,
    halo: drawing.halo,
    font: drawing.font,
    title: document.meta.name,
  };
  return { sheet, legend: legend.parts };
}

/** Another theme than the page's is drawn on a canvas of its own that nobody sees. */
async function drawingIn({ options, seen }: Asked, deps: PictureDeps, signal: AbortSignal): Promise<Drawing> {
  const { document, canvas, mountCanvas } = deps;
  const { nodes, edges } = document.selection;
  const theme = options.theme ?? shownTheme();
  const part =
    options.part === "selection" ? { only: { nodes, edges: [...new Set([...edges, ...between(document)])] } } : {};
  const asked = { ...part, ...(seen === null ? {} : { view: viewOf(seen) }), signal };
  if (theme === shownTheme()) return canvas.drawing(asked);
  const element = globalThis.document.createElement("div");
  element.hidden = true;
  element.style.colorScheme = theme;
  globalThis.document.body.append(element);
  const own = mountCanvas(element, {
    document,
    ...missed,
    words: () => deps.words().canvas,
    hasLabels: () => true,
    theme: () => theme,
    reducedMotion: () => true,
    insets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
  });
  try {
    return await own.drawing(asked);
  } finally {
    own.destroy();
    element.remove();
  }
}

/** The labels that the page shows, as large as it shows them. */
function viewOf({ left, top, width, height, zoom }: SeenArea): NonNullable<DrawingOptions["view"]> {
  return { zoom, pan: { x: -left * zoom, y: -top * zoom }, width: width * zoom, height: height * zoom };
}

function rulerFor(font: string): (text: string, weight: number) => number {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  return (text, weight) => {
    if (context === null) return text.length * 7;
    context.font = `${weight} 12px ${font}`;
    return context.measureText(text).width;
  };
}

/** Nobody touches this canvas. */
const missed = {
  run: () => undefined,
  onPlace: () => undefined,
  onConnect: () => undefined,
  onTool: () => undefined,
  onOpen: () => undefined,
  onContextMenu: () => undefined,
  onHover: () => undefined,
  announce: () => undefined,
  onFault: () => undefined,
  onBroken: () => undefined,
};

/** Edges with both ends selected belong to the selection's picture. */
function between({ selection, edgesOf, edge }: GraphDocument): readonly string[] {
  const ends = new Set(selection.nodes);
  const all = new Set(selection.nodes.flatMap((id) => edgesOf(id)));
  return [...all].filter((id) => {
    const known = edge(id);
    return known !== undefined && ends.has(known.source) && ends.has(known.target);
  });
}

function grown({ left, top, right, bottom }: Drawing["box"]): PictureBox {
  return {
    left: left - margin,
    top: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

interface PaintedPicture {
  readonly sheet: PictureSheet;
  readonly drawing: Pick<Drawing, "edges" | "nodes" | "labels">;
  readonly legend: readonly PicturePart[];
}

function newPictureWorker(): Worker {
  return new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });
}

/** Elements sent at once. */
const shareSize = 1000;

/** Has a picture painted in a worker, which ends with it. Rejects at once with the signal's reason when that is aborted. */
export async function paintInWorker(
  newWorker: () => Worker,
  picture: PaintedPicture,
  signal: AbortSignal,
): Promise<Blob> {
  signal.throwIfAborted();
  const worker = newWorker();
  const post = (order: PictureOrder): void => worker.postMessage(order);
  const painted = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<PictureNews>) => {
      if (data.type === "done") resolve(data.blob);
      if (data.type === "failed") reject(new Error(data.message));
    });
    worker.addEventListener("error", ({ message }) =>
      reject(new Error(message || "The worker that draws pictures did not start.")),
    );
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const send = async (): Promise<void> => {
    const pacer = createPacer(signal);
    post({ type: "begin", sheet: picture.sheet });
    for (const share of sharesOf(picture)) {
      post({ type: "share", share });
      const pause = pacer.breathe();
      if (pause !== undefined) await pause;
    }
    post({ type: "end" });
  };
  try {
    const [blob] = await Promise.all([painted, send()]);
    return blob;
  } finally {
    worker.terminate();
  }
}

/** From below to above. */
function* sharesOf({ drawing: { edges, nodes, labels }, legend }: PaintedPicture): Generator<PictureShare> {
  for (let at = 0; at < edges.length; at += shareSize) yield { edges: edges.slice(at, at + shareSize) };
  for (let at = 0; at < nodes.length; at += shareSize) yield { nodes: nodes.slice(at, at + shareSize) };
  yield { labels, legend };
}
