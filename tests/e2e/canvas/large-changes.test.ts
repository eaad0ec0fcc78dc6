import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { JsonValue } from "@/lib/json";
import { type OpenCanvasPage, openCanvasPage } from "../../support/canvas-page/open-canvas-page";
import { isLong } from "../../support/long";
import { webGlArgs } from "../../support/page/drawing-way";

let opened: OpenCanvasPage | undefined;
let page: Page;

beforeAll(async () => {
  opened = await openCanvasPage(webGlArgs);
  page = opened.page;
});
afterAll(() => opened?.close());

const COLUMNS = 60;
const idAt = (index: number) => `n${index}`;

/** More elements than are drawn at once: a grid of nodes, each beside the next; two edges between some, which bend. */
function grid(count: number): GraphData {
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: idAt(index),
    attributes: { kind: index % 2 === 0 ? "even" : "odd" },
    position: { x: (index % COLUMNS) * 60, y: Math.floor(index / COLUMNS) * 60 },
  }));
  const edge = (name: string, from: number, to: number) => ({
    id: `${name}${from}`,
    source: idAt(from),
    target: idAt(to),
    directed: false,
    attributes: {},
  });
  const edges = nodes
    .slice(1)
    .flatMap((_, index) => [edge("a", index, index + 1), ...(index % 20 === 0 ? [edge("b", index, index + 1)] : [])]);
  return { name: "Grid", directed: false, nodes, edges, layers: [], sets: [], filter: null };
}

async function start(graph: GraphData): Promise<void> {
  await page.evaluate((text) => window.startCanvas(JSON.parse(text), { drawing: "fast" }), JSON.stringify(graph));
  await page.waitForFunction(() => window.canvasPage.log.drawings.at(-1)?.way === "fast");
}

async function apply(changes: readonly GraphChange[]): Promise<void> {
  expect(await page.evaluate((text) => window.canvasPage.apply(JSON.parse(text)), JSON.stringify(changes))).toBe(true);
}

async function run(name: string, input: JsonValue): Promise<void> {
  const text = JSON.stringify(input);
  expect(
    await page.evaluate(([call, given]) => window.canvasPage.run(call, JSON.parse(given)), [name, text] as const),
  ).toBe(true);
}

/** Pixels on the screen that are red, and those that are not the ground. */
async function pixels(): Promise<{ readonly red: number; readonly drawn: number }> {
  const picture = (await page.locator("#canvas").screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (context === null) throw new Error("There is no canvas to read the picture on.");
    context.drawImage(bitmap, 0, 0);
    const all = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    const ground = all.slice(0, 3).join();
    let [red, drawn] = [0, 0];
    for (let at = 0; at < all.length; at += 4) {
      const [r = 0, g = 0, b = 0] = all.slice(at, at + 3);
      if (`${r},${g},${b}` !== ground) drawn += 1;
      if (r > 150 && g < 110 && b < 110) red += 1;
    }
    return { red, drawn };
  }, picture);
}

/** What is on the screen once it stays as it is. */
async function settled() {
  let last = await pixels();
  await expect
    .poll(async () => {
      const before = last;
      last = await pixels();
      return last.red === before.red && last.drawn === before.drawn;
    })
    .toBe(true);
  return last;
}

/** But for a few labels, which stay where they were put before. */
async function looksLike({ red, drawn }: Awaited<ReturnType<typeof pixels>>): Promise<void> {
  const near = (one: number, other: number) => Math.abs(one - other) <= 0.005 * drawn;
  await expect
    .poll(async () => {
      const now = await pixels();
      return near(now.red, red) && near(now.drawn, drawn);
    })
    .toBe(true);
}

// That what is drawn in slices is what is drawn at once is a law in jsdom.
it.runIf(isLong)(
  "draws very many looks, their undo, and elements that go and come, as a canvas that opens them does",
  async () => {
    const graph = grid(3000);
    await start(graph);
    const plain = await settled();
    expect(plain.red).toBe(0);
    await run("styleNodes", { selector: "kind == 'even'", color: "red", size: 40 });
    await expect.poll(async () => (await pixels()).red).toBeGreaterThan(1000);
    const red = await settled();
    const late = graph.edges.filter(({ target }) => Number(target.slice(1)) >= 1500);
    await apply([
      ...late.map(({ id }) => ({ type: "edge-remove", id }) as const),
      ...graph.nodes.slice(1500).map(({ id }) => ({ type: "node-remove", id }) as const),
    ]);
    await expect.poll(async () => (await pixels()).red).toBeLessThan(red.red * 0.6);
    const half = await settled();
    expect(half.red).toBeGreaterThan(red.red * 0.4);
    await apply([
      ...graph.nodes.slice(1500).map((node) => ({ type: "node-put", node }) as const),
      ...late.map((edge) => ({ type: "edge-put", edge }) as const),
    ]);
    await looksLike(red);
    await run("styleNodes", { selector: "kind == 'even'", color: "gray", size: 24 });
    await expect.poll(async () => (await pixels()).red).toBe(0);
    await run("undo", {});
    await looksLike(red);
  },
);

it.runIf(isLong)("draws what a filter leaves of very many, and all of it again", async () => {
  await start(grid(3000));
  const all = await settled();
  await run("filterGraph", { selector: "kind == 'even'" });
  await expect.poll(async () => (await pixels()).drawn).toBeLessThan(all.drawn * 0.7);
  const some = await settled();
  expect(some.drawn).toBeGreaterThan(all.drawn * 0.1);
  await run("showAll", {});
  await looksLike(all);
});
