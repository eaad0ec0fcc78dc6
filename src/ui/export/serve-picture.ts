import { createPngPainter } from "./paint-picture";
import type { PictureNews, PictureOrder, PicturePainter, PictureSheet } from "./picture-orders";
import { partsOf } from "./picture-parts";
import { createSvgWriter } from "./svg-picture";

export interface PicturePort {
  addEventListener(type: "message", listener: (event: MessageEvent<PictureOrder>) => void): void;
  postMessage(news: PictureNews): void;
}

export interface PictureFonts {
  /** For texts drawn here. */
  load(): Promise<unknown>;
  /** For texts that another program draws: a rule @font-face with the font in it. */
  face(): Promise<string>;
}

/** The worker's side of a picture. Never throws: a failure is posted. */
export function servePicture(port: PicturePort, fonts: PictureFonts): void {
  let painter: Promise<PicturePainter> | null = null;
  const begin = async (sheet: PictureSheet): Promise<PicturePainter> => {
    if (sheet.format === "svg") return createSvgWriter(sheet, fonts.face);
    await fonts.load();
    return createPngPainter(sheet);
  };
  const carryOut = async (order: PictureOrder): Promise<void> => {
    if (order.type === "begin") painter = begin(order.sheet);
    const own = await painter;
    if (own === null) return;
    if (order.type === "share") {
      const { edges = [], nodes = [], labels = [], legend = [] } = order.share;
      own.add(partsOf({ edges, nodes, labels }));
      own.addLegend(legend);
    }
    if (order.type === "end") port.postMessage({ type: "done", blob: await own.finish() });
  };
  let before: Promise<void> = Promise.resolve();
  const fail = (reason: unknown): void => {
    const message = reason instanceof Error ? reason.message : String(reason);
    port.postMessage({ type: "failed", message });
  };
  port.addEventListener("message", ({ data }) => {
    before = before.then(() => carryOut(data)).catch(fail);
  });
}
