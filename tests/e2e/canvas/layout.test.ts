import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnNodes } from "../../support/graphs/drawn";
import { isLong } from "../../support/long";
import { pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests({ reducedMotion: "no-preference" });

async function openLayout(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Layout" }).click();
}

const placesIn = async (page: Page) => new Map((await drawnNodes(page)).map(({ id, x, y }) => [id, { x, y }] as const));

describe("the layout panel", () => {
  it("moves the graph while it runs, pauses, goes on, stops with Esc, and takes all of it back at once", async () => {
    const { page, errors } = await openPage();
    await expect.poll(async () => (await drawnNodes(page)).length).toBe(20);
    await page.getByRole("button", { name: "Close and use the open graph" }).click();
    await openLayout(page);
    await page.waitForTimeout(600);
    const before = await placesIn(page);
    await page.locator(".layout-card", { hasText: "Force" }).click();
    await page.getByRole("button", { name: "Live", exact: true }).click();
    const moved = async () =>
      [...(await placesIn(page))].filter(([id, { x }]) => Math.abs(x - (before.get(id)?.x ?? x)) > 2).length;
    await expect.poll(moved).toBeGreaterThan(10);
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.getByText("Paused. Esc ends it").waitFor();
    await expect.poll(() => undo.isEnabled()).toBe(true);
    await page.waitForTimeout(300);
    const paused = await placesIn(page);
    await page.waitForTimeout(300);
    expect(await placesIn(page)).toEqual(paused);
    await page.keyboard.press("p");
    await expect
      .poll(async () => [...(await placesIn(page))].some(([id, { x }]) => x !== paused.get(id)?.x))
      .toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Live", exact: true }).waitFor();
    await undo.click();
    await expect.poll(() => undo.isDisabled()).toBe(true);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("offers the flights as a map, north up and west on the left", async () => {
    const { page, errors } = await openPage();
    await page
      .getByRole("button", { name: /US flights/ })
      .first()
      .click();
    await expect.poll(async () => (await drawnNodes(page)).length).toBeGreaterThan(300);
    await openLayout(page);
    await page.getByText("These nodes have a latitude and a longitude.").waitFor();
    await page.getByRole("button", { name: "Arrange", exact: true }).click();
    await page
      .getByRole("region", { name: "Layout" })
      .getByText(/in the map layout/)
      .waitFor();
    await expect
      .poll(async () => {
        const places = await placesIn(page);
        const [seattle, miami, boston] = ["SEA", "MIA", "BOS"].map((id) => places.get(id));
        return seattle && miami && boston
          ? seattle.x < miami.x && seattle.y < boston.y && boston.y < miami.y && miami.x < boston.x
          : null;
      })
      .toBe(true);
    expect(errors).toEqual([]);
  });
});
