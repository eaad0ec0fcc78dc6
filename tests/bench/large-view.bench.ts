import type { Browser, CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { serveCanvasPage } from "../support/canvas-page/serve-canvas-page";
import { median, printRatios } from "../support/measure";
import { openChromium } from "../support/page/chromium";
import { webGlArgs } from "../support/page/drawing-way";

/*
 * The fast view beside Sigma's own minimal page on the same graph, in one run: n nodes, 3n edges, software GL. "Script" is what
 * Chromium's sampling profiler found running of the page's own; a frame is the time from one to the next while the view pans with
 * each. `PARLEY_BENCH_NODES=1000,10000` chooses sizes, `PARLEY_BENCH_TOP=20` names the functions that took most.
 */
const sizes = (process.env["PARLEY_BENCH_NODES"] ?? "10000,100000").split(",").map(Number);
/** One opening of a smaller graph varies by a third from run to run: the median of three is told. */
const roundsOf = (nodeCount: number) => (nodeCount > 50_000 ? 1 : 3);
/** Software GL takes seconds for one of 100,000 nodes. */
const panFramesOf = (nodeCount: number) => (nodeCount > 50_000 ? 3 : 6);
const output = Number(process.env["PARLEY_BENCH_TOP"] ?? 0);

interface Taken {
  readonly wall: number;
  readonly script: number;
  readonly longest: number;
}

interface Figures {
  readonly first: Taken;
  readonly pan: readonly number[];
  readonly panScript: number;
  readonly color: Taken;
  readonly filter: Taken;
}

declare global {
  interface Window {
    text: string;
    /** Moves what is measured by so many px. */
    panBy(px: number): void;
    act(what: "color" | "filter"): Promise<void> | void;
    longest: number;
    /** Until what was asked for is on the screen. */
    drawn(): Promise<void>;
  }
}

async function prepare(page: Page, nodeCount: number): Promise<void> {
  await page.evaluate(async (count) => {
    window.text = await window.randomText(count);
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });
    window.drawn = async () => {
      await window.canvasPage.frames();
      await window.cardDone();
    };
  }, nodeCount);
}

