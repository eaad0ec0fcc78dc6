import type { CanvasDeps, CanvasFault, Insets, ShownDrawing } from "@/canvas/canvas-port";
import type { Services } from "../services";
import { phoneQuery } from "../use-media";
import { shownTheme } from "../use-theme";
import type { Hover } from "./popups/HoverTip";

export interface CanvasListener {
  readonly hover: (hover: Hover | null) => void;
  readonly broken: (error: unknown) => void;
}

/** What the canvas asks of the page. Code for editing comes with the first edit. */
export function canvasDeps(
  services: Services,
  host: HTMLElement,
  { hover: tellHover, broken }: CanvasListener,
): CanvasDeps {
  const { document, edit, view, words, database } = services;
  const edits = () => import("../actions/hand-edits");
  return {
    document,
    run: (call) => void edit.run(call),
    onPlace: (position, isByKey) => void edits().then(({ addNodeAt }) => addNodeAt(services, position, isByKey)),
    onConnect: (source, end) => void edits().then(({ connect }) => connect(services, source, end)),
    onTool: (tool) => view.change({ tool }),
    onOpen: (target, id) => {
      const isPart = database.store.getState().remote !== null && target === "nodes";
      if (isPart) void import("../actions/database-actions").then(({ addNeighbors }) => addNeighbors(services, [id]));
      else view.change({ tab: "inspect" });
    },
    onContextMenu: (element, point) => void edits().then(({ openMenu }) => openMenu(services, element, point)),
    onHover: (element, point) => tellHover(element && { element, point }),
    announce: (announcement) => view.change({ announcement }),
    onFault: (fault) => tellFault(services, fault),
    onBroken: broken,
    words: () => words.getState().words.canvas,
    hasLabels: () => view.getState().hasLabels,
    drawingWay: () => view.getState().drawing,
    onDrawing: (shown) => tellDrawing(services, shown),
    theme: shownTheme,
    reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
    insets: () => insetsOf(host),
  };
}

/** What falls back is no choice: what was chosen stays, for the next graph and the next visit. */
function tellDrawing({ view, words }: Services, { way, isFallback }: ShownDrawing): void {
  view.change({ drawn: way });
  if (!isFallback) return;
  const { canvas } = words.getState().words;
  view.tell({ tone: "plain", title: canvas.noFast, text: canvas.noFastText });
}

function tellFault({ view, words }: Services, { nodes, edges, detail }: CanvasFault): void {
  const { canvas } = words.getState().words;
  const title = canvas.leftOut(nodes.length, edges.length);
  view.tell({ tone: "plain", title, text: canvas.leftOutText(detail) });
}

/** The picture keeps clear of the floats: beside the legend where there is room, above it where there is none. */
function insetsOf(host: HTMLElement): Insets {
  if (matchMedia(phoneQuery).matches) return { top: 0, right: 36, bottom: 16, left: 18 };
  const map = host.parentElement?.querySelector(".view.mapped")?.getBoundingClientRect();
  const corner = map && { corner: { width: map.width + 24, height: map.height + 24 } };
  const plain = { top: 56, right: 56, bottom: 32, left: 56, ...corner };
  const legend = host.parentElement?.querySelector(".legend")?.getBoundingClientRect();
  if (!legend) return { ...plain, bottom: 56 };
  const [width, height] = [legend.width + 24, legend.height + 24];
  const beside = width * host.clientHeight < height * host.clientWidth;
  return beside ? { ...plain, left: width + 24, bottom: 56 } : { ...plain, bottom: height };
}
