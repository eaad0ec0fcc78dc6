import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnNodes } from "../support/graphs/drawn";
import { casesOf, isLong } from "../support/long";
import { dropFiles } from "../support/page/drop-files";
import { ask, pageTests } from "../support/page/page-tests";
import type { ParleyPage } from "../support/page/parley-page";

const { open, openPage } = pageTests();

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const status = (page: Page): Promise<string | null> => page.getByRole("contentinfo").textContent();

/** F6 until the canvas has the focus. */
async function toCanvas(page: Page): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    if (await page.evaluate(() => document.activeElement?.classList.contains("graph") ?? false)) return;
    await page.keyboard.press("F6");
  }
  throw new Error("F6 never came to the canvas.");
}

/** Runs what the palette offers first for these words. */
async function runInPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").first().waitFor();
  await page.keyboard.type(words);
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
}

/** How often Tab is pressed until the focus is there. */
async function stopsTo(page: Page, id: string): Promise<number> {
  for (let stops = 1; stops < 40; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return stops;
  }
  throw new Error(`Tab never came to #${id}.`);
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

describe("the workspace", () => {
  it("comes from the start card, and from an open graph, to the message box in fewer than 12 stops", async () => {
    const { page, errors } = await openPage();
    await page.getByRole("button", { name: "Close and use the open graph" }).waitFor();
    // The card takes the focus in a moment, unless something else has it by then: a Tab before that begins at the top of the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.classList.contains("welcome"))).toBe(true);
    expect(await stopsTo(page, "composer"), "from the start card").toBeLessThan(12);
    await page.getByRole("button", { name: "Close and use the open graph" }).click();
    await page.getByRole("region", { name: "Legend" }).waitFor();
    await page.locator(".graph").focus();
    expect(await stopsTo(page, "composer"), "from an open graph").toBeLessThan(12);
    await page.keyboard.type("Find all cats and make them blue");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Change" }).waitFor();
    await page.locator(".graph").focus();
    expect(await stopsTo(page, "composer"), "after an answer").toBeLessThan(22);
    expect(errors).toEqual([]);
  });

  it("goes through a group of buttons with the arrow keys, in rows as they stand, and comes back to where it was left", async () => {
    const { page, errors } = await openPage();
    const samples = page.locator(".samples").getByRole("button");
    await samples.first().focus();
    await press(page, "ArrowRight");
    expect(await focusedName(page)).toContain("Les Misérables");
    const [first, second] = await Promise.all([samples.nth(0).boundingBox(), samples.nth(1).boundingBox()]);
    expect(second?.y, "both stand in one row").toBe(first?.y);
    await press(page, "ArrowDown");
    const below = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON());
    expect([below.x, below.y > (second?.y ?? 0)]).toEqual([second?.x, true]);
    const left = await focusedName(page);
    await press(page, "Tab", "Shift+Tab");
    expect(await focusedName(page)).toBe(left);
    await press(page, "End");
    expect(await focusedName(page)).toContain("Connect a database");
    await press(page, "Escape");
    const panels = page.getByRole("toolbar", { name: "Panels" }).getByRole("button");
    await panels.first().focus();
    await press(page, "ArrowDown", "ArrowDown", "ArrowUp", "Enter");
    await expect.poll(() => panels.nth(1).getAttribute("aria-expanded")).toBe("true");
    expect(errors).toEqual([]);
  });

  it("lets a graph be built, styled, filtered, saved and found again by keyboard alone", async () => {
    const { page, errors } = await openPage();
    await page.getByRole("button", { name: /Start blank/ }).focus();
    await press(page, "Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("graph");
    await press(page, "n", "Enter");
    await page.getByRole("textbox", { name: /^Name of/u }).waitFor();
    await page.keyboard.type("Ann");
    await press(page, "Enter", "Escape");
    await toCanvas(page);
    await press(page, "Home", "Control+ArrowRight");
    await page.getByRole("textbox", { name: /^Name of/u }).waitFor();
    await page.keyboard.type("Bob");
    await press(page, "Enter");
    await expect.poll(() => status(page)).toContain("2 nodes · 1 edge");

    await press(page, "/");
    await page.keyboard.type("make Ann red");
    await press(page, "Enter");
    await page
      .getByText(/is red now|Ann.*red/u)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await runInPalette(page, "Bob");
    await expect.poll(() => status(page)).toContain("1 selected");

    await toCanvas(page);
    await press(page, "h");
    await expect.poll(async () => (await drawnNodes(page)).filter(({ visible }) => visible).length).toBe(1);
    await press(page, "Control+z");
    await expect.poll(async () => (await drawnNodes(page)).length).toBe(2);

    await expect.poll(() => page.getByText("Saved", { exact: true }).count()).toBeGreaterThan(0);
    await page.reload();
    await page.getByRole("textbox", { name: "Message" }).waitFor();
    await expect.poll(() => status(page)).toContain("2 nodes · 1 edge");
    await expect.poll(async () => (await drawnNodes(page)).length).toBe(2);
    expect(errors).toEqual([]);
  });

  it("goes round its parts with F6 and never loses the focus", async () => {
    const { page, errors } = await openPage();
    await press(page, "Escape");
    await page.getByRole("button", { name: /Close/ }).first().click();
    const seen = new Set<string>();
    for (let turn = 0; turn < 8; turn += 1) {
      await press(page, "F6");
      seen.add(
        await page.evaluate(() => {
          const part = document.activeElement?.closest(".bar, .rail, .graph, .drawer, .dock");
          return part?.className.split(" ")[0] ?? "nowhere";
        }),
      );
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(["bar", "dock", "graph", "rail"]));
    expect(seen.has("nowhere")).toBe(false);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("keeps sizes and open panels over a reload", async () => {
    const { page } = await openPage();
    await page.getByRole("button", { name: /Close/ }).first().click();
    await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Layout" }).click();
    const line = page.getByRole("separator", { name: "Width of the chat" });
    await line.focus();
    await press(page, "ArrowLeft", "ArrowLeft");
    const width = await line.getAttribute("aria-valuenow");
    expect(width).toBe("412");
    await page.reload();
    await page.getByRole("heading", { name: "Layout" }).waitFor();
    await expect.poll(() => line.getAttribute("aria-valuenow")).toBe("412");
  });

  it.runIf(isLong)("speaks German where that is the reader's language, and can be switched", async () => {
    const { page, errors } = await openGerman();
    await page.getByRole("button", { name: "Einstellungen" }).first().click();
    await page.getByRole("button", { name: "Aussehen" }).click();
    await page.getByText("English", { exact: true }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en-GB");
    expect(errors).toEqual([]);
  });

  it("draws no ring round the card it begins with, and one round what the first key comes to", async () => {
    const { page } = await openPage();
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        return at ? [at.classList.contains("welcome"), getComputedStyle(at).outlineStyle] : [];
      });
    await expect.poll(focused).toEqual([true, "none"]);
    await page.keyboard.press("Tab");
    await expect.poll(focused).toEqual([false, "solid"]);
  });

  it.each(casesOf([720], [900, 1090]))("keeps what floats, the picture and the dock apart at %i px", async (width) => {
    const { page, errors } = await openPage({ viewport: { width, height: 700 } });
    await page.getByRole("button", { name: "Close and use the open graph" }).click();
    await page.locator("body").press("Control+a");
    await page.getByRole("toolbar", { name: "Selection" }).waitFor();
    expect(await overlapping(page)).toEqual([]);
    const stage = await page.getByRole("main").boundingBox();
    const dock = await page.getByRole("complementary").boundingBox();
    const drawn = await drawnNodes(page);
    expect(drawn.filter(({ x }) => x < (stage?.x ?? 0) || x > (dock?.x ?? 0))).toEqual([]);
    await page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Filter" }).click();
    await page.getByRole("heading", { name: "Filter" }).waitFor();
    await expect.poll(() => overlapping(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it.each(casesOf([720], [900]))(
    "keeps a long notice off legend and tools at %i px, and the name tells that it is saved or not at all",
    async (width) => {
      const { page, errors } = await openPage({ viewport: { width, height: 700 } });
      const people = "id,name,type\n1,Ann,cat\n2,Ben,cat\n1,Ann,cat\n2,Ben,cat\n3,Cid,human\n";
      await dropFiles(page, {
        "the people of the house by the river and all their cats.csv": `Survey\nof 2026\n${people}`,
      });
      await page.locator(".notice").waitFor();
      await page.getByRole("region", { name: "Legend" }).waitFor();
      await expect.poll(() => overlapping(page)).toEqual([]);
      const isCut = await page.evaluate(() =>
        [...document.querySelectorAll(".saved")].some((one) => one.scrollWidth > one.clientWidth),
      );
      expect(isCut).toBe(false);
      expect(errors).toEqual([]);
    },
  );

  it("works by touch at 390 by 844: ask, see the change, undo, with no sideways scroll", async () => {
    const { page, errors } = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.getByRole("button", { name: /Close/ }).first().tap();
    await page.getByRole("textbox", { name: "Message" }).fill("Find all cats and make them blue");
    await page.getByRole("button", { name: "Send" }).tap();
    await page
      .getByText(/cats are blue now/u)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Undo this turn" }).tap();
    await page
      .getByText(/^Undone/u)
      .first()
      .waitFor();
    const { scroll, inner, composer } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      inner: window.innerWidth,
      composer: document.getElementById("composer")?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    }));
    expect(scroll).toBeLessThanOrEqual(inner);
    expect(composer).toBeLessThanOrEqual(844);
    expect(errors).toEqual([]);
  });

  it("shows a notice whole at 200 % zoom, and lets it be closed", async () => {
    const { page, errors } = await openPage({ viewport: { width: 683, height: 400 } });
    const buffer = Buffer.from(
      "Name,Class,Friends,Sits next to\nAnn,5a,Bob,Bob\nBob,5a,Cleo; Ann,Ann\nCleo,5b,,Dev\nDev,5b,Ann,Cleo",
    );
    await page.locator("input[type=file]").first().setInputFiles({ name: "class.csv", mimeType: "text/csv", buffer });
    const notice = page.getByRole("alert").filter({ hasText: "Opened class.csv" });
    await notice.waitFor();
    const [bar, box] = [await page.locator("header").first().boundingBox(), await notice.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await notice.getByRole("button", { name: "Close" }).click();
    await notice.waitFor({ state: "detached" });
    expect(errors).toEqual([]);
  });

  it("begins with the graph at 200 % zoom, the message box below it, and shows the first answer", async () => {
    const { page, errors } = await openPage({ viewport: { width: 640, height: 400 } });
    const heightOf = async (part: string) => (await page.locator(part).first().boundingBox())?.height ?? 0;
    expect(await heightOf("#graph")).toBeGreaterThan(150);
    expect(await page.getByRole("textbox", { name: "Message" }).isVisible()).toBe(true);
    await ask(page, "How many cats are there?");
    const answer = page.getByText("There are 12 cats").first();
    await answer.waitFor();
    await expect.poll(async () => (await answer.boundingBox())?.y ?? 400).toBeLessThan(400);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("leaves legend and tools of a phone free when it greets who comes back", async () => {
    const { page, errors } = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.getByRole("textbox", { name: "Message" }).fill("Colour the nodes by type");
    await page.keyboard.press("Enter");
    await page
      .getByText(/coloured by type now/u)
      .first()
      .waitFor();
    await page.getByText("Saved", { exact: true }).first().waitFor({ state: "attached" });
    await page.reload();
    await page.getByText(/^Welcome back\. .+ is open again\./).waitFor();
    await page.getByRole("button", { name: /^human/ }).waitFor();
    expect(await overlapping(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

/** Pairs of floats, dock and panel that lie over each other. */
async function overlapping(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll(".float, .dock, .flyout, .notice")].filter(
      (one) => one.clientWidth > 0,
    );
    const boxes = found.map((one) => ({ name: one.className, box: one.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => box.left < other.box.right && other.box.left < box.right)
        .filter((other) => box.top < other.box.bottom && other.box.top < box.bottom)
        .map((other) => `${name} and ${other.name}`),
    );
  });
}

async function openGerman(): Promise<ParleyPage> {
  const opened = await open({ locale: "de-DE" });
  await opened.page.getByRole("tab", { name: "Inspektor" }).waitFor();
  return opened;
}
