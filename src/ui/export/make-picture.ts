import type { CanvasDeps, CanvasView, Theme } from "@/canvas/canvas-port";
import type { Drawing } from "@/canvas/drawing/drawing-types";
import type { PictureOptions } from "@/commands/door/command-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { toHex } from "@/graph/styles/palette";
import type { Words } from "@/words/words";
import { layerText } from "../canvas/legend/layer-text";
import { legendGroups } from "../canvas/legend/legend-groups";
import { shownGroups } from "../canvas/legend-counts";
import { shownTheme } from "../use-theme";
import { paintPicture } from "./paint-picture";
import { legendParts } from "./picture-legend";
import { partsOf } from "./picture-parts";
import { type Picture, writeSvg } from "./svg-picture";

export interface PictureDeps {
  readonly document: GraphDocument;
  readonly canvas: CanvasView;
  readonly mountCanvas: (element: HTMLElement, deps: CanvasDeps) => CanvasView;
  /** What is seen now, in model units; null where there is no canvas on the page. */
  readonly seen: () => Picture["box"] | null;
  readonly words: () => Words;
}

/** Room around the graph, in model units. */
const margin = 24;

/** A picture of the whole graph, of what is seen or of what is selected. */
export async function makePicture(options: PictureOptions, deps: PictureDeps, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const picture = await composePicture(options, deps);
  signal.throwIfAborted();
  if (options.format === "svg") return new Blob([writeSvg(picture)], { type: "image/svg+xml" });
  return paintPicture(picture, options.scale, signal);
}

export async function composePicture(options: PictureOptions, deps: PictureDeps): Promise<Picture> {
  const { document } = deps;
  const theme = options.theme ?? shownTheme();
  const drawing = await drawingIn(theme, options, deps);
  const seen = options.part === "view" ? deps.seen() : null;
  const box = seen ?? grown(drawing.box);
  const parts = partsOf(drawing);
  const groups = options.legend === false ? [] : shownGroups(legendGroups(document, deps.words(), layerText));
  const legend = legendParts(groups, {
    left: box.left + margin,
    top: box.top + box.height,
    width: Math.max(box.width - 2 * margin, 1),
    hex: (color) => toHex(color, theme),
    ink: drawing.labels[0]?.color ?? toHex("--edge", theme),
    figures: (count) => count.toLocaleString(deps.words().language),
  });
  const width = Math.max(box.width, legend.height === 0 ? 0 : legend.width + 2 * margin);
  const height = box.height + (legend.height === 0 ? 0 : legend.height + margin);
  return {
    parts: [...parts, ...legend.parts],
    box: { ...box, width, height },
    background: options.background === "transparent" ? null : drawing.canvas,
    halo: drawing.halo,
    font: drawing.font,
    title: document.meta.name,
  };
}

/** Another theme than the page's is drawn on a canvas of its own that nobody sees. */
async function drawingIn(theme: Theme, { part }: PictureOptions, deps: PictureDeps): Promise<Drawing> {
  const { document, canvas, mountCanvas } = deps;
  const { nodes, edges } = document.selection;
  const only = part === "selection" ? { only: { nodes, edges: [...new Set([...edges, ...between(document)])] } } : {};
  if (theme === shownTheme()) return canvas.drawing(only);
  const element = globalThis.document.createElement("div");
  element.hidden = true;
  element.style.colorScheme = theme;
  globalThis.document.body.append(element);
  const own = mountCanvas(element, {
    document,
    ...unheard,
    words: () => deps.words().canvas,
    hasLabels: () => true,
    theme: () => theme,
    reducedMotion: () => true,
    insets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
    refits: () => true,
  });
  try {
    return await own.drawing(only);
  } finally {
    own.destroy();
    element.remove();
  }
}

/** Nobody touches this canvas. */
const unheard = {
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

function grown({ left, top, right, bottom }: Drawing["box"]): Picture["box"] {
  return {
    left: left - margin,
    top: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}
