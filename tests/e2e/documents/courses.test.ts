import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isLong } from "../../support/long";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { dropSeaCourses } from "../../support/page/sea-courses";

const { openPage } = pageTests();

const reading = (page: Page, name: string | RegExp) => page.getByRole("article", { name });
const source = (page: Page, name: RegExp) =>
  page.getByRole("list", { name: "Sources" }).last().getByRole("button", { name });

describe("the sources of an answer in a page", () => {
  it("dropped, asked about, read at the source, and all there after a reload, with nothing fetched from outside", async () => {
    const { page, context, errors, foreign } = await openPage();
    await dropSeaCourses(page);
    await ask(page, "What is a tide?");
    await source(page, /^Source 1: Harbours, lesson 2, passage 1$/).click();
    const article = reading(page, "2. Tides");
    await article.locator("mark.used").first().waitFor();
    expect(await article.locator("mark.used").first().textContent()).toContain(
      "The tide is the slow rise and fall of the sea.",
    );
    expect(await article.locator("mark.used").first().isVisible()).toBe(true);
    await page.getByRole("contentinfo").getByText("1 selected").waitFor();
    expect(await violations(page, "#flyout", ".turn")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, "#flyout", ".turn")).toEqual([]);
    await page.getByRole("button", { name: "All documents" }).click();
    await page.getByRole("treeitem", { name: /^Harbours/ }).waitFor();
    expect(await violations(page, "#flyout"), "the list of documents").toEqual([]);
    // What was said is written in a moment.
    await page.waitForTimeout(1200);
    await page.reload();
    await page.getByRole("textbox", { name: "Message" }).waitFor();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Source 1: Harbours, lesson 2" }).first().click();
    await article.locator("mark.used").first().waitFor();
    await context.setOffline(false);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it.runIf(isLong)("the handbook answers whatever graph is open, and is read beside it", async () => {
    const { page, errors, foreign } = await openPage();
    await ask(page, "What is betweenness?");
    await source(page, /^Source 1: Centrality, lesson/).click();
    await reading(page, /^\d\. /)
      .locator("mark.used")
      .first()
      .waitFor();
    await page.getByRole("contentinfo").getByText("20 nodes").waitFor();
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
});