async function taken(page: Page, session: CDPSession, work: () => Promise<void>): Promise<Taken> {
  await page.evaluate(() => {
    window.longest = 0;
  });
  // What loading left behind is nothing of what is measured.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Profiler.start");
  const began = performance.now();
  await work();
  const wall = performance.now() - began;
  const { profile } = await session.send("Profiler.stop");
  // Long tasks are told a little later.
  const longest = await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 150));
    return window.longest;
  });
  return { wall, script: scriptTime(profile), longest };
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Milliseconds that script ran, garbage collection counted. */
function scriptTime({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const spent = new Map<string, number>();
  samples.forEach((id, index) => {
    const { functionName, url, lineNumber } = names.get(id) ?? { functionName: "?", url: "", lineNumber: 0 };
    if (functionName === "(idle)" || functionName === "(program)" || functionName === "(root)") return;
    const place = `${functionName} ${url.split("?")[0]?.split("/").at(-1)}:${lineNumber + 1}`;
    spent.set(place, (spent.get(place) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  const rows = [...spent].toSorted((one, other) => other[1] - one[1]).slice(0, output);
  if (output > 0)
    process.stdout.write(`\n${rows.map(([place, ms]) => `    ${ms.toFixed(0).padStart(6)} ${place}`).join("\n")}\n`);
  return [...spent.values()].reduce((sum, ms) => sum + ms, 0);
}

const starts = {
  "Sigma alone": (page: Page) =>
    page.evaluate(async () => {
      const sigma = await window.startSigmaAlone(JSON.parse(window.text));
      window.panBy = sigma.panBy;
      window.act = (what) => (what === "color" ? sigma.colorByType() : sigma.showCats());
      await window.drawn();
    }),
  "the fast view": (page: Page) =>
    page.evaluate(async () => {
      await window.startCanvas(JSON.parse(window.text), { drawing: "fast" });
      const { view, log, run, frames } = window.canvasPage;
      while (log.drawings.at(-1)?.way !== "fast") await frames();
      const calls = {
        color: ["styleByAttribute", { property: "type", channel: "color" }],
        filter: ["filterGraph", { selector: "type == 'cat'" }],
      } as const;
      // Very many elements are painted in slices: nothing of them is asked for but that they are there.
      window.drawn = async () => {
        await view.drawing({ withLabels: false, only: { nodes: [], edges: [] } });
        await frames();
        await window.cardDone();
      };
      window.panBy = (px) => view.setCamera({ ...view.camera(), x: view.camera().x + px });
      window.act = async (what) => {
        const [name, input] = calls[what];
        if (!(await run(name, input))) throw new Error(`${name} was refused.`);
      };
      await window.drawn();
    }),
};

async function measure(page: Page, nodeCount: number, start: (page: Page) => Promise<void>): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 500 });
  // Code is there, and warm.
  await page.evaluate(() =>
    window.startCanvas({ name: "", directed: false, nodes: [], edges: [], layers: [], sets: [], filter: null }),
  );
  await prepare(page, 200);
  await start(page);
  await page.evaluate(() => window.act("color"));
  await prepare(page, nodeCount);
  const first = await taken(page, session, () => start(page));
  const panFrames = panFramesOf(nodeCount);
  let pan: number[] = [];
  const panned = await taken(page, session, async () => {
    pan = await page.evaluate(async (count) => {
      const gaps: number[] = [];
      let last = performance.now();
      for (let frame = 0; frame < count; frame += 1) {
        window.panBy(frame % 2 === 0 ? 7 : -5);
        await new Promise((done) => requestAnimationFrame(done));
        const now = performance.now();
        gaps.push(now - last);
        last = now;
      }
      return gaps;
    }, panFrames);
    await page.evaluate(() => window.drawn());
  });
  const act = (what: "color" | "filter") =>
    taken(page, session, () =>
      page.evaluate(async (one) => {
        await window.act(one);
        await window.drawn();
      }, what),
    );
  await page.evaluate(() => {
    window.text = "";
  });
  const color = await act("color");
  const filter = await act("filter");
  return { first, pan, panScript: panned.script / panFrames, color, filter };
}

/** Of each way, by its name, what each round took; the ways take turns. */
async function figuresOf(browser: Browser, url: string, nodeCount: number) {
  const figures = new Map<string, Figures[]>();
  for (let round = 0; round < roundsOf(nodeCount); round += 1)
    for (const [name, start] of Object.entries(starts)) {
      const page = await browser.newPage({ viewport: { width: 1012, height: 860 } });
      await page.goto(url);
      await page.waitForFunction(() => "startCanvas" in window);
      figures.set(name, [...(figures.get(name) ?? []), await measure(page, nodeCount, start)]);
      await page.close();
    }
  return figures;
}

it.each(sizes)(
  "draws %i nodes beside Sigma alone",
  async (nodeCount) => {
    const [server, browser] = await Promise.all([serveCanvasPage(), openChromium(webGlArgs)]);
    const figures = await figuresOf(browser, server.url, nodeCount);
    await browser.close();
    await server.close();
    const size = `${nodeCount.toLocaleString("en")} nodes`;
    const print = (what: string, read: (figures: Figures) => number) =>
      printRatios(
        `${what}, ${size}`,
        Object.fromEntries([...figures].map(([name, rounds]) => [name, median(rounds.map(read))])),
        "Sigma alone",
      );
    print("text to first frame", ({ first }) => first.wall);
    print("script to first frame", ({ first }) => first.script);
    print("longest task to first frame", ({ first }) => first.longest);
    print("a pan frame", ({ pan }) => median(pan));
    print("script of a pan frame", ({ panScript }) => panScript);
    print("colour the nodes by type, until drawn", ({ color }) => color.wall);
    print("script of colouring the nodes by type", ({ color }) => color.script);
    print("longest task of colouring the nodes by type", ({ color }) => color.longest);
    print("show the cats alone, until drawn", ({ filter }) => filter.wall);
    print("script of showing the cats alone", ({ filter }) => filter.script);
    print("longest task of showing the cats alone", ({ filter }) => filter.longest);
    expect(figures.size).toBe(2);
  },
  1_200_000,
);
