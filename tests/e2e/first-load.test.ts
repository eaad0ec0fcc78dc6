import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ParleyBrowser, startParley } from "../support/page/parley-page";

/** Bytes over the wire, packed by gzip. */
const SCRIPT_LIMIT = 446_000;
const FONT_LIMIT = 90_000;

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

/** The bodies of all that the page and its workers have asked for since it was opened, as they crossed the wire. */
async function fetchedBy(page: Page, run: () => Promise<void>): Promise<readonly Fetched[]> {
  const asked: Promise<Fetched | null>[] = [];
  page.context().on("requestfinished", (request) => {
    const size = async () => {
      const { responseBodySize } = await request.sizes();
      const type = (await request.response())?.headers()["content-type"] ?? "";
      return { file: new URL(request.url()).pathname.split("/").at(-1) ?? "", type, bytes: responseBodySize };
    };
    asked.push(request.url().startsWith("http") ? size() : Promise.resolve(null));
  });
  await run();
  return (await Promise.all(asked)).filter((one) => one !== null);
}

const sum = (fetched: readonly Fetched[]) => fetched.reduce((total, { bytes }) => total + bytes, 0);

const lines = (fetched: readonly Fetched[]) =>
  fetched.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`).join("\n");

describe("the first load", () => {
  it("stays within its budget until the first built-in answer stands", async () => {
    const { page, errors, close } = await parley.open();
    // The first visit again, now with every answer counted from the start.
    await page.goto("about:blank");
    const session = await page.context().newCDPSession(page);
    await session.send("Network.clearBrowserCache");
    const fetched = await fetchedBy(page, async () => {
      await page.goto(parley.address);
      const box = page.getByRole("textbox", { name: "Message" });
      await box.fill("How many nodes are there?");
      await box.press("Enter");
      await page.getByText("There are 20 nodes").first().waitFor();
    });
    const scripts = fetched.filter(({ type }) => type.includes("javascript"));
    const fonts = fetched.filter(({ type }) => type.startsWith("font/"));
    process.stdout.write(`Scripts ${sum(scripts)}\n${lines(scripts)}\nFonts ${sum(fonts)}\n${lines(fonts)}\n`);
    expect(errors).toEqual([]);
    expect(scripts.some(({ file }) => file.startsWith("index-"))).toBe(true);
    expect(sum(scripts)).toBeLessThanOrEqual(SCRIPT_LIMIT);
    expect(sum(fonts)).toBeLessThanOrEqual(FONT_LIMIT);
    await close();
  });
});
