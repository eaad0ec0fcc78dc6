import { afterEach, describe, expect, it, vi } from "vitest";
import { paintPicture } from "@/ui/export/paint-picture";
import type { Picture } from "@/ui/export/svg-picture";

/** A canvas that counts the texts; each takes a millisecond. */
function slowCanvas(): { texts: number } {
  const count = { texts: 0 };
  const fillText = () => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    count.texts += 1;
  };
  class Canvas {
    getContext = () => ({ setTransform: () => undefined, fillText });
    convertToBlob = () => Promise.resolve(new Blob(["png"], { type: "image/png" }));
  }
  vi.stubGlobal("OffscreenCanvas", Canvas);
  return count;
}

const text = { kind: "text", x: 0, y: 0, text: "Ann", size: 10, weight: 400, color: "#000000", haloWidth: 0 } as const;
const picture = (count: number): Picture => ({
  parts: Array.from({ length: count }, () => ({ ...text, direction: "ltr" as const })),
  box: { left: 0, top: 0, width: 10, height: 10 },
  background: null,
  halo: "#ffffff",
  font: "serif",
  title: "Network",
});

describe("a picture with many parts", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("lets other tasks run, and stops when one of them asks for it", async () => {
    const drawn = slowCanvas();
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("Another choice")), 0);
    await expect(paintPicture(picture(400), 1, stop.signal)).rejects.toThrow("Another choice");
    expect(drawn.texts).toBeGreaterThan(0);
    expect(drawn.texts).toBeLessThan(400);
  });

  it("is painted to its last part when nobody stops it", async () => {
    const drawn = slowCanvas();
    const blob = await paintPicture(picture(60), 1, new AbortController().signal);
    expect(drawn.texts).toBe(60);
    expect(blob.type).toBe("image/png");
  });
});
