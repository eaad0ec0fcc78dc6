import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isLong } from "../../support/long";
import { pageTests, violations } from "../../support/page/page-tests";
import { dropSeaCourses, seaCourses } from "../../support/page/sea-courses";

const { openPage } = pageTests();

const reading = (page: Page, name: string | RegExp) => page.getByRole("article", { name });

/** Finds a text by its words and opens it: its lesson, as what was found before may stand there for a moment. */
async function findAndRead(page: Page, query: string, lesson: string): Promise<void> {
  await page.getByRole("textbox", { name: "Search the texts" }).fill(query);
  const found = page.getByRole("list", { name: "Passages found" }).getByRole("button");
  await found.filter({ hasText: lesson }).first().click();
}

async function openDocuments(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Documents");
  await page.getByRole("option", { selected: true }).filter({ hasText: "Documents" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Documents" }).waitFor();
}

describe("the documents of a page", () => {
  it.runIf(isLong)(
    "that were dropped are listed, found and read, after a reload and without a network too",
    async () => {
      const { page, context, errors, foreign } = await openPage();
      await dropSeaCourses(page);
      await openDocuments(page);
      await page.getByRole("treeitem", { name: /^Lighthouses/ }).waitFor();
      await findAndRead(page, "rise and fall of the sea", "Tides");
      const article = reading(page, "2. Tides");
      expect(await article.locator("mark.read").first().textContent()).toContain("The tide is the slow rise");
      await article.getByRole("button", { name: "Select" }).click();
      await page.getByRole("contentinfo").getByText("1 selected").waitFor();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, "#flyout"), colorScheme).toEqual([]);
      }
      // What was done is written in a moment.
      await page.waitForTimeout(1200);
      await page.reload();
      await page.getByRole("treeitem", { name: /^Harbours/ }).waitFor();
      await findAndRead(page, "timetable", "Timetables");
      await reading(page, "1. Timetables").waitFor();
      await context.setOffline(true);
      await page.getByRole("button", { name: "All documents" }).click();
      await findAndRead(page, "who tends the lamp", "Keepers");
      await reading(page, "2. Keepers").waitFor();
      await context.setOffline(false);
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
    },
  );

  it.runIf(isLong)("are the handbook's, too, beside any graph; more are added from files", async () => {
    const { page, errors, foreign } = await openPage();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("button", { name: "Read the handbook" }).click();
    await page
      .getByRole("tree", { name: "Handbook" })
      .getByRole("treeitem", { name: /^Centrality/ })
      .waitFor();
    await findAndRead(page, "modularity", "");
    await reading(page, /^\d\. /)
      .locator("mark.read")
      .first()
      .waitFor();
    await page.getByRole("contentinfo").getByText("20 nodes").waitFor();
    await page.getByRole("button", { name: "All documents" }).click();
    await page.getByRole("textbox", { name: "Search the texts" }).press("Escape");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add documents…" }).click();
    const buffer = Buffer.from(seaCourses["Harbours.md"]);
    await (await chooser).setFiles({ name: "Harbours.md", mimeType: "text/markdown", buffer });
    await page.getByRole("treeitem", { name: /^Harbours/ }).waitFor();
    await page.getByRole("contentinfo").getByText("25 nodes").waitFor();
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it.runIf(isLong)("are a sheet over the graph on a phone", async () => {
    const { page, errors } = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await dropSeaCourses(page);
    await openDocuments(page);
    expect(await violations(page, "#flyout")).toEqual([]);
    await findAndRead(page, "rise and fall of the sea", "Tides");
    await reading(page, "2. Tides").locator("mark.read").first().waitFor();
    const sheet = await page.locator("#flyout").boundingBox();
    expect(sheet?.width).toBe(390);
    expect(sheet?.y).toBeGreaterThan(200);
    expect(sheet && Math.round(sheet.y + sheet.height)).toBe(844);
    expect(await violations(page, "#flyout")).toEqual([]);
    await page.getByRole("button", { name: "Ask about this" }).click();
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe(
      "What does lesson 2 of Harbours cover?",
    );
    expect(errors).toEqual([]);
  });
});
