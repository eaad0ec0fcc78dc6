import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnNodes, nodesIn } from "../../support/graphs/drawn";
import { ask, pageTests } from "../../support/page/page-tests";

const blue = "rgb(49,100,231)";
const canvasPart = /\/assets\/mount-canvas-[^/]*\.js$/;
const { openPage } = pageTests({ reducedMotion: "no-preference" });

/** The page opened anew, with what draws the graph answered by `answer`. */
async function openWith(page: Page, answer: (route: Route) => Promise<void> | void): Promise<void> {
  const { href } = new URL(page.url());
  await page.goto("about:blank");
  await page.route(canvasPart, answer);
  await page.goto(href);
}

describe("the part that draws the graph", () => {
  it("is not waited for: the page can be used before, and what was done is drawn once it is there", async () => {
    const { page, errors } = await openPage();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openWith(page, async (route) => {
      await held;
      await route.continue();
    });
    await ask(page, "Find all cats and make them blue");
    await page.getByText(/All 12 cats are blue now/).waitFor();
    await page.getByText("Loading the graph…").waitFor();
    expect(await page.locator("#graph canvas").count()).toBe(0);
    release();
    await expect.poll(async () => (await nodesIn(page, blue)).length).toBe(12);
    expect(await page.getByText("Loading the graph…").count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it("is asked for again where it could not be loaded, while all else works", async () => {
    const { page } = await openPage();
    let isCut = true;
    await openWith(page, (route) => (isCut ? route.abort() : route.continue()));
    await ask(page, "How many nodes are there?");
    await page.getByText("There are 20 nodes").first().waitFor();
    const output = page.getByRole("alert").filter({ hasText: "could not load" });
    await output.waitFor();
    await output.getByRole("button", { name: "Try again" }).click();
    await output.waitFor();
    isCut = false;
    await output.getByRole("button", { name: "Try again" }).click();
    await expect.poll(async () => (await drawnNodes(page)).length).toBe(20);
    expect(await output.count()).toBe(0);
  });
});
