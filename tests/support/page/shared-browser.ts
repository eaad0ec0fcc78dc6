import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { serveFolder } from "../../../scripts/serve-folder.mjs";
import { serveWhenAsked } from "../canvas-page/serve-canvas-page";
import { chromiumArgs, executablePath, expectAllLeftOff } from "./chromium";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the one Chromium of all browser tests listens. */
    chromium: string;
    /** The build, served under a sub-path as any host may; empty where there is none. */
    pageAddress: string;
    /** Leads to the canvas page, which is served from source once the first asks for it. */
    canvasPage: string;
  }
}

const dist = join(import.meta.dirname, "..", "..", "..", "dist");

let close: () => Promise<void> = async () => undefined;

/** Starts one Chromium and serves the build once for all files of browser tests; each file connects and has contexts of its own. */
export async function setup({ provide }: TestProject): Promise<void> {
  // Pages of one context share a process, and with it the scripts they compiled.
  const args = [...chromiumArgs, "--process-per-site"];
  const browser = await chromium.launchServer({ executablePath, args });
  expectAllLeftOff(browser.process().spawnargs);
  const pages = existsSync(join(dist, "index.html")) ? await serveFolder(dist, { base: "/some/sub-path/" }) : null;
  const canvasPage = await serveWhenAsked("canvas-page");
  provide("canvasPage", canvasPage.url);
  provide("chromium", browser.wsEndpoint());
  provide("pageAddress", pages?.address ?? "");
  close = async () => {
    await browser.close();
    await pages?.close();
    await canvasPage.close();
  };
}

export function teardown(): Promise<void> {
  return close();
}
