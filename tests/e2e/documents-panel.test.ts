import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnNodes } from "../support/graphs/drawn";
import { pageTests, violations } from "../support/page/page-tests";

const { openPage } = pageTests({ reducedMotion: "reduce" });

const lessons = {
  harbours: {
    Piers:
      "A pier is a platform on pillars that leads from the shore into the water. Small boats are tied to its rings.",
    Tides:
      "The tide is the slow rise and fall of the sea. It follows the moon. A harbour with a strong tide needs long chains.",
  },
  lighthouses: {
    Lamps: "The lamp of a lighthouse turns once in ten seconds. Its lens was made by Fresnel.",
    Keepers: "A keeper is the person who tends the lamp. Most keepers lived beside the tower with their families.",
  },
  ferries: { Timetables: "A timetable is the list of hours at which a ferry leaves. It changes with the seasons." },
} as const;

function courseFile(title: string, texts: Readonly<Record<string, string>>): CourseFile {
  const parts = Object.entries(texts).map(
    ([name, body], index) => `Lesson ${index + 1}: ${name}\nLesson Link: https://sea.example/${index + 1}\n\n${body}`,
  );
  const text = `Course Title: ${title}\nCourse Instructor: Ida Quay\n\n${parts.join("\n\n")}\n`;
  return { name: `${title}.md`, text };
}

interface CourseFile {
  readonly name: string;
  readonly text: string;
}

async function drop(page: Page): Promise<void> {
  const files = [
    courseFile("Harbours", lessons.harbours),
    courseFile("Lighthouses", lessons.lighthouses),
    courseFile("Ferries", lessons.ferries),
  ];
  const dataTransfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, text } of given) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  for (const type of ["dragenter", "dragover", "drop"]) await page.dispatchEvent("body", type, { dataTransfer });
  await expect.poll(() => drawnNodes(page).then((nodes) => nodes.length)).toBe(13);
}

const reading = (page: Page, name: string | RegExp) => page.getByRole("article", { name });

/** Finds a text by its words and opens it. */
async function findAndRead(page: Page, query: string): Promise<void> {
  await page.getByRole("textbox", { name: "Search the texts" }).fill(query);
  await page.getByRole("list", { name: "Passages found" }).getByRole("button").first().click();
}

async function openDocuments(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Documents");
  await page.getByRole("option", { selected: true }).filter({ hasText: "Documents" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Documents" }).waitFor();
}

describe("the documents of a page", () => {
  it("that were dropped are listed, found and read, after a reload and without a network too", async () => {
    const { page, context, errors, foreign } = await openPage();
    await drop(page);
    await openDocuments(page);
    await page.getByRole("treeitem", { name: /^Lighthouses/ }).waitFor();
    await findAndRead(page, "rise and fall of the sea");
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
    await findAndRead(page, "timetable");
    await reading(page, "1. Timetables").waitFor();
    await context.setOffline(true);
    await page.getByRole("button", { name: "All documents" }).click();
    await findAndRead(page, "who tends the lamp");
    await reading(page, "2. Keepers").waitFor();
    await context.setOffline(false);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it("are the handbook's, too, beside any graph; more are added from files", async () => {
    const { page, errors, foreign } = await openPage();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("button", { name: "Read the handbook" }).click();
    await page
      .getByRole("tree", { name: "Handbook" })
      .getByRole("treeitem", { name: /^Centrality/ })
      .waitFor();
    await findAndRead(page, "modularity");
    await reading(page, /^\d\. /)
      .locator("mark.read")
      .first()
      .waitFor();
    await page.getByRole("contentinfo").getByText("20 nodes").waitFor();
    await page.getByRole("button", { name: "All documents" }).click();
    await page.getByRole("textbox", { name: "Search the texts" }).press("Escape");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add documents…" }).click();
    const { name, text } = courseFile("Harbours", lessons.harbours);
    await (await chooser).setFiles({ name, mimeType: "text/markdown", buffer: Buffer.from(text) });
    await page.getByRole("treeitem", { name: /^Harbours/ }).waitFor();
    await page.getByRole("contentinfo").getByText("25 nodes").waitFor();
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it("are a sheet over the graph on a phone", async () => {
    const { page, errors } = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await drop(page);
    await openDocuments(page);
    expect(await violations(page, "#flyout")).toEqual([]);
    await findAndRead(page, "rise and fall of the sea");
    await reading(page, "2. Tides").locator("mark.read").first().waitFor();
    const sheet = await page.locator("#flyout").boundingBox();
    expect(sheet?.width).toBe(390);
    expect(sheet?.y).toBeGreaterThan(200);
    expect(sheet && Math.round(sheet.y + sheet.height)).toBe(844);
    expect(await violations(page, "#flyout")).toEqual([]);
    await page.getByRole("button", { name: "Ask about it" }).click();
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe(
      "What does lesson 2 of Harbours cover?",
    );
    expect(errors).toEqual([]);
  });
});
