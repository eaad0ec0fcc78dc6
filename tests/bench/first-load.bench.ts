import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { expect, it } from "vitest";
import { serveFolder } from "../../scripts/serve-folder.mjs";
import { median, printRatios } from "../support/measure";
import { chromiumArgs, executablePath } from "../support/page/chromium";

/*
 * How long a first visit waits on a slow line with a slow processor: until header, panels and message box are there, and until the
 * graph is drawn. `PARLEY_DIST_BEFORE` is the folder of another build, which is measured beside dist/ in the same run.
 */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const cpuRate = 4;
const runs = 5;

const dist = join(import.meta.dirname, "..", "..", "dist");
const before = process.env["PARLEY_DIST_BEFORE"];

interface Visit {
  readonly usable: number;
  readonly drawn: number;
}

declare global {
  interface Window {
    visit: { usable?: number; drawn?: number };
  }
}

/** Looks once a frame, so that what is looked for is on the screen. */
function watch(): void {
  window.visit = {};
  const { visit } = window;
  const look = () => {
    const box = document.querySelector("textarea");
    const isUsable = box !== null && !box.disabled && document.querySelector("header") && document.querySelector("nav");
    if (isUsable) visit.usable ??= performance.now();
    if (document.querySelector("#graph canvas")) visit.drawn ??= performance.now();
    if (visit.usable === undefined || visit.drawn === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function firstVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "commit", timeout: 60_000 });
  await page.waitForFunction(() => window.visit?.drawn !== undefined && window.visit.usable !== undefined, undefined, {
    timeout: 60_000,
    polling: 200,
  });
  const { usable = Number.NaN, drawn = Number.NaN } = await page.evaluate(() => window.visit);
  await context.close();
  return { usable, drawn };
}

it("opens the page on a slow line beside another build", async () => {
  expect(existsSync(join(dist, "index.html")), "run `npm run build` first").toBe(true);
  const folders = { ...(before === undefined ? {} : { before }), now: dist };
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  const taken = new Map<string, Visit[]>();
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, folder] of Object.entries(folders)) {
      const server = await serveFolder(folder);
      const visit = await firstVisit(browser, server.address);
      await server.close();
      // The first warms the browser up.
      if (run > 0) taken.set(name, [...(taken.get(name) ?? []), visit]);
    }
  }
  await browser.close();
  const medians = (of: keyof Visit) =>
    Object.fromEntries([...taken].map(([name, visits]) => [name, median(visits.map((visit) => visit[of]))]));
  const base = before === undefined ? "now" : "before";
  printRatios("a first visit until it can be used", medians("usable"), base);
  printRatios("a first visit until the graph is drawn", medians("drawn"), base);
  expect(taken.size).toBe(Object.keys(folders).length);
});
