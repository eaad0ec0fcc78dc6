import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { type CanvasServer, serveCanvasPage } from "../../support/canvas-page/serve-canvas-page";
import { isLong } from "../../support/long";
import { openChromium } from "../../support/page/chromium";
import { startParley } from "../../support/page/parley-page";
import { startFastModel } from "../../support/providers/fast-model";

interface Frames {
  readonly median: number;
  readonly slow: number;
  readonly worst: number;
}

function tell(what: string, { median, slow, worst }: Frames): void {
  const rate = (gap: number) => (1000 / gap).toFixed(0);
  const gaps = [median, slow, worst].map((gap) => gap.toFixed(0)).join(", ");
  process.stdout.write(`${what}: ${rate(median)} frames a second; median, 95 %, worst gap ${gaps} ms\n`);
}

function framesOf(gaps: readonly number[]): Frames {
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), slow: at(0.95), worst: at(1) };
}

/** 1,000 nodes and 3,000 edges, the same each time. */
function largeGraph(): GraphData {
  let seed = 11;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return {
    name: "Large",
    directed: false,
    nodes: Array.from({ length: 1000 }, (_, index) => ({
      id: `n${index}`,
      attributes: { name: `Node ${index}`, type: index % 3 === 0 ? "cat" : "human" },
      position: { x: random() * 3000, y: random() * 2200 },
    })),
    edges: Array.from({ length: 3000 }, (_, index) => ({
      id: `e${index}`,
      source: `n${Math.floor(random() * 1000)}`,
      target: `n${Math.floor(random() * 1000)}`,
      attributes: {},
    })),
    layers: [],
    sets: [],
    filter: null,
  };
}

describe.runIf(isLong)("the canvas at 1,000 nodes and 3,000 edges", () => {
  let server: CanvasServer;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serveCanvasPage(), openChromium()]);
    page = await browser.newPage({ viewport: { width: 1012, height: 860 } });
    await page.goto(server.url);
    await page.waitForFunction(() => "startCanvas" in window);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  /** Gaps between frames while the view pans and zooms with each. */
  const moveAbout = async (isOurs: boolean): Promise<readonly number[]> => {
    const text = JSON.stringify(largeGraph());
    const view = isOurs
      ? await page.evaluateHandle(async (graph) => {
          await window.startCanvas(JSON.parse(graph));
          return window.canvasPage.view;
        }, text)
      : await page.evaluateHandle((graph) => window.startEngineAlone(JSON.parse(graph)), text);
    return page.evaluate(async ({ setCamera }) => {
      const gaps: number[] = [];
      let before = performance.now();
      for (let frame = 0; frame < 130; frame += 1) {
        const [across, down] = [Math.sin(frame / 10), Math.cos(frame / 10)];
        setCamera({ x: 40 + 60 * across, y: 40 + 60 * down, zoom: 0.35 + 0.05 * across });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        if (frame >= 10) gaps.push(now - before);
        before = now;
      }
      return gaps;
    }, view);
  };

  it("moves the view nearly as smoothly as the drawing engine alone, labels and all", {
    timeout: 120_000,
  }, async () => {
    const [ours, alone] = [framesOf(await moveAbout(true)), framesOf(await moveAbout(false))];
    tell("Pan and zoom, Parley", ours);
    tell("Pan and zoom, Cytoscape alone", alone);
    process.stdout.write(`Ratio of the medians: ${(ours.median / alone.median).toFixed(2)}\n`);
    expect(ours.median).toBeLessThan(Math.max(34, alone.median * 1.6));
  });
});

describe.runIf(isLong)("the page at 1,000 nodes and 3,000 edges", () => {
  it("keeps its frames while 1,000 pieces a second stream in, words are typed and the view moves", {
    timeout: 180_000,
  }, async () => {
    const parley = await startParley();
    const pieces = Array.from({ length: 12_000 }, (_, index) => (index % 60 === 59 ? "\n\n" : "word "));
    const model = await startFastModel(pieces);
    const { page, errors } = await parley.open({ reducedMotion: "no-preference" });
    const settings = { provider: "openai", baseUrl: model.baseUrl, model: "fast" };
    await page.evaluate((saved) => localStorage.setItem("parley.settings", JSON.stringify(saved)), settings);
    await page.reload();
    const file = { name: "large.json", mimeType: "application/json", buffer: Buffer.from(fileText()) };
    await page.locator("input[type=file]").first().setInputFiles(file);
    await page.getByRole("application", { name: /1,000 nodes/ }).waitFor();
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("Tell me all about it");
    await message.press("Enter");
    await page.getByRole("article").getByText("word").first().waitFor();

    const frames = page.evaluate(async () => {
      const gaps: number[] = [];
      let before = performance.now();
      const end = before + 6000;
      while (before < end) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        gaps.push(now - before);
        before = now;
      }
      return gaps;
    });
    await message.pressSequentially("How many are there of each type, and who is in the middle?", { delay: 25 });
    const canvas = await page.getByRole("application", { name: /^Graph/ }).boundingBox();
    if (canvas === null) throw new Error("The canvas is not on the page.");
    await panAndZoom(page, canvas);
    const output = framesOf(await frames);
    tell("Streaming, typing, panning and zooming", output);
    expect(output.median).toBeLessThan(34);
    expect(errors).toEqual([]);
    model.close();
    await parley.close();
  });
});

async function panAndZoom(page: Page, canvas: { readonly x: number; readonly y: number; readonly width: number }) {
  const [x, y] = [canvas.x + canvas.width / 2, canvas.y + 90];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) await page.mouse.move(x + step * 2, y + step);
  await page.mouse.up();
  for (const by of [120, -120, 120, -120, 120, -120, 120, -120]) await page.mouse.wheel(0, by);
}

/** As Parley saves it. */
function fileText(): string {
  return JSON.stringify({ parley: 1, ...largeGraph() });
}
