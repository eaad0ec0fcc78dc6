import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DrawingWay, Theme } from "@/canvas/canvas-port";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonValue } from "@/lib/json";
import { type OpenCanvasPage, openCanvasPage } from "../../support/canvas-page/open-canvas-page";
import { isLong } from "../../support/long";
import { webGlArgs } from "../../support/page/drawing-way";

/*
 * The same graph in both views: few pixels differ by more than the eye sees. `PARLEY_PICTURES=folder` keeps the pictures, both views
 * side by side, to be looked at.
 */
const folder = process.env["PARLEY_PICTURES"];

let opened: OpenCanvasPage | undefined;
let page: Page;

beforeAll(async () => {
  opened = await openCanvasPage(webGlArgs);
  page = opened.page;
});
afterAll(() => opened?.close());

const KINDS = ["lab", "museum", "school", "harbour", "market"];

/** Towns in rings round five middles, most roads within a ring; some parallel, a few loops, a third of them directed. */
function towns(count: number): GraphData {
  const placeOf = (index: number) => {
    const ring = index % 5;
    const nth = Math.floor(index / 5);
    const [angle, away] = [nth * 2.39996, 26 * Math.sqrt(nth + 1)];
    const middle = (ring * 2 * Math.PI) / 5;
    const far = 36 * Math.sqrt(count);
    return {
      x: Math.round(far * Math.cos(middle) + 1.6 * away * Math.cos(angle)),
      y: Math.round(far * Math.sin(middle) + 1.6 * away * Math.sin(angle)),
    };
  };
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    attributes: { name: `Town ${index}`, kind: KINDS[index % 5] ?? "", value: (index * 37) % 100 },
    position: placeOf(index),
  }));
  const pairs = nodes.flatMap((_, index) => {
    const near = [(index + 5) % count, (index + 25) % count];
    const far = index % 9 === 0 ? [(index + 1) % count] : [];
    const again = index % 31 === 0 ? [(index + 5) % count] : [];
    return [...near, ...far, ...again, ...(index % 60 === 0 ? [index] : [])].map((other) => [index, other] as const);
  });
  const edges = pairs.map(([from, to], index) => ({
    id: `e${index}`,
    source: `n${from}`,
    target: `n${to}`,
    directed: index % 3 === 0,
    attributes: { length: (index * 13) % 50 },
  }));
  return { name: "Towns", directed: false, nodes, edges, layers: [], sets: [], filter: null };
}

async function run(name: string, input: JsonValue): Promise<void> {
  const text = JSON.stringify(input);
  expect(
    await page.evaluate(([call, given]) => window.canvasPage.run(call, JSON.parse(given)), [name, text] as const),
  ).toBe(true);
}

interface Shown {
  readonly drawing: DrawingWay;
  readonly theme: Theme;
  readonly zoom: "whole" | "near";
}

async function pictureOf(graph: GraphData, { drawing, theme, zoom }: Shown): Promise<string> {
  await page.evaluate(
    ([text, options]) => window.startCanvas(JSON.parse(text), { ...JSON.parse(options), reducedMotion: true }),
    [JSON.stringify(graph), JSON.stringify({ drawing, theme })] as const,
  );
  await page.waitForFunction((way) => window.canvasPage.log.drawings.at(-1)?.way === way, drawing);
  await run("styleByAttribute", { property: "kind", channel: "color" });
  await run("styleNodes", { selector: "kind == 'museum'", shape: "diamond", color: "orange" });
  await run("styleNodes", { selector: "kind == 'school'", shape: "rectangle", color: "blue" });
  await run("styleNodes", { selector: "kind == 'harbour'", shape: "triangle", color: "green", size: 30 });
  await run("styleNodes", { selector: "value > 90", borderColor: "red", borderWidth: 4 });
  await run("styleEdges", { selector: "length > 40", lineStyle: "dashed", color: "purple", width: 3 });
  await run("styleEdges", { selector: "length < 4", lineStyle: "dotted", options: { arrow: "diamond" } });
  await run("styleNodes", { selector: "value < 5", opacity: 0.4 });
  await run("selectElements", { selector: "value > 15 and value < 20" });
  if (zoom === "whole") await page.evaluate(() => window.canvasPage.view.fit());
  else await page.evaluate(() => window.canvasPage.view.zoomTo(["n0", "n5", "n10", "n15", "n20", "n25", "n40"]));
  await page.mouse.move(5, 5);
  await page.evaluate(() => window.canvasPage.frames());
  let last = "";
  await expect
    .poll(async () => {
      const before = last;
      last = (await page.locator("#canvas").screenshot()).toString("base64");
      return last === before;
    })
    .toBe(true);
  return last;
}

/** The share of pixels that are of another colour, and both pictures side by side with what differs. */
function compared(one: string, other: string): Promise<{ readonly share: number; readonly picture: string }> {
  return page.evaluate(
    async (pictures) => {
      const bitmaps = await Promise.all(
        pictures.map(async (data) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())),
      );
      const { width, height } = bitmaps[0] as ImageBitmap;
      const sheet = new OffscreenCanvas(3 * width, height);
      const context = sheet.getContext("2d");
      if (context === null) throw new Error("There is no canvas to compare pictures on.");
      bitmaps.forEach((bitmap, index) => {
        context.drawImage(bitmap, index * width, 0);
      });
      const [left, right] = [0, width].map((x) => context.getImageData(x, 0, width, height).data);
      const shown = context.createImageData(width, height);
      let count = 0;
      for (let at = 0; at < width * height * 4; at += 4) {
        const apart = [0, 1, 2].map((part) => Math.abs((left?.[at + part] ?? 0) - (right?.[at + part] ?? 0)));
        const most = Math.max(...apart);
        if (most > 64) count += 1;
        shown.data.set([255 - most, 255 - most, 255 - most, 255], at);
      }
      context.putImageData(shown, 2 * width, 0);
      const blob = await sheet.convertToBlob({ type: "image/png" });
      const picture = await new Promise<string>((done) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result).split(",")[1] ?? "");
        reader.readAsDataURL(blob);
      });
      return { share: count / (width * height), picture };
    },
    [one, other],
  );
}

// In the short run both views are held to the same contract, and to the same lines.
it
  .runIf(isLong)
  .each(
    [200, 1000].flatMap((count) =>
      (["light", "dark"] as const).flatMap((theme) =>
        (["whole", "near"] as const).map((zoom) => [count, theme, zoom] as const),
      ),
    ),
  )("looks the same in both views: %i towns, %s, %s", async (count, theme, zoom) => {
  const graph = towns(count);
  const detailed = await pictureOf(graph, { drawing: "detailed", theme, zoom });
  const fast = await pictureOf(graph, { drawing: "fast", theme, zoom });
  const { share, picture } = await compared(detailed, fast);
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${count}-${theme}-${zoom}.png`), Buffer.from(picture, "base64"));
    process.stdout.write(`${count} ${theme} ${zoom}: ${(100 * share).toFixed(2)} %\n`);
  }
  expect(share).toBeLessThan(0.002);
});
