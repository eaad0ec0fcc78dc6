import { text as readAll } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { readTraceFile } from "@/traces/read-trace";
import { isLong } from "../../support/long";
import { ask, pageTests, violations } from "../../support/page/page-tests";

const { openPage } = pageTests();

const dialog = (page: Page) => page.getByRole("dialog", { name: "What happened" });
const legend = (page: Page) => page.getByRole("region", { name: "Legend" });

/** An answer of two calls, and what happened. */
async function openTrace(page: Page): Promise<void> {
  await ask(page, "Make all cats blue and all humans red");
  await page.getByText(/humans are red now/u).waitFor();
  await page.getByRole("button", { name: "What happened" }).click();
  await dialog(page).getByRole("table", { name: "Timings" }).waitFor();
}

/** What is marked as found, as it stands there. */
const markedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(CSS.highlights.get("trace-found") ?? [])].map((range) => range.toString()));

describe("what happened in a page", () => {
  // Each of these is tried in jsdom, and that a message is there after a reload by the page's own tests.
  it.runIf(isLong)(
    "shows an answer of two calls, undoes its second, is searched, copied and saved, and is there after a reload",
    async () => {
      const { page, context, errors, foreign } = await openPage();
      const copied = await keepCopies(page);
      await openTrace(page);
      const first = dialog(page).getByRole("region", { name: "Request 1" });
      await first.getByRole("button", { name: /^Coloured 8 humans red/u }).click();
      await first.getByRole("button", { name: "Undo this step" }).click();
      await first.getByText("You undid this step.").waitFor();

      await dialog(page).getByRole("searchbox").fill("human");
      await dialog(page)
        .getByText(/^Found in \d+ parts$/u)
        .waitFor();
      await dialog(page).locator("mark").first().waitFor();
      // In a call's name and title, too, which are no text of the recording.
      await dialog(page).getByRole("searchbox").fill("coloured 8");
      await expect.poll(() => markedWords(page)).toContain("Coloured 8");
      await dialog(page).getByRole("searchbox").fill("");
      await expect.poll(() => markedWords(page)).toEqual([]);

      await dialog(page).getByRole("button", { name: "Copy as JSON" }).click();
      await dialog(page).getByText("Copied").waitFor();
      const [text = "", ...others] = await copied();
      expect(others).toEqual([]);
      expect(JSON.parse(text)).toMatchObject({ messages: [{ input: "Make all cats blue and all humans red" }] });
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        dialog(page).getByRole("button", { name: "Save as a file" }).click(),
      ]);
      const saved = readTraceFile(await readAll(await download.createReadStream()), download.suggestedFilename());
      expect(saved).toMatchObject({ success: true, file: { graph: { name: "Cats and humans" } } });

      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "detached" });
      await legend(page).getByText("cats").waitFor();
      await legend(page).getByText("humans").waitFor({ state: "detached" });
      await page.getByRole("button", { name: /^Done · 2 steps/u }).click();
      await page.getByRole("button", { name: /humans red, undone/u }).waitFor();

      // It is written a while after the answer.
      await expect.poll(() => storedCount(page), { timeout: 15_000 }).toBe(1);
      await page.reload();
      await page.getByRole("textbox", { name: "Message" }).waitFor();
      await context.setOffline(true);
      await page.getByRole("button", { name: "What happened" }).click();
      await dialog(page)
        .getByRole("button", { name: /^Coloured 8 humans red/u })
        .click();
      await dialog(page).getByText("You undid this step.").waitFor();
      // The graph before the message is known over the reload, too.
      const [again] = await Promise.all([
        page.waitForEvent("download"),
        dialog(page).getByRole("button", { name: "Save as a file" }).click(),
      ]);
      const later = readTraceFile(await readAll(await again.createReadStream()), again.suggestedFilename());
      expect(later.success && later.file.graph).toEqual(saved.success && saved.file.graph);
      await context.setOffline(false);
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
    },
  );

  it.runIf(isLong).each([
    { name: "on a phone", viewport: { width: 390, height: 844 } },
    { name: "wide", viewport: { width: 1440, height: 900 } },
  ])("is without faults for axe, $name, in both themes and all tabs", async ({ viewport }) => {
    const { page, errors } = await openPage({ viewport });
    await openTrace(page);
    const first = dialog(page).getByRole("region", { name: "Request 1" });
    for (const title of [/^Request 1 · 2 calls/u, /^Coloured 12 cats blue/u]) {
      await first.getByRole("button", { name: title }).click();
    }
    for (const tab of ["Rounds", "History as sent", "JSON"]) {
      await dialog(page).getByRole("tab", { name: tab }).click();
      if (tab === "History as sent")
        await dialog(page)
          .getByRole("region", { name: /^Model on this device/u })
          .waitFor();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, "dialog"), `${tab}, ${colorScheme}`).toEqual([]);
      }
    }
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("is used by keyboard alone, and gives the focus back", async () => {
    const { page, errors } = await openPage();
    await openTrace(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    const opener = page.getByRole("button", { name: "What happened" });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("tab", { name: "Rounds" }).focus();
    await page.keyboard.press("ArrowRight");
    await dialog(page).getByRole("tab", { name: "History as sent", selected: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    const call = dialog(page).getByRole("button", { name: /^Coloured 8 humans red/u });
    await call.focus();
    await page.keyboard.press("Enter");
    const undo = dialog(page).getByRole("button", { name: "Undo this step" });
    await undo.focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByText("You undid this step.").waitFor();
    await page.keyboard.press("Enter");
    await undo.waitFor();
    expect(errors).toEqual([]);
  });
});

/** Keeps what the page copies in the page: all tests share one Chromium, and with it one clipboard. */
async function keepCopies(page: Page): Promise<() => Promise<readonly string[]>> {
  const stored = await page.evaluateHandle(() => {
    const texts: string[] = [];
    navigator.clipboard.writeText = async (copied) => {
      texts.push(copied);
    };
    return texts;
  });
  return () => stored.jsonValue();
}

/** Traces in the browser's own database. */
function storedCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open("parley-traces");
        open.onerror = () => resolve(-1);
        // Not made yet: a look must not make it.
        open.onupgradeneeded = () => open.transaction?.abort();
        open.onsuccess = () => {
          const count = open.result.transaction("rows").objectStore("rows").count();
          count.onsuccess = () => {
            open.result.close();
            resolve(count.result);
          };
        };
      }),
  );
}
