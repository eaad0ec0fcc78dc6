import { describe, expect, it } from "vitest";
import { drawnNodes } from "../support/graphs/drawn";
import { casesOf, isLong } from "../support/long";
import { ask, pageTests, violations } from "../support/page/page-tests";

const { open, openPage } = pageTests();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;
const middle = { viewport: { width: 900, height: 700 } } as const;

/** On a phone each is read in light by the tests of the settings. */
const sections = ["API keys", "Assistant", "Appearance", "Keyboard", "Data and storage"];

describe.each(
  casesOf(
    [{ size: "desktop", device: desktop, theme: "dark" as const }],
    [
      { size: "phone", device: phone, theme: "light" as const },
      { size: "desktop", device: desktop, theme: "light" as const },
      { size: "middle", device: middle, theme: "light" as const },
      { size: "phone", device: phone, theme: "dark" as const },
    ],
  ),
)("on $size in $theme", ({ size, device, theme }) => {
  it("axe finds nothing on any screen, and nothing scrolls sideways", async () => {
    const { page, errors } = await openPage({ ...device, colorScheme: theme });
    await expect.poll(async () => (await drawnNodes(page)).length).toBe(20);
    expect(await violations(page), "the first screen").toEqual([]);
    await ask(page, "Find all cats and make them blue");
    await page.getByText(/All 12 cats are blue now/).waitFor();
    expect(await violations(page), "an answer").toEqual([]);
    await ask(page, "What are some sample nodes?");
    await page.getByText(/3 of 20 nodes/).waitFor();
    await ask(page, "Delete the Whiskers node");
    await page.getByRole("alertdialog").waitFor();
    expect(await violations(page), "an approval").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByText(/Nothing was deleted/).waitFor();
    await ask(page, "Select the cats older than 5");
    await page.getByText(/selected now/).waitFor();
    await page.getByRole("tab", { name: /Inspect/ }).click();
    expect(await violations(page), "the inspector").toEqual([]);
    await page.getByRole("button", { name: "Settings" }).first().click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page), "the settings").toEqual([]);
    // What stands behind the dialog stays as it was.
    for (const section of size === "desktop" || isLong ? sections : []) {
      const back = page.getByRole("button", { name: "All settings" });
      if (await back.isVisible()) await back.click();
      await page.getByRole("navigation", { name: "Settings" }).getByRole("button", { name: section }).click();
      await page.locator("dialog .skeleton").first().waitFor({ state: "detached" });
      expect(await violations(page, "dialog[open]"), section).toEqual([]);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
});

it.each(casesOf([360], [390, 430]))("a phone of %i px shows all of what a turn changed", async (width) => {
  const { page, errors } = await openPage({ ...phone, viewport: { width, height: 844 } });
  await ask(page, "Find all cats and make them blue");
  const sentence = page.getByRole("region", { name: "Change" }).getByText("12 nodes recoloured", { exact: true });
  await sentence.waitFor();
  const [text, box] = await sentence.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [range.getBoundingClientRect(), element.getBoundingClientRect()].map(({ left, right, height }) => ({
      left,
      right,
      height,
    }));
  });
  expect(text?.right).toBeLessThanOrEqual((box?.right ?? 0) + 1);
  expect(text?.height).toBeLessThan(30);
  expect(errors).toEqual([]);
});

it.runIf(isLong)(
  "has room in German: the table's tools beside a panel and a dock, and what a turn changed",
  async () => {
    const { page, errors } = await open({ ...desktop, locale: "de-DE" });
    const box = page.getByRole("textbox", { name: "Nachricht" });
    for (const [text, answer] of [
      ["Färbe alle Katzen blau", /Alle 12 Katzen/],
      ["Ordne im Kreis an", "20 Knoten im Kreis angeordnet."],
    ] as const) {
      await box.fill(text);
      await box.press("Enter");
      await page.getByText(answer).waitFor();
    }
    await page.getByText("Anordnung: Kreis").waitFor();
    const card = page.getByRole("region", { name: "Änderung" });
    const deeds = await card
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(deeds).size, "the card's buttons stand in one line").toBe(1);
    expect((await card.boundingBox())?.height).toBeLessThan(70);
    await page.getByRole("button", { name: /^Daten/ }).click();
    await page.getByRole("button", { name: /^Tabelle/ }).click();
    const tool = page.getByRole("button", { name: /herunterladen|CSV/i }).last();
    await tool.waitFor();
    const right = (await tool.boundingBox()) ?? { x: Number.NaN, width: 0 };
    const dock = await page.getByRole("tab", { name: "Chat" }).boundingBox();
    expect(right.x + right.width).toBeLessThanOrEqual(dock?.x ?? 0);
    expect(errors).toEqual([]);
  },
);

describe("hands and keys", () => {
  // The gestures are tried on the canvas alone, each key in the workspace and in jsdom: the long run tries them in the whole page too.
  it.runIf(isLong)("clicks, drags and boxes nodes, and undoes a move", async () => {
    const { page, errors } = await openPage();
    await page.getByRole("button", { name: /Close/ }).first().click();
    const whiskers = async () => (await drawnNodes(page)).find((node) => node.id === "cat1") ?? { x: 0, y: 0 };
    const start = await whiskers();
    await page.mouse.click(start.x, start.y);
    await page
      .getByText(/1 selected/)
      .first()
      .waitFor();
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 60, start.y + 40, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await whiskers()).x - start.x)).toBeGreaterThan(30);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => Math.abs((await whiskers()).x - start.x)).toBeLessThan(3);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(async () => Math.round((await whiskers()).x - start.x)).toBeGreaterThan(30);
    expect(errors).toEqual([]);
  });

  it("works without storage and says what will not be kept", async () => {
    const { page } = await open({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      for (const name of ["indexedDB", "localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Storage is switched off.", "SecurityError");
          },
        });
      }
    });
    await page.reload();
    await ask(page, "How many nodes are there?");
    await page.getByText(/There are 20 nodes/).waitFor();
    await page
      .getByText(/not saved|not kept|will not be kept|cannot be saved/i)
      .first()
      .waitFor();
  });

  it.runIf(isLong)("runs by keys alone: / goes to the message, Enter sends, ? lists the keys", async () => {
    const { page, errors } = await openPage();
    const box = page.getByRole("textbox", { name: "Message" });
    await expect
      .poll(async () => {
        await page.locator("body").press("/");
        return box.evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
    await box.fill("");
    await page.keyboard.type("How many edges?");
    await page.keyboard.press("Enter");
    await page.getByText(/There are 30 edges/).waitFor();
    await page.keyboard.press("ArrowUp");
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe("How many edges?");
    expect(errors).toEqual([]);
  });
});
