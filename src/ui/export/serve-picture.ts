import { createPngPainter } from "./paint-picture";
import type { PictureNews, PictureOrder, PicturePainter, PictureSheet } from "./picture-orders";
import { partsOf } from "./picture-parts";
import { createSvgWriter } from "./svg-picture";

export interface PicturePort {
  addEventListener(type: "message", listener: (event: MessageEvent<PictureOrder>) => void): void;
  postMessage(news: PictureNews): void;
}

/** The worker's side of a picture. Never throws: a failure is posted. */
export function servePicture(port: PicturePort, loadFonts: () => Promise<unknown>): void {
  let painter: Promise<PicturePainter> | null = null;
  let ground = "";
  const begin = async (sheet: PictureSheet): Promise<PicturePainter> => {
    if (sheet.format === "svg") return createSvgWriter(sheet);
    await loadFonts();
    return createPngPainter(sheet);
  };
  const carryOut = async (order: PictureOrder): Promise<void> => {
    if (order.type === "begin") {
      painter = begin(order.sheet);
      ground = order.sheet.halo;
    }
    const own = await painter;
    if (own === null) return;
    if (order.type === "share") {
      const { edges = [], nodes = [], labels = [], parts = [] } = order.share;
      own.add([...partsOf({ edges, nodes, labels }, ground), ...parts]);
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

/** Without it texts are drawn in a font of the system. */
export async function loadFont(family: string, address: string, weight: string): Promise<void> {
  const face = new FontFace(family, `url(${JSON.stringify(address)})`, { weight });
  const { fonts } = self as unknown as { readonly fonts: FontFaceSet };
  fonts.add(face);
  await face.load().catch(() => undefined);
}
