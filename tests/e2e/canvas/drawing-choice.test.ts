import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isLong } from "../../support/long";
import { ask, pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests({ reducedMotion: "no-preference" });
const { openPage: openWithWebGl } = pageTests({}, { hasWebGl: true });

async function choose(page: Page, way: string): Promise<void> {
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox");
  await search.fill(way);
  await page.getByRole("option", { name: way }).first().click();
}

const stored = async (context: BrowserContext) => {
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
    await page.getByText("Using detailed drawing").waitFor();
    expect(await page.locator(".sigma-nodes").count()).toBe(0);
    expect(await page.locator("#graph canvas").count()).toBeGreaterThan(0);
    expect((await stored(context)).map(({ value }) => value)).toEqual(['"fast"']);
    await ask(page, "How many nodes are blue?");
    await page
      .getByText(/\b12\b/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});

/** So many points with a rank each, in a long row of lines. */
function points(count: number): Buffer {
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    attributes: { name: `P${index}`, type: "point", rank: index },
    position: { x: (index % 40) * 60, y: Math.floor(index / 40) * 60 },
  }));
  const edges = nodes.slice(1).map(({ id }, index) => ({ id: `e${index}`, source: `p${index}`, target: id }));
  return Buffer.from(JSON.stringify({ parley: 1, name: "Points", directed: false, nodes, edges }));
}

const whole = (page: Page, nodes: string) =>
  page.getByRole("application", { name: new RegExp(`\\b${nodes} nodes`) }).waitFor();
const isFast = (page: Page) => page.locator(".sigma-nodes").count();

describe("a graph that grows and shrinks", () => {
  it.runIf(isLong)(
    "is drawn fast from 1,001 nodes on and in detail again under 800, with nobody asked",
    {
      timeout: 120_000,
    },
    async () => {
      const { page, errors } = await openWithWebGl();
      const file = { name: "points.json", mimeType: "application/json", buffer: points(1000) };
      await page.locator("input[type=file]").first().setInputFiles(file);
      await whole(page, "1,000");
      expect(await isFast(page)).toBe(0);

      await ask(page, "Add a point called Last");
      await whole(page, "1,001");
      await page.locator(".sigma-nodes").waitFor();

      await ask(page, "Delete the points with rank above 799");
      await page.getByRole("button", { name: "Allow", exact: true }).click();
      await whole(page, "801");
      expect(await isFast(page)).toBe(1);

      await ask(page, "Delete the points with rank above 789");
      await page.getByRole("button", { name: "Allow", exact: true }).click();
      await whole(page, "791");
      await page.locator(".sigma-nodes").waitFor({ state: "detached" });

      await page.getByRole("button", { name: "Undo", exact: true }).first().click();
      await whole(page, "801");
      expect(await isFast(page)).toBe(0);
      expect(errors).toEqual([]);
    },
  );
});
