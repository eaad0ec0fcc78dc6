import { createPacer } from "@/analysis/workers/pacer";
import type { Drawing } from "@/canvas/drawing/drawing-types";
import type { PictureNews, PictureOrder, PictureShare, PictureSheet } from "./picture-orders";
import type { PicturePart } from "./picture-parts";

export interface PaintedPicture {
  readonly sheet: PictureSheet;
  readonly drawing: Pick<Drawing, "edges" | "nodes" | "labels">;
  readonly legend: readonly PicturePart[];
}

export function newPictureWorker(): Worker {
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
