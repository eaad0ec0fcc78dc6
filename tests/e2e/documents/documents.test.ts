import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnNodes } from "../../support/graphs/drawn";
import { isLong } from "../../support/long";
import { dropFiles } from "../../support/page/drop-files";
import { pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests();

const status = (page: Page): Promise<string | null> => page.getByRole("contentinfo").textContent();
const sentences = (word: string) => Array.from({ length: 40 }, (_, at) => `Sentence ${at} tells of ${word}.`).join(" ");
const course = (title: string, text: string) =>
  `Course Title: ${title}\n\nLesson 1: First steps\n${text}\n\nLesson 2: More\n${text}\n`;

describe("course files", () => {
  it.runIf(isLong)(
    "three dropped at once are drawn as courses, lessons and passages with a legend, and stand after a reload",
    async () => {
      const { page, errors, foreign } = await openPage();
      await dropFiles(page, {
        "nets.md": course("Nets", sentences("nets")),
        "bridges.txt": course("Bridges", sentences("bridges")),
        "notes.md": "# Notes\n\n## Open ends\n\nAsk what a hub is.\n",
      });
      await expect.poll(() => status(page)).toContain("17 nodes · 20 edges");
      await expect.poll(() => drawnNodes(page).then((nodes) => nodes.length)).toBe(17);
      const legend = page.getByRole("region", { name: "Legend" });
      for (const type of ["course", "lesson", "passage"])
        await legend.getByText(type, { exact: true }).first().waitFor();
      await page.waitForTimeout(1500);
      await page.reload();
      await expect.poll(() => status(page)).toContain("17 nodes · 20 edges");
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
    },
  );

  it("of a megabyte are read beside the page, which tells how far it is", async () => {
    const { page, errors } = await openPage();
    await dropFiles(page, { "long.md": course("Long", sentences("length").repeat(400)) });
    await expect.poll(() => status(page), { timeout: 30_000 }).toMatch(/^.*[12],\d{3} nodes/);
    expect(errors).toEqual([]);
  });
});
