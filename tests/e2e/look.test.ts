import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { casesOf, isLong } from "../support/long";
import { ask, pageTests } from "../support/page/page-tests";

const { open, openPage } = pageTests();

const wide = { viewport: { width: 2560, height: 1300 } } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function boxOf(page: Page, place: string) {
  const box = await page.locator(place).first().boundingBox();
  if (!box) throw new Error(`${place} is not there`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function openSample(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${name}.*\\d`, "u") }).click();
  await page.locator(".legend li").first().waitFor();
}

/** Whether all of what the element holds is to be seen without scrolling it. */
function isWhole(page: Page, place: string): Promise<boolean> {
  return page
    .locator(place)
    .first()
    .evaluate((one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1);
}

describe("the legend", () => {
  it("is as tall as its room: all rows of a mapping and of the types show on a wide page", async () => {
    const { page } = await openPage(wide);
    await openSample(page, "Les Mis");
    await expect.poll(() => isWhole(page, ".legend-rows")).toBe(true);
    expect(await page.locator(".legend li").count()).toBeGreaterThan(8);
  });

  it("stays under the tools where there is less room", async () => {
    const { page } = await openPage({ viewport: { width: 1200, height: 510 } });
    await openSample(page, "Les Mis");
    const [legend, tools] = [await boxOf(page, ".legend"), await boxOf(page, ".tools")];
    expect(legend.y).toBeGreaterThanOrEqual(tools.bottom);
  });
});

describe("a panel that opens", () => {
  it.each(casesOf(["Layout"], ["Data", "Style", "Filter", "Analyse"]))(
    "leaves the graph fitted in what is left: %s",
    async (panel) => {
      const { page } = await openPage();
      await openSample(page, "Cats");
      const zoom = () => page.locator(".zoom-field").inputValue();
      const before = await zoom();
      await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: panel }).click();
      // The sample fills the canvas from left to right: it has to become smaller.
      await expect.poll(zoom).not.toBe(before);
      // Fitted: another fit changes nothing.
      const fitted = await zoom();
      await page.getByRole("button", { name: "Fit the graph" }).click();
      expect(await zoom()).toBe(fitted);
      await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: panel }).click();
      await expect.poll(zoom).toBe(before);
    },
  );
});

describe("what is told over the canvas", () => {
  it("stands in one row and nothing lies over another, and in the long run a toast is waited for until it goes by itself", async () => {
    const { page, errors } = await openPage(wide);
    await openSample(page, "Cats");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.locator(".toast").waitFor();
    await page.locator(".tools button").nth(2).click();
    await page.locator(".tool-hint").waitFor();
    const [toast, hint] = [await boxOf(page, ".toast"), await boxOf(page, ".tool-hint")];
    expect(toast.right <= hint.x || hint.right <= toast.x || toast.bottom <= hint.y || hint.bottom <= toast.y).toBe(
      true,
    );
    expect(Math.abs(toast.bottom - hint.bottom)).toBeLessThan(2);
    const view = await boxOf(page, ".field-of-view");
    expect(Math.abs(view.bottom - toast.bottom - 12)).toBeLessThan(2);
    await page.mouse.move(5, 5);
    if (isLong) await page.locator(".toast").waitFor({ state: "detached", timeout: 15_000 });
    expect(errors).toEqual([]);
  });

  it("has no menu over a toast", async () => {
    const { page } = await openPage();
    await openSample(page, "Cats");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    const buttons = page.locator("button[aria-haspopup='menu']:visible");
    const overlaps: string[] = [];
    for (let at = 0; at < (await buttons.count()); at += 1) {
      const button = buttons.nth(at);
      // A toast anew each time: it goes by itself.
      await page.keyboard.press(at % 2 === 0 ? "Control+z" : "Control+Shift+z");
      await page.locator(".toast").waitFor();
      await button.click();
      const menu = page.locator("[role='menu']:visible").first();
      await menu.waitFor();
      const [one, other] = await Promise.all([menu.boundingBox(), page.locator(".toast").boundingBox()]);
      if (one && other && meet(one, other)) overlaps.push((await button.getAttribute("aria-label")) ?? String(at));
      await page.keyboard.press("Escape");
    }
    expect(overlaps).toEqual([]);
  });
});

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe("German words", () => {
  const narrowest = { size: "the narrowest phone", device: { ...phone, viewport: { width: 320, height: 700 } } };
  it.each(
    casesOf(
      [narrowest],
      [
        { size: "a desktop", device: {} },
        { size: "a phone", device: phone },
      ],
    ),
  )("of an approval stand in one row, and what leaves the device is read whole on $size", async ({ device }) => {
    const { page } = await open({ ...device, locale: "de-DE" });
    await page.getByRole("textbox", { name: "Nachricht" }).waitFor();
    await page.getByRole("textbox", { name: "Nachricht" }).fill("Lösche Whiskers");
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor();
    const buttons = page.getByRole("alertdialog").locator(".go button");
    const middles = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(middles).toHaveLength(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
    expect(await isWhole(page, ".provider > span")).toBe(true);
    const card = await boxOf(page, ".ask-first");
    const last = await buttons.last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(card.right);
  });
});

it("no line of an answer begins with a comma", async () => {
  const { page } = await openPage();
  await openSample(page, "Cats");
  await ask(page, "Which cats are there?");
  await page.locator(".answer .chip").first().waitFor();
  // Every width of the column breaks the line elsewhere.
  const alone = await page.locator(".answer").evaluate((answer) => {
    const isBelow = (chip: Element) => {
      const behind = document.createRange();
      behind.setStart(chip.nextSibling ?? chip, 0);
      behind.setEnd(chip.nextSibling ?? chip, 1);
      return behind.getBoundingClientRect().top > chip.getBoundingClientRect().bottom;
    };
    const chips = [...answer.querySelectorAll(".chip")].filter((chip) =>
      /^[,.]/u.test(chip.nextSibling?.textContent ?? ""),
    );
    if (chips.length < 3) return ["too few names"];
    return Array.from({ length: 38 }, (_, place) => 120 + 7 * place).filter((width) => {
      answer.setAttribute("style", `width: ${width}px`);
      return chips.some(isBelow);
    });
  });
  expect(alone).toEqual([]);
});

it.runIf(isLong)("the cell that was clicked has a frame", async () => {
  const { page } = await openPage();
  await openSample(page, "Cats");
  await page.locator("#graph").focus();
  await page.keyboard.press("t");
  const cell = page.locator("[role=gridcell]").nth(2);
  await cell.click();
  const { width, style } = await cell.evaluate((one) => {
    const { outlineWidth, outlineStyle } = getComputedStyle(one);
    return { width: outlineWidth, style: outlineStyle };
  });
  expect({ width, style }).toEqual({ width: "2px", style: "solid" });
});
