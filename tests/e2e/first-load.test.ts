import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ParleyBrowser, startParley } from "../support/page/parley-page";

/** Bytes over the wire, packed by gzip. */
const USABLE_LIMIT = 262_000;
// Two readers stand beside each other while the chart takes over what the older ones read; then it goes down again.
const ANSWER_LIMIT = 685_000;
const FONT_LIMIT = 90_000;

/** The parts that draw the graph, which are loaded beside the page: Cytoscape with our canvas, and what the fast view and pictures share with it. */
const canvasPart = /^(?:mount-canvas|sketch|edge-head)-/;

let parley: ParleyBrowser;

beforeAll(async () => {
  parley = await startParley();
});
afterAll(async () => {
  await parley.close();
});

interface Fetched {
  readonly file: string;
  readonly type: string;
  readonly bytes: number;
}

/** A first visit from the start. `soFar`: the bodies of all that was asked for until now, as they crossed the wire. */
async function firstVisit(page: Page) {
  // On a busy machine the answer comes later than what the page fetches when it has nothing to do, which is no part of it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  const asked: Request[] = [];
  page.context().on("request", (request) => {
    if (request.url().startsWith("http")) asked.push(request);
  });
  await page.goto(parley.address, { waitUntil: "commit" });
  return { soFar: () => Promise.all(asked.map(fetched)) };
}

async function fetched(request: Request): Promise<Fetched> {
  const response = await request.response();
  await response?.finished();
  const { responseBodySize } = await request.sizes();
  const type = response?.headers()["content-type"] ?? "";
  return { file: new URL(request.url()).pathname.split("/").at(-1) ?? "", type, bytes: responseBodySize };
}

const isScript = ({ type }: Fetched) => type.includes("javascript");
const sum = (files: readonly Fetched[]) => files.reduce((total, { bytes }) => total + bytes, 0);

function tell(what: string, files: readonly Fetched[]): void {
  const lines = files.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  process.stdout.write(`${what} ${sum(files)}\n${lines.join("\n")}\n`);
}

describe("the first load", () => {
  it("stays within its budget until the page can be used, and until the first built-in answer stands", async () => {
    const { page, errors, close } = await parley.openFirst();
    const { soFar } = await firstVisit(page);
    const box = page.getByRole("textbox", { name: "Message" });
    await page.getByRole("banner").waitFor();
    await page.getByRole("navigation", { name: "Panels" }).waitFor();
    await box.waitFor();
    expect(await box.isEditable()).toBe(true);
    const usable = (await soFar()).filter((one) => isScript(one) && !canvasPart.test(one.file));
    tell("Usable", usable);

    await box.fill("How many nodes are there?");
    await box.press("Enter");
    await page.getByText("There are 20 nodes").first().waitFor();
    await page.locator("#graph canvas").first().waitFor();
    const all = await soFar();
    const scripts = all.filter(isScript);
    const fonts = all.filter(({ type }) => type.startsWith("font/"));
    tell("First answer", scripts);
    tell("Fonts", fonts);

    expect(errors).toEqual([]);
    expect(usable.some(({ file }) => file.startsWith("index-"))).toBe(true);
    expect(scripts.some(({ file }) => canvasPart.test(file))).toBe(true);
    expect(sum(usable)).toBeLessThanOrEqual(USABLE_LIMIT);
    expect(sum(scripts)).toBeLessThanOrEqual(ANSWER_LIMIT);
    expect(sum(fonts)).toBeLessThanOrEqual(FONT_LIMIT);
    await close();
  });
});
