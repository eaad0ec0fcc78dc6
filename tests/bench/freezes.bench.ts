import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect, it } from "vitest";
import { sampleList } from "@/graph/samples/sample-list";
import { serveFolder } from "../../scripts/serve-folder.mjs";
import { printRatios } from "../support/measure";
import { chromiumArgs, executablePath } from "../support/page/chromium";
import { webGlArgs } from "../support/page/drawing-way";
import { type Traced, traced } from "../support/page/main-thread";
import { ask } from "../support/page/page-tests";

/*
 * How long the page cannot answer: of each thing people do with a large sample the longest task of the main thread, and how long our
 * script ran there. Both are time of the processor, so that another program that runs meanwhile counts little; garbage collection
 * and what the engine draws in script count. "Without the browser's own drawing" leaves out what is no script, as for a frame that
 * a processor draws in place of a graphics card. An action is over when nothing runs any more and all is kept.
 * `PARLEY_BENCH_NODES=10000` chooses sizes, `PARLEY_BENCH_ACTS=open,colour` actions by a part of their names (the sample is opened
 * anyhow), `PARLEY_BENCH_TOP=15` names what ran in the longest tasks of each (those of half of what is allowed and more), `PARLEY_DIST` is the
 * folder of another build.
 */
const sizes = (process.env["PARLEY_BENCH_NODES"] ?? "10000,100000").split(",").map(Number);
const chosen = process.env["PARLEY_BENCH_ACTS"]?.split(",");
const top = Number(process.env["PARLEY_BENCH_TOP"] ?? 0);
const dist = process.env["PARLEY_DIST"] ?? join(import.meta.dirname, "..", "..", "dist");

/** What a task of the main thread may take, ms. */
const allowed = (nodeCount: number) => (nodeCount > 10_000 ? 200 : 50);

interface Act {
  readonly name: string;
  readonly run: (page: Page) => Promise<unknown>;
}

const answered = async (page: Page, text: string, answer: RegExp) => {
  const before = await page.getByRole("article").count();
  await ask(page, text);
  const article = page.getByRole("article").nth(before);
  await page.getByRole("article").getByText(answer).last().waitFor({ timeout: 300_000 });
  await article.waitFor();
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached", timeout: 300_000 });
};

const said = (name: string, text: string, answer: RegExp): Act => ({
  name,
  run: (page) => answered(page, text, answer),
});

const canvas = (page: Page) => page.getByRole("application", { name: /^Graph/ });

async function middle(page: Page) {
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error("The canvas is not on the page.");
  return { x: box.x + box.width * 0.6, y: box.y + box.height * 0.45 };
}

const acts: readonly Act[] = [
  said("ask how many there are", "How many labs are there?", /There are [\d,]+ labs/),
  said("colour the nodes by type", "Colour the nodes by type", /nodes are coloured by type now/),
  said("hide all but one type", "Hide everything but the labs", /Only the labs are shown now/),
  said("show all again", "Show everything", /Everything is shown/),
  said("find by two attributes", "Find all museums with a value above 50", /museums/),
  {
    name: "select one by click",
    run: async (page) => {
      const { x, y } = await middle(page);
      await page.mouse.click(x, y);
    },
  },
  {
    name: "select all by key",
    run: async (page) => {
      await canvas(page).focus();
      await page.keyboard.press("Control+a");
      await page.getByRole("toolbar", { name: "Selection" }).waitFor();
    },
  },
  {
    name: "clear the selection",
    run: async (page) => {
      await page.getByRole("button", { name: "Clear the selection" }).click();
      await page.getByRole("toolbar", { name: "Selection" }).waitFor({ state: "detached" });
    },
  },
  said("PageRank, saved", "Calculate the PageRank", /highest pagerank/),
  said("size the nodes by PageRank", "Size the nodes by PageRank", /nodes are sized by pagerank now/),
  {
    name: "undo the sizes",
    run: async (page) => {
      await page.getByRole("button", { name: "Undo", exact: true }).first().click();
      await page.locator(".legend-head", { hasText: "Size by pagerank" }).waitFor({ state: "detached" });
    },
  },
  {
    name: "pan and zoom",
    run: async (page) => {
      const { x, y } = await middle(page);
      await page.mouse.move(x, y);
      for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, step < 3 ? -240 : 240);
      await page.mouse.down();
      await page.mouse.move(x + 90, y + 60, { steps: 6 });
      await page.mouse.up();
    },
  },
  {
    name: "open the export dialog, until it is there",
    run: async (page) => {
      await page.getByRole("button", { name: "Export" }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).waitFor();
    },
  },
  {
    name: "the preview of the picture",
    run: (page) => page.locator(".export-preview img, .export-preview p").first().waitFor({ timeout: 300_000 }),
  },
  {
    name: "export as a picture",
    run: (page) => saved(page, "A picture"),
  },
  {
    name: "export as a file",
    run: async (page) => {
      await page.getByRole("button", { name: "Export" }).first().click();
      await saved(page, "Data");
    },
  },
  {
    name: "open the table",
    run: async (page) => {
      await page.getByRole("button", { name: "Table" }).first().click();
      await page.getByRole("grid").getByRole("row").nth(3).waitFor();
    },
  },
];

