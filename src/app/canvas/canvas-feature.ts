import type { StartLive } from "@/analysis/workers/live-types";
import { type CanvasPlace, createCanvasPlace, whenMounted } from "@/canvas/canvas-place";
import type { Picture, PictureOptions } from "@/commands/registry/command-types";
import { canvasActions } from "@/ui/actions/canvas-actions";
import type { MountCanvas } from "@/ui/canvas/canvas-service";
import { type Feature, type Page, part } from "../page/page";
import { sessionOf } from "../session/session-feature";

/** The graph as it is drawn. */
export const canvas = {
  services: (page: Page) => ({
    canvas: canvasOf(page),
    loadCanvas: () => loadSeenCanvas(page),
    picture: (options: PictureOptions, signal: AbortSignal) => drawPicture(options, signal, page),
    startLive: page.startLive,
  }),
  actions: canvasActions,
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    /** The canvas while there is one. */
    readonly canvas: CanvasPlace;
    /** What draws the graph: loaded at its first use, and kept. Rejects when it cannot be had; the next call tries again. */
    loadCanvas(): Promise<MountCanvas>;
    /** The graph as a picture. Rejects with the reason. */
    picture(options: PictureOptions, signal: AbortSignal): Promise<Picture>;
    /** The force layout, told frame by frame. */
    readonly startLive: StartLive;
  }
}

const canvasOf = part(() => createCanvasPlace());

/** Its camera is the session's. */
async function loadSeenCanvas(page: Page): Promise<MountCanvas> {
  const mountCanvas = await page.loadMount();
  return (element, deps) => {
    const mounted = mountCanvas(element, deps);
    sessionOf(page).camera.attach(element, mounted);
    return mounted;
  };
}

/** Its code comes with the first picture. */
export async function drawPicture(options: PictureOptions, signal: AbortSignal, page: Page): Promise<Picture> {
  const [mountCanvas, { makePicture }] = await Promise.all([page.loadMount(), import("@/ui/export/make-picture")]);
  const shown = await whenMounted(canvasOf(page), signal);
  const words = () => page.words.getState().words;
  const { seen } = sessionOf(page).camera;
  const counted = await countedOf(page);
  return makePicture(
    options,
    { document: page.document, canvas: shown, mountCanvas, seen, words, ...(counted !== null && { counted }) },
    signal,
  );
}

/** As the legend of the page says it of a part of a database. */
async function countedOf(page: Page): Promise<string | null> {
  if (page.database.store.getState().shown === null) return null;
  const { countedText } = await import("@/ui/actions/database-actions");
  return countedText(page.services());
}
