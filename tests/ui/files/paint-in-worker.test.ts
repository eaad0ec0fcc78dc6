import { describe, expect, it } from "vitest";
import type { DrawingEdge } from "@/canvas/drawing/drawing-types";
import { paintInWorker } from "@/ui/export/make-picture";
import type { PictureNews, PictureOrder, PictureSheet } from "@/ui/export/picture-orders";
import { servePicture } from "@/ui/export/serve-picture";

const sheet: PictureSheet = {
  format: "svg",
  scale: 1,
  box: { left: 0, top: 0, width: 10, height: 10 },
  graph: { left: 0, top: 0, width: 10, height: 10 },
  background: null,
  halo: "#ffffff",
  font: "serif",
  title: "Network",
};
const line: DrawingEdge = {
  id: "e",
  from: { x: 0, y: 0 },
  steps: [{ to: { x: 5, y: 5 } }],
  color: "#000000",
  width: 1,
  lineStyle: "solid",
  opacity: 1,
  head: null,
  isSelected: false,
};
const picture = (count: number) => ({
  sheet,
  drawing: { edges: Array.from({ length: count }, () => line), nodes: [], labels: [] },
  legend: [],
});

/** A worker of this thread: what it is sent is copied, as to any other. */
function makeWorker() {
  const { port1, port2 } = new MessageChannel();
  const seen = { shares: 0, isEnded: false, heard: (_order: PictureOrder) => {} };
  const worker = Object.assign(new EventTarget(), {
    postMessage: (order: PictureOrder) => {
      if (order.type === "share") seen.shares += 1;
      port1.postMessage(order);
      seen.heard(order);
    },
    terminate: () => {
      seen.isEnded = true;
      port1.close();
    },
  });
  port1.addEventListener("message", ({ data }: MessageEvent<PictureNews>) =>
    worker.dispatchEvent(new MessageEvent("message", { data })),
  );
  for (const port of [port1, port2]) port.start();
  servePicture(port2, { load: async () => undefined, face: async () => "@font-face{}" });
  return { seen, newWorker: () => worker as unknown as Worker };
}

describe("a picture of many elements", () => {
  it("is drawn to its last part in a worker, which ends with it", async () => {
    const { seen, newWorker } = makeWorker();
    const blob = await paintInWorker(newWorker, picture(3500), new AbortController().signal);
    expect((await blob.text()).match(/<path /g)).toHaveLength(3500);
    expect(blob.type).toBe("image/svg+xml");
    expect(seen).toMatchObject({ shares: 5, isEnded: true });
  });

  it("is given up when another choice is made: nothing more is sent and the worker ends", async () => {
    const { seen, newWorker } = makeWorker();
    const stop = new AbortController();
    seen.heard = () => {
      if (seen.shares === 2) stop.abort(new Error("Another choice"));
    };
    await expect(paintInWorker(newWorker, picture(9000), stop.signal)).rejects.toThrow("Another choice");
    expect(seen).toMatchObject({ shares: 2, isEnded: true });
  });

  it("tells why it could not be drawn", async () => {
    const { seen, newWorker } = makeWorker();
    const refused = { ...picture(1), sheet: { ...sheet, format: "png" as const } };
    // There is no canvas in this place.
    await expect(paintInWorker(newWorker, refused, new AbortController().signal)).rejects.toThrow("OffscreenCanvas");
    expect(seen.isEnded).toBe(true);
  });
});