async function saved(page: Page, kind: "A picture" | "Data"): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByText(kind, { exact: true }).click();
  const waiting = page.waitForEvent("download", { timeout: 300_000 });
  await dialog.getByRole("button", { name: "Save" }).click();
  await (await waiting).path();
  await dialog.waitFor({ state: "detached" });
}

/** Nothing runs and nothing waits to be kept. */
async function settled(page: Page): Promise<void> {
  await page.getByText("Saving…").first().waitFor({ state: "detached", timeout: 300_000 });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        // Quiet is when the page was free in each of so many moments, one after the other.
        let free = 0;
        let last = performance.now();
        const timer = setInterval(() => {
          const now = performance.now();
          free = now - last < 130 ? free + 1 : 0;
          last = now;
          if (free < 40) return;
          clearInterval(timer);
          done();
        }, 50);
      }),
  );
}

async function openSample(page: Page, nodeCount: number): Promise<void> {
  const sample = sampleList.find((one) => one.nodeCount === nodeCount);
  if (sample === undefined) throw new Error(`There is no sample of ${nodeCount} nodes.`);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(`Open the sample ${sample.title}`);
  await page
    .getByRole("option", { name: `Open the sample ${sample.title}`, exact: true })
    .first()
    .click();
  await page
    .getByRole("application", { name: new RegExp(`${nodeCount.toLocaleString("en")} nodes`) })
    .waitFor({ timeout: 300_000 });
  await page.locator(".sigma-nodes").waitFor({ timeout: 300_000 });
}

/** What a plain page does with as many records: what our script is told as a ratio to. */
async function readRecords(page: Page, nodeCount: number): Promise<void> {
  await page.evaluate((count) => {
    const records = Array.from({ length: count }, (_, index) => ({
      id: `n${index}`,
      attributes: { name: `Town ${index}`, type: "lab", value: index / 10 },
      position: { x: index, y: index / 3 },
    }));
    return JSON.parse(JSON.stringify(records)).length;
  }, nodeCount);
}

function tellTasks({ tasks }: Traced, least: number): void {
  for (const { own, places } of top > 0 ? tasks.filter((task) => task.own >= least) : []) {
    process.stdout.write(`    a task of ours of ${own.toFixed(0)} ms\n`);
    for (const [place, inIt, whole] of places.slice(0, top))
      process.stdout.write(`    ${inIt.toFixed(0).padStart(6)} ${whole.toFixed(0).padStart(6)} ${place}\n`);
  }
}

async function measure(browser: Browser, address: string, nodeCount: number): Promise<ReadonlyMap<string, Traced>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  const found = new Map<string, Traced>();
  const take = async (name: string, run: (page: Page) => Promise<unknown>) => {
    const one = await traced(browser, page, async () => {
      await run(page);
      await settled(page);
    });
    found.set(name, one);
    process.stdout.write(
      `${name.padEnd(46)} longest ${one.longest.toFixed(0).padStart(6)}  of it ours ${one.longestOwn.toFixed(0).padStart(6)}  script ${one.script.toFixed(0).padStart(6)}  wall of longest ${one.longestWall.toFixed(0)}\n`,
    );
    tellTasks(one, allowed(nodeCount) / 2);
  };
  await take("records written and read", () => readRecords(page, nodeCount));
  await take("open the sample", () => openSample(page, nodeCount));
  for (const { name, run } of acts) {
    if (chosen !== undefined && !chosen.some((part) => name.includes(part))) continue;
    await take(name, run);
  }
  await context.close();
  return found;
}

it.each(sizes)(
  "leaves the page free with %i nodes",
  async (nodeCount) => {
    expect(existsSync(join(dist, "index.html")), "run `npm run build` first").toBe(true);
    const server = await serveFolder(dist);
    const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...webGlArgs] });
    const found = await measure(browser, server.address, nodeCount);
    await browser.close();
    await server.close();
    const size = `${nodeCount.toLocaleString("en")} nodes`;
    const times = (read: (one: Traced) => number) => [...found].map(([name, one]) => [name, read(one)] as const);
    printRatios(
      `longest task, ${size}`,
      { "a task as long as allowed": allowed(nodeCount), ...Object.fromEntries(times(({ longest }) => longest)) },
      "a task as long as allowed",
    );
    printRatios(
      `longest task without the browser's own drawing, ${size}`,
      { "a task as long as allowed": allowed(nodeCount), ...Object.fromEntries(times(({ longestOwn }) => longestOwn)) },
      "a task as long as allowed",
    );
    printRatios(
      `script of the main thread, ${size}`,
      Object.fromEntries(times(({ script }) => script)),
      "records written and read",
    );
    expect(found.size).toBeGreaterThan(1);
  },
  3_600_000,
);
