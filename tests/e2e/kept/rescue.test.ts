import { text } from "node:stream/consumers";
import { readGraph } from "@parley/formats/read";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawnNodes } from "../../support/graphs/drawn";
import { casesOf, isLong } from "../../support/long";
import { ask, pageTests, violations } from "../../support/page/page-tests";

const { open, openPage } = pageTests();

/** Three nodes with edges both ways between two of them: these are drawn as arcs. */
const arcs = { name: "arcs.csv", mimeType: "text/csv", buffer: Buffer.from("source,target\na,b\nb,a\nb,c\n") };

async function openArcs(page: Page): Promise<void> {
  await page.locator("input[type=file]").first().setInputFiles(arcs);
  await expect.poll(() => page.getByRole("contentinfo").textContent()).toContain("3 nodes · 3 edges");
}

const shown = async (page: Page): Promise<number> => (await drawnNodes(page)).filter(({ visible }) => visible).length;

describe("a graph with arcs whose end is hidden", () => {
  it.runIf(isLong)("goes on being drawn, and is there again after a reload", async () => {
    const { page, errors } = await openPage();
    await openArcs(page);
    await ask(page, "hide a");
    await expect.poll(() => shown(page)).toBe(2);
    await ask(page, "make c red");
    await page
      .getByText(/c is red now/u)
      .first()
      .waitFor();
    await ask(page, "show all");
    await expect.poll(() => shown(page)).toBe(3);
    await ask(page, "hide a");
    await expect.poll(() => shown(page)).toBe(2);
    await expect.poll(() => page.getByText("Saved", { exact: true }).count()).toBeGreaterThan(0);
    await page.reload();
    await page.getByRole("textbox", { name: "Message" }).waitFor();
    await expect.poll(() => shown(page)).toBe(2);
    expect(errors).toEqual([]);
  });
});

/** Something of the browser's that the page cannot do without throws from the next load on, where `plant` says so. */
async function plantFault(page: Page, where: "drawing" | "start"): Promise<void> {
  await page.addInitScript((place) => {
    const isAsked = () => localStorage.getItem("planted") === "always" || !location.search.includes("open=");
    const fail = () => {
      throw new Error("A planted fault.");
    };
    if (localStorage.getItem("planted") === null || !isAsked()) return;
    if (place === "drawing") Object.defineProperty(window, "ResizeObserver", { value: fail });
    else Object.defineProperty(navigator, "locks", { get: fail });
  }, where);
}

const plant = (page: Page, when: "usual" | "always" | null) =>
  page.evaluate((value) => {
    if (value === null) localStorage.removeItem("planted");
    else localStorage.setItem("planted", value);
  }, when);

const rung = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function openHidden(page: Page): Promise<void> {
  await openArcs(page);
  await ask(page, "hide a");
  await expect.poll(() => shown(page)).toBe(2);
  await expect.poll(() => page.getByText("Saved", { exact: true }).count()).toBeGreaterThan(0);
}

describe("a page that cannot be drawn", () => {
  it.each(casesOf(["drawing"] as const, ["start"] as const))(
    "offers ways on, by keyboard too, and keeps everything: its %s throws",
    async (where) => {
      const { page } = await openPage();
      await openHidden(page);
      await plantFault(page, where);
      await plant(page, "usual");
      await page.reload();
      await page.getByRole("heading", { name: "Parley could not draw the page" }).waitFor();
      await expect.poll(() => page.getByText(/Arcs is still saved on this device/u).count()).toBe(1);
      expect(await violations(page)).toEqual([]);
      // The words of last resort are for a page that cannot even draw this.
      expect(await page.locator(".fault").count()).toBe(0);
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Reload the page");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByRole("textbox", { name: "Message" }).waitFor();
      await page.getByText("Opened without filter and labels.").waitFor();
      expect(await shown(page)).toBe(3);
      expect(new URL(page.url()).search).toBe("");
      await page.getByRole("button", { name: "Show the labels" }).click();
      await page.keyboard.press("Control+z");
      await expect.poll(() => shown(page)).toBe(2);
    },
  );

  it("saves the file and begins anew where nothing else helps; the graph stays in the list", async () => {
    const { page } = await openPage();
    await openHidden(page);
    await plantFault(page, "drawing");
    await plant(page, "always");
    await page.reload();
    await rung(page, /Open without filter/u).click();
    await page.getByText("Already tried.").waitFor();
    const [file] = await Promise.all([page.waitForEvent("download"), rung(page, /Save the file/u).click()]);
    expect(file.suggestedFilename()).toBe("Arcs.json");
    await page.getByText("Saved Arcs.json.").waitFor();
    const saved = await text(await file.createReadStream());
    const read = await readGraph(saved, "Arcs.json");
    expect(read.success && [read.graph.nodes.length, read.graph.filter?.text]).toEqual([3, "not @id == 'a'"]);
    await plant(page, "usual");
    await rung(page, /Start fresh/u).click();
    await page.getByRole("textbox", { name: "Message" }).waitFor();
    await page.getByRole("button", { name: /Arcs/u }).first().waitFor();
    await plant(page, null);
    await page.reload();
    await page.getByRole("button", { name: /Start blank/u }).waitFor();
    await page.getByRole("button", { name: /Arcs/u }).first().click();
    await expect.poll(() => shown(page)).toBe(2);
  });

  it.runIf(isLong)("speaks German, is dark where the reader is, and fits a phone", async () => {
    const { page } = await open({ locale: "de-DE", colorScheme: "dark", viewport: { width: 390, height: 844 } });
    await plantFault(page, "drawing");
    await plant(page, "always");
    await page.reload();
    await page.getByRole("heading", { name: "Parley konnte die Seite nicht zeichnen" }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
