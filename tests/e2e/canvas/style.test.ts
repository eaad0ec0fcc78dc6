import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnNodes, nodesIn } from "../../support/graphs/drawn";
import { casesOf, isLong } from "../../support/long";
import { pageTests, violations } from "../../support/page/page-tests";
import type { ParleyPage } from "../../support/page/parley-page";

const blue = "rgb(49,100,231)";
const orange = "rgb(209,84,0)";
const { openPage: openReady } = pageTests();

async function openPage(options?: BrowserContextOptions): Promise<ParleyPage> {
  const opened = await openReady(options);
  const { page } = opened;
  await expect.poll(async () => (await drawnNodes(page)).length).toBe(20);
  const start = page.getByRole("button", { name: "Close and use the open graph" });
  if (await start.isVisible()) await start.click();
  return opened;
}

async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name }).click();
}

const segment = (page: Page, name: string) => page.locator(".pane label", { hasText: name }).first();

describe("styles by hand", () => {
  // The panel tries a style out in jsdom, and the canvas is shown to draw what the document says.
  it.runIf(isLong)("are tried out under the pointer, set with a click, taken back with undo", async () => {
    const { page, errors } = await openPage({ colorScheme: "light" });
    await openPanel(page, "Style");
    const swatch = page.getByRole("button", { name: "Blue", exact: true });
    await swatch.hover();
    await expect.poll(async () => (await nodesIn(page, blue)).length).toBe(20);
    expect(await page.getByRole("button", { name: "Undo", exact: true }).isDisabled()).toBe(true);
    await page.getByRole("heading", { name: "Style", exact: true }).hover();
    await expect.poll(async () => (await nodesIn(page, blue)).length).toBe(0);
    await swatch.click();
    await expect.poll(async () => (await nodesIn(page, blue)).length).toBe(20);
    const slider = page.getByRole("slider", { name: "Size" });
    await slider.focus();
    await page.keyboard.press("End");
    await expect.poll(async () => Math.min(...(await drawnNodes(page)).map(({ width }) => width))).toBeGreaterThan(70);
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await undo.click();
    await undo.click();
    await expect.poll(async () => (await nodesIn(page, blue)).length).toBe(0);
    expect(await undo.isDisabled()).toBe(true);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("are ordered by dragging a layer, and hidden from the legend", async () => {
    const { page, errors } = await openPage({ colorScheme: "light" });
    await openPanel(page, "Style");
    await segment(page, "Where").click();
    await page.getByRole("textbox", { name: "Condition" }).fill("type == 'cat'");
    await page.getByText("12 nodes", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Orange", exact: true }).click();
    await expect.poll(async () => (await nodesIn(page, orange)).length).toBe(12);
    await segment(page, "All 20").click();
    await segment(page, "By attribute").click();
    await page.getByRole("combobox", { name: "Attribute" }).selectOption("type");
    await expect.poll(async () => (await nodesIn(page, blue)).length).toBe(12);
    await page.getByRole("button", { name: "Apply" }).click();
    const handle = page.getByRole("button", { name: /^Move Orange: type == 'cat' with the arrow keys: 2/ });
    await handle.scrollIntoViewIfNeeded();
    const top = await page.getByRole("button", { name: /^Move Colour by type/ }).boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move((top?.x ?? 0) + 8, (top?.y ?? 0) + 2, { steps: 4 });
    await page.mouse.up();
    await page.getByRole("button", { name: /^Move Orange: type == 'cat' with the arrow keys: 1/ }).waitFor();
    await expect.poll(async () => (await nodesIn(page, orange)).length).toBe(20);
    const legend = page.getByRole("region", { name: "Legend" });
    // Every cat is orange now: that "cat" is blue is no longer true.
    expect(await legend.getByRole("button", { name: /^cat 12/ }).count()).toBe(0);
    await legend.getByRole("button", { name: "cats 12" }).hover();
    await legend.getByRole("button", { name: "Hide cats" }).click();
    await expect.poll(async () => (await drawnNodes(page)).filter(({ visible }) => visible).length).toBe(8);
    await page.keyboard.press("g");
    expect(await legend.getByRole("list").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe("a layout from its panel", () => {
  // A layout runs in its worker in the tests of layouts; the panel is tried in jsdom.
  it.runIf(isLong)("runs in the worker with its options and is one step back", async () => {
    const { page, errors } = await openPage();
    await openPanel(page, "Layout");
    await segment(page, "Grid").click();
    await page.getByRole("combobox", { name: "Order by" }).selectOption("age");
    await page.getByRole("button", { name: "Arrange", exact: true }).click();
    const output = page.getByText(
      /^Arranged 20 nodes in the grid layout, row by row from the top left: age 52 first, 1 last\./,
    );
    await output.first().waitFor();
    // Shown in the panel, and said aloud once.
    await expect.poll(() => output.count()).toBe(2);
    const rows = new Set((await drawnNodes(page)).map(({ y }) => Math.round(y)));
    expect(rows.size).toBe(4);
    expect(errors).toEqual([]);
  });
});

describe.each(casesOf(["dark"] as const, ["light"] as const))("in %s", (colorScheme) => {
  it.runIf(isLong)("axe finds nothing in the panels and the legend", async () => {
    const { page, errors } = await openPage({ colorScheme });
    await openPanel(page, "Style");
    await page.getByRole("button", { name: "Rose", exact: true }).click();
    expect(await violations(page, "#flyout", ".legend"), "style by hand").toEqual([]);
    await segment(page, "By attribute").click();
    await page.getByRole("combobox", { name: "Attribute" }).selectOption("age");
    await page.getByText("Linear").waitFor();
    expect(await violations(page, "#flyout", ".legend"), "style by attribute").toEqual([]);
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("button", { name: /^More for Colour by age/ }).click();
    expect(await violations(page, "#flyout", ".legend"), "a layer's menu").toEqual([]);
    await page.keyboard.press("Escape");
    await openPanel(page, "Layout");
    await segment(page, "Layered").click();
    expect(await violations(page, "#flyout", ".legend"), "layout").toEqual([]);
    await openPanel(page, "Analyse");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByRole("list", { name: "Top ten" }).waitFor();
    expect(await violations(page, "#flyout", ".legend"), "analyse").toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe("on a phone", () => {
  it.runIf(isLong)("a panel is a sheet of full height, and axe finds nothing", async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, errors } = await openPage(phone);
    for (const flyout of ["style", "layout", "analyse"]) {
      await page.evaluate((name) => localStorage.setItem("parley.panels", JSON.stringify({ flyout: name })), flyout);
      await page.reload();
      const panel = page.locator("#flyout:has(.pane)");
      await panel.waitFor();
      expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      expect(await violations(page, "#flyout", ".legend"), flyout).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await page.getByRole("button", { name: "Close the panel" }).click();
    await page.locator("#flyout").waitFor({ state: "detached" });
    expect(errors).toEqual([]);
  });
});
