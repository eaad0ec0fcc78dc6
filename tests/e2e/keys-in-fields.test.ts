import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isLong } from "../support/long";
import { ask, pageTests } from "../support/page/page-tests";
import { drawn, openByPalette, panels } from "../support/page/panel-tour";

const { openPage } = pageTests();

/** Letters and signs that do something where nothing is typed. */
const keys = ["t", "g", "h", "n", "v", "c", "l", "?", ".", ",", "/", "Shift+S", "Shift+H", "Shift+A"];

const fields =
  "input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color], [type=date]), textarea, [contenteditable=true], [role=grid] [data-key]";

/** Of how many fields of a place: the cells of a table are much alike. */
const most = isLong ? 40 : 1;

/** In the short run one place for each kind of field, beside the graph's name and the message: the page asks one function whether something is typed in. */
const usual = ["data", "documents", "table"];
const places = panels.filter(({ name }) => isLong || usual.includes(name));

const tablePlace = panels.find(({ name }) => name === "table")?.place;

/** The fields that were typed into. */
const tried = new Set<string>();

/** What the keys of the page would change. */
function look(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify({
      drawer: document.querySelector(".drawer.open")?.getAttribute("style"),
      tool: document.querySelector('[role=toolbar] [aria-pressed="true"], .tools [aria-pressed="true"]')?.textContent,
      pressed: [...document.querySelectorAll(".stage [aria-pressed=true]")].map((one) =>
        one.getAttribute("aria-label"),
      ),
      dialogs: document.querySelectorAll("dialog[open]").length,
      legend: document.querySelector(".legend [aria-expanded]")?.getAttribute("aria-expanded"),
      // The counts alone: what is saved or ready by now is said beside them.
      counts: /^[\d,]+ nodes? · [\d,]+ edges?(?:[\d,]+ selected)?/u.exec(
        document.querySelector("footer.status, .status")?.textContent ?? "",
      )?.[0],
    }),
  );
}

/** The rows of the table come after its frame. */
async function fieldsOf(page: Page, place: string): Promise<void> {
  const first = place === tablePlace ? 5 : 0;
  await page.locator(place).last().locator(fields).nth(first).waitFor();
}

/** Types into every field there is in the place; the faults. Where it surely has one, that is waited for. */
async function typeEverywhere(page: Page, place: string, hasField = true): Promise<readonly string[]> {
  const faults: string[] = [];
  if (hasField) await fieldsOf(page, place);
  const count = await page.locator(place).last().locator(fields).count();
  for (let at = 0; at < Math.min(count, most); at += 1) {
    const field = page.locator(place).last().locator(fields).nth(at);
    if (!(await field.isVisible().catch(() => false)) || !(await field.isEnabled().catch(() => false))) continue;
    const name =
      (await field.getAttribute("aria-label")) ?? (await field.evaluate((one) => one.outerHTML.slice(0, 90)));
    tried.add(`${place} ${name}`);
    const before = await look(page);
    await field.focus().catch(() => undefined);
    for (const key of keys) await page.keyboard.press(key);
    if ((await look(page)) !== before) faults.push(`${place}: ${name}: ${before} became ${await look(page)}`);
    if (place === tablePlace) await page.keyboard.press("Escape");
  }
  return faults;
}

describe("a key of the page", () => {
  it("does nothing in any field, in any cell of the table and in its heads", async () => {
    const { page, errors } = await openPage();
    await ask(page, "Select the cats older than 5");
    await page.getByText(/selected now/).waitFor();
    const faults: string[] = [];
    for (const panel of places) {
      await openByPalette(page, panel.words);
      await drawn(page, panel);
      faults.push(...(await typeEverywhere(page, panel.place, usual.includes(panel.name))));
      if (panel.place.startsWith("dialog")) await page.keyboard.press("Escape");
    }
    await page.getByTitle("Rename", { exact: true }).click();
    faults.push(...(await typeEverywhere(page, "header.bar")));
    await page.keyboard.press("Escape");
    faults.push(...(await typeEverywhere(page, ".dock")));
    expect(faults).toEqual([]);
    expect(tried.size).toBeGreaterThan(isLong ? 15 : 4);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const before = await look(page);
    await page.keyboard.press("t");
    await expect.poll(() => look(page), { message: "the same key where nothing is typed" }).not.toBe(before);
    expect(errors).toEqual([]);
  }, 240_000);
});
