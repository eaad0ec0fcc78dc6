import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CanvasInspection, DrawingWay } from "@/canvas/canvas-port";
import type { JsonValue } from "@/lib/json";
import { catsAndHumans } from "../../support/canvas-page/cats-and-humans";
import { type OpenCanvasPage, openCanvasPage } from "../../support/canvas-page/open-canvas-page";
import { webGlArgs } from "../../support/page/drawing-way";

let opened: OpenCanvasPage | undefined;
let page: Page;

beforeAll(async () => {
  opened = await openCanvasPage(webGlArgs);
  page = opened.page;
});
afterAll(() => opened?.close());

const inspect = (): Promise<CanvasInspection> => page.evaluate(() => window.canvasPage.view.inspect());
const named = () => page.locator("#canvas").getAttribute("aria-label");

async function run(name: string, input: JsonValue): Promise<void> {
  await page.evaluate(([call, given]) => window.canvasPage.run(call, JSON.parse(given)), [
    name,
    JSON.stringify(input),
  ] as const);
}

async function start(drawing: DrawingWay): Promise<void> {
  await page.evaluate(([text, way]) => window.startCanvas(JSON.parse(text), { drawing: way }), [
    JSON.stringify(catsAndHumans()),
    drawing,
  ] as const);
  await page.waitForFunction((way) => window.canvasPage.log.drawings.at(-1)?.way === way, drawing);
  await page.evaluate(() => window.canvasPage.frames());
}

describe.each(["detailed", "fast"] as const)("folded groups in the %s view", (way) => {
  it("are drawn with their counts, opened by a double click, and unfolded into the picture before", async () => {
    await start(way);
    const before = await inspect();
    await run("foldGroups", { by: "type" });
    await expect.poll(async () => (await inspect()).shownNodes).toBe(2);
    const { labels, nodes, edges } = await inspect();
    expect(labels.map(({ text }) => text).sort()).toEqual(["cat · 13 nodes", "human · 17 nodes"]);
    expect(edges).toHaveLength(1);
    expect(await named()).toContain("30 nodes in 2 groups");
    const at = await page.evaluate((id) => window.canvasPage.view.screenPosition(id), nodes[0]?.id ?? "");
    const box = await page.locator("#canvas").boundingBox();
    const point = { x: (at?.x ?? 0) + (box?.x ?? 0), y: (at?.y ?? 0) + (box?.y ?? 0) };
    await page.mouse.click(point.x, point.y);
    await expect.poll(() => page.evaluate(() => window.canvasPage.document.selection.nodes.length)).toBeGreaterThan(10);
    await page.mouse.dblclick(point.x, point.y);
    await expect.poll(async () => (await inspect()).shownNodes).toBeGreaterThan(10);
    await run("foldGroups", { unfold: true });
    await expect.poll(async () => (await inspect()).shownNodes).toBe(30);
    await page.evaluate(() => window.canvasPage.frames());
    const after = await inspect();
    const plain = ({ nodes: all }: CanvasInspection) =>
      all.map(({ id, color, size, shape, position }) => ({ id, color, size, shape, position }));
    expect(plain(after)).toEqual(plain(before));
  });
});
