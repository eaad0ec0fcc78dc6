import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isLong } from "../support/long";
import { pageTests, violations } from "../support/page/page-tests";
import type { ParleyPage } from "../support/page/parley-page";

const { openPage: openReady } = pageTests();

async function openTable(options?: BrowserContextOptions): Promise<ParleyPage> {
  const opened = await openReady(options);
  const { page } = opened;
  await page.locator("body").press("t");
  await page.getByRole("grid").waitFor();
  return opened;
}

const cell = (page: Page, row: string, column: string) =>
  page.getByRole("row", { name: row }).locator(`[data-key="data.${column}"]`);

describe("the table", () => {
  it("is worked by keys alone: moved in, edited, undone, sorted, filtered", async () => {
    const { page, errors } = await openTable();
    await page.getByRole("columnheader", { name: /^name/ }).focus();
    for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    const age = cell(page, "Whiskers", "age");
    expect(await age.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("F2");
    await page.keyboard.type("15");
    await page.keyboard.press("Enter");
    await expect.poll(() => age.textContent()).toBe("15");
    const below = page.locator('[aria-rowindex="3"] [data-key="data.age"]');
    await expect.poll(() => below.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Control+z");
    await expect.poll(() => age.textContent()).toBe("5");
    await page.keyboard.press("Control+Home");
    for (const key of ["ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "Enter", "Enter"])
      await page.keyboard.press(key);
    await page.locator('[role=columnheader][aria-sort="descending"]').waitFor();
    await page.getByRole("textbox", { name: "Filter rows" }).fill("type == 'cat' && age > 8");
    await expect.poll(async () => (await page.locator(".found").textContent()) ?? "").toMatch(/^[1-9] of 20$/);
    const ages = await page.locator('[role=gridcell][data-key="data.age"]').allInnerTexts();
    expect(ages.map(Number)).toEqual(ages.map(Number).toSorted((a, b) => b - a));
    expect(errors).toEqual([]);
  });

  it("selects with the canvas, and shows what was selected there", async () => {
    const { page, errors } = await openTable();
    await page.getByRole("rowheader", { name: "Mittens" }).click();
    await page
      .getByText(/1 selected/)
      .first()
      .waitFor();
    await page.getByRole("textbox", { name: "Message" }).fill("Select the humans");
    await page.keyboard.press("Enter");
    await page.locator('.status >> text="8 selected"').waitFor();
    await expect.poll(() => page.locator('[role=row][aria-selected="true"]').count()).toBeGreaterThan(3);
    expect(errors).toEqual([]);
  });

  // In the short run axe reads the first screens, the chat, the panels and the settings.
  it.runIf(isLong).each(["light", "dark"] as const)(
    "axe finds nothing in it, its menus and the inspector in %s",
    async (theme) => {
      const { page, errors } = await openTable({ colorScheme: theme });
      await page.getByRole("rowheader", { name: "Mittens" }).click();
      expect(await violations(page), "the grid").toEqual([]);
      await page.keyboard.press("F2");
      await page.getByRole("textbox", { name: "Edit name" }).waitFor();
      expect(await violations(page, ".drawer"), "an editor").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Columns", exact: true }).click();
      await page.getByRole("checkbox", { name: "breed" }).waitFor();
      expect(await violations(page), "the columns").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("columnheader", { name: /^age/ }).focus();
      await page.keyboard.press("Alt+ArrowDown");
      await page.getByRole("menuitem", { name: "Fit width" }).waitFor();
      expect(await violations(page), "the menu of a column").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("textbox", { name: "Filter rows" }).fill("age >");
      await page.getByText(/A value is missing/).waitFor();
      await page.getByRole("tab", { name: /Inspect/ }).click();
      await page.getByRole("button", { name: "age: edit" }).waitFor();
      expect(await violations(page), "a fault and the inspector").toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  it.runIf(isLong)(
    "scrolls through 100,000 rows and as wide as 200 attributes, with only those in sight drawn",
    async () => {
      const { page, errors } = await openTable();
      const nodes = Array.from({ length: 100_000 }, (_, row) => {
        const some =
          row < 200 ? Object.fromEntries(Array.from({ length: 200 }, (__, index) => [`a${index}`, row + index])) : {};
        return {
          id: `n${row}`,
          attributes: { name: `Node ${row}`, ...some },
          position: { x: row % 300, y: row / 300 },
        };
      });
      // The filter keeps the canvas out of what is measured: the table shows what it hides.
      const filter = {
        target: "nodes",
        text: "id == 'n1'",
        where: { op: "in", field: { name: "id", of: "computed" }, values: ["n1"] },
      };
      const graph = { parley: 1, name: "Rows", directed: false, nodes, edges: [], layers: [], sets: [], filter };
      const file = { name: "rows.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(graph)) };
      await page.locator("input[type=file]").first().setInputFiles(file);
      await page.getByRole("tab", { name: "Nodes 100,000" }).waitFor();
      const frames = await page.evaluate(async () => {
        const grid = document.querySelector("[role=grid]");
        const gaps: number[] = [];
        let last = performance.now();
        for (let step = 0; grid && step < 90; step += 1) {
          grid.scrollTop += 900;
          grid.scrollLeft += 60;
          await new Promise((resolve) => requestAnimationFrame(resolve));
          gaps.push(performance.now() - last);
          last = performance.now();
        }
        return gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.9)] ?? 0;
      });
      console.log(`table, 100,000 rows: nine of ten frames within ${Math.round(frames)} ms`);
      expect(await page.locator("[role=row]").count()).toBeLessThan(60);
      expect(await page.locator("[role=gridcell]").count()).toBeLessThan(1_500);
      await page.getByRole("rowheader").first().click();
      await page.keyboard.press("Control+End");
      await page.getByRole("rowheader", { name: "Node 99999" }).waitFor();
      expect(await page.getByRole("row", { name: "Node 99999" }).getAttribute("aria-rowindex")).toBe("100001");
      expect(errors).toEqual([]);
    },
  );
});
