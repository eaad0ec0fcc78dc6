import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests({ reducedMotion: "no-preference" });

async function choose(page: Page, way: string): Promise<void> {
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox");
  await search.fill(way);
  await page.getByRole("option", { name: way }).first().click();
}

const kept = async (context: BrowserContext) => {
  const { origins } = await context.storageState();
  return origins.flatMap(({ localStorage }) => localStorage.filter(({ name }) => name.includes("drawing")));
};

/** The page opened anew in a browser without WebGL. */
async function loseWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
      return String(given[0]).includes("webgl") ? null : Reflect.apply(getContext, this, given);
    } as typeof getContext;
  });
  await page.reload();
  await page.getByRole("textbox", { name: "Message" }).waitFor();
}

describe("a way to draw that the browser has not", () => {
  it("is said in one sentence and stays chosen, and the graph is drawn in detail with nothing lost", async () => {
    const { page, context, errors } = await openPage();
    await loseWebGl(page);
    await ask(page, "Find all cats and make them blue");
    await page.getByText(/All 12 cats are blue now/).waitFor();
    await choose(page, "Drawing: fast");
    await page.getByText("The graph is drawn in detail").waitFor();
    expect(await page.locator(".sigma-nodes").count()).toBe(0);
    expect(await page.locator("#graph canvas").count()).toBeGreaterThan(0);
    expect((await kept(context)).map(({ value }) => value)).toEqual(['"fast"']);
    await ask(page, "How many nodes are blue?");
    await page
      .getByText(/\b12\b/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});
