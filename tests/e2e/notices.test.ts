import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { dropFiles } from "../support/page/drop-files";
import { overlaps } from "../support/page/overlaps";
import { pageTests } from "../support/page/page-tests";
import { storedGraph } from "../support/page/stored-graph";

const { openPage } = pageTests();
/** So many that the page offers to fold them. */
const path = ["from,to", ...Array.from({ length: 3200 }, (_, at) => `a${at},a${at + 1}`)].join("\n");
const sizes = [
  [390, 844],
  [390, 664],
  [390, 580],
  [390, 540],
  [320, 580],
  [820, 700],
] as const;

/** A graph of the last visit that is large, a file that could not be read, and what a tool does. */
async function openedWithNotices(): Promise<Page> {
  const { page } = await openPage();
  await dropFiles(page, { "path.csv": path });
  await page.locator(".fold-bar").waitFor();
  await page.getByRole("banner").getByText("path").waitFor();
  await expect.poll(() => storedGraph(page), { timeout: 30_000 }).toContain("a3000");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.locator(".return-note").waitFor();
  await page.locator(".fold-bar").waitFor({ state: "attached" });
  await dropFiles(page, { [`${"the minutes of a long meeting ".repeat(4)}.json`]: '{"nodes": [' });
  await page.locator(".notice").waitFor();
  await page.locator(".tools button").nth(2).press("Enter");
  await page.locator(".tool-hint").waitFor();
  return page;
}

describe("what is told over the canvas of a small screen", () => {
  it("lies in one column: nothing over another, all of it within reach, however low the window", async () => {
    const page = await openedWithNotices();
    const seen: Record<string, readonly string[]> = {};
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      seen[`${width} x ${height}`] = await overlaps(page);
    }
    await page.setViewportSize({ width: 390, height: 664 });
    await page.getByRole("button", { name: /^The sheet is half open/u }).click();
    seen["under a whole sheet"] = await overlaps(page);
    expect(Object.values(seen).flat(), JSON.stringify(seen, null, 1)).toEqual([]);
    // What waited is there again once the rest is closed.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".notice").getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("Escape");
    await page.locator(".return-note").waitFor({ state: "detached", timeout: 30_000 });
    await page.locator(".fold-bar").waitFor();
  }, 120_000);
});
