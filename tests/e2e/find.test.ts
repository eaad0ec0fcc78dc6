import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnNodes } from "../support/graphs/drawn";
import { isLong } from "../support/long";
import { pageTests, violations } from "../support/page/page-tests";
import type { ParleyPage } from "../support/page/parley-page";

const { openPage: openReady } = pageTests();

async function openPage(options?: BrowserContextOptions): Promise<ParleyPage> {
  const opened = await openReady(options);
  await expect.poll(async () => (await drawnNodes(opened.page)).length).toBe(20);
  await opened.page.keyboard.press("Escape");
  return opened;
}

async function shownCount(page: Page): Promise<number> {
  return (await drawnNodes(page)).filter(({ visible }) => visible).length;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe("finding and filtering", () => {
  it("keeps what is typed while the palette's code is on its way, and gives the focus back", async () => {
    const { page, errors } = await openPage();
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/Palette-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const message = page.getByRole("textbox", { name: "Message" });
    await message.focus();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("whiskq");
    await page.keyboard.press("Backspace");
    letThrough();
    const dialog = page.getByRole("dialog", { name: "Search and commands" });
    await dialog.waitFor();
    await page.keyboard.type("ers");
    const field = dialog.getByRole("combobox");
    await expect.poll(() => field.inputValue()).toBe("whiskers");
    await dialog.getByRole("option", { name: /Whiskers/, selected: true }).waitFor();
    expect(await message.inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await expect.poll(() => message.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });

  // The palette and the filter panel are gone through by keys in jsdom, finding in the workspace too.
  it.runIf(isLong)("by keys alone: find, filter by brush, undo", async () => {
    const { page, errors } = await openPage();
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Search and commands" });
    await dialog.waitFor();
    await page.keyboard.type("whisk");
    await dialog.getByRole("option", { name: /Whiskers/, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("contentinfo").getByText("1 selected").waitFor();
    await dialog.waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    await dialog.getByRole("option").first().waitFor();
    await page.keyboard.type("filter panel");
    await dialog.getByRole("option", { name: /Filter panel/, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "Filter" });
    await panel.getByRole("combobox", { name: "Attribute" }).selectOption("age");
    const low = panel.getByRole("slider", { name: "age: lowest" });
    await low.focus();
    const least = Number(await low.inputValue());
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    expect(Number(await low.inputValue())).toBe(least + 3);
    await panel.getByText(/nodes will be shown/).waitFor();
    await panel.getByRole("button", { name: "Add step" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText(/filtered \d+\/20/).waitFor();
    await expect.poll(() => shownCount(page)).toBeLessThan(20);
    await page.keyboard.press("Control+z");
    await expect.poll(() => shownCount(page)).toBe(20);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("draws a brush across the bars with the pointer", async () => {
    const { page, errors } = await openPage();
    await page.getByRole("button", { name: "Filter" }).click();
    const panel = page.getByRole("region", { name: "Filter" });
    await panel.getByRole("combobox", { name: "Attribute" }).selectOption("age");
    const box = await panel.locator(".brush-bars").boundingBox();
    if (!box) throw new Error("The bars are not drawn.");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.25, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, y, { steps: 5 });
    await page.mouse.up();
    await panel.getByText(/nodes? will be shown/).waitFor();
    await panel.getByRole("button", { name: "Add step" }).click();
    await panel.getByRole("list", { name: "Steps" }).getByRole("listitem").waitFor();
    expect(errors).toEqual([]);
  });

  it.runIf(isLong).each([
    { theme: "dark" as const, device: {} },
    { theme: "light" as const, device: phone },
  ])("axe finds nothing in palette and panel, $theme $device", async ({ theme, device }) => {
    const { page } = await openPage({ ...device, colorScheme: theme });
    await page.getByRole("button", { name: "Search or run a command" }).click();
    const dialog = page.getByRole("dialog", { name: "Search and commands" });
    await dialog.getByRole("option").first().waitFor();
    await page.keyboard.type("cat");
    await dialog.getByRole("option", { name: /cat/ }).first().waitFor();
    expect(await violations(page, "dialog"), "with results").toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    await dialog.getByRole("option").first().waitFor();
    await page.keyboard.type("filter panel");
    await dialog.getByRole("option", { name: /Filter panel/, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "Filter" });
    await panel.getByRole("checkbox", { name: /^cat/ }).click();
    expect(await violations(page, "#flyout"), "a step being made").toEqual([]);
    await panel.getByRole("button", { name: "Add step" }).click();
    await panel.getByRole("list", { name: "Steps" }).waitFor();
    await panel.getByText("Selector", { exact: true }).click();
    await panel.getByRole("combobox", { name: "Selector" }).fill("age >");
    expect(await violations(page, "#flyout"), "the stack and a fault").toEqual([]);
  });
});
