import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnNodes } from "../support/graphs/drawn";
import { ask, pageTests, violations } from "../support/page/page-tests";

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
const source = (page: Page, name: RegExp) =>
  page.getByRole("list", { name: "Sources" }).last().getByRole("button", { name });

describe("the sources of an answer in a page", () => {
  it("dropped, asked about, read at the source, and all there after a reload, with nothing fetched from outside", async () => {
    const { page, context, errors, foreign } = await openPage();
    await drop(page);
    await ask(page, "What is a tide?");
    await source(page, /^Source 1: Harbours, lesson 2$/).click();
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

  it("the handbook answers whatever graph is open, and is read beside it", async () => {
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
