import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { casesOf, isLong } from "../support/long";
import { dropFiles } from "../support/page/drop-files";
import { ask, pageTests } from "../support/page/page-tests";
import { cutParts, drawn, openByPalette, panels } from "../support/page/panel-tour";

const { openPage } = pageTests();

const dialogs = panels.filter(({ place }) => place.startsWith("dialog"));
const sizes = {
  "1440 px at 200 %": { width: 720, height: 450 },
  "390 x 600": { width: 390, height: 600 },
} as const;
type Size = keyof typeof sizes;

const table = "person;friend;since;note\nAnn;Bob;2001;one\nBob;Cleo;2002;two\n".repeat(4);

/** The dialog that asks what the columns of a dropped table are. */
async function dropTable(page: Page): Promise<void> {
  await dropFiles(page, { "friends.csv": table });
}

/** Every part that can be pressed comes wholly into sight when it has the focus, and stays inside the window. */
function unreachable(page: Page): Promise<readonly string[]> {
  return page
    .locator("dialog[open]")
    .last()
    .evaluate((dialog) => {
      const tell = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40);
      const isInside = ({ left, right, top, bottom }: DOMRect) =>
        Math.min(left, top) > -2 && right < innerWidth + 2 && bottom < innerHeight + 2;
      const isWhole = (element: Element) => {
        const box = element.getBoundingClientRect();
        const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return isInside(box) && middle !== null && (element.contains(middle) || middle.contains(element));
      };
      return [...dialog.querySelectorAll<HTMLElement>("button, select, textarea, a[href]")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !element.matches(":disabled"))
        .filter((element) => {
          element.scrollIntoView({ block: "center", inline: "center" });
          return !isWhole(element);
        })
        .map((element) => `not reachable: ${tell(element)}`);
    });
}

describe.each(casesOf<Size, Size>(["1440 px at 200 %"], ["390 x 600"]))("every dialog at %s", (size) => {
  it.runIf(isLong)(
    "is not cut, has all its buttons in reach, and gives the focus back",
    async () => {
      const { page, errors } = await openPage({ viewport: sizes[size] });
      const faults: string[] = [];
      const look = async (name: string) => {
        const found = [...(await cutParts(page, "dialog[open]")), ...(await unreachable(page))];
        faults.push(...found.map((fault) => `${name}: ${fault}`));
        await page.keyboard.press("Escape");
        await page.locator("dialog[open]").waitFor({ state: "detached" });
      };
      await page.keyboard.press("Escape");
      for (const dialog of dialogs) {
        const box = page.getByRole("textbox", { name: "Message" });
        await box.focus();
        await openByPalette(page, dialog.words);
        await drawn(page, dialog);
        await look(dialog.name);
        const focused = await page.evaluate(() => document.activeElement?.tagName);
        if (focused === "BODY") faults.push(`${dialog.name}: the focus is nowhere afterwards`);
      }
      await dropTable(page);
      await page.getByRole("dialog", { name: "Set up columns" }).waitFor();
      await look("columns");
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    },
    120_000,
  );
});

it.runIf(isLong)("the figures of messages fit their dialog at 1440 px", async () => {
  const { page, errors } = await openPage({ viewport: { width: 1440, height: 900 } });
  for (const text of ["Find all cats and make them blue", "How many cats are there?"]) await ask(page, text);
  await page.getByText(/There are 12/).waitFor();
  await openByPalette(page, "metrics");
  await page.getByRole("heading", { name: "By provider and kind of query" }).waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll(".metrics-scroll")].map((one) => one.scrollWidth - one.clientWidth),
  );
  expect(cut.filter((more) => more > 1)).toEqual([]);
  expect(cut.length).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

it("a dialog that is closed by what it did gives the focus back to its opener", async () => {
  const { page } = await openPage();
  await page.keyboard.press("Escape");
  const opener = page.getByRole("button", { name: "Export", exact: true });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await saved;
  await dialog.waitFor({ state: "detached" });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

it("a workbook offers its sheets, and Data names GML, DOT, Pajek and Excel with what each leaves out", async () => {
  const { page, errors } = await openPage({ viewport: { width: 390, height: 844 } });
  const buffer = readFileSync(new URL("../formats/xlsx/files/deliveries.xlsx", import.meta.url));
  const file = { name: "deliveries.xlsx", mimeType: "application/octet-stream", buffer };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page
    .getByRole("button", { name: /columns/i })
    .first()
    .click();
  const columns = page.getByRole("dialog", { name: "Set up columns" });
  const sheets = columns.getByLabel("Sheet").locator("option");
  await sheets.first().waitFor({ state: "attached" });
  expect(await sheets.allTextContents()).toEqual(["Read me", "Deliveries", "Sites", "Secret"]);
  expect(await cutParts(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await columns.waitFor({ state: "detached" });
  await openByPalette(page, "export");
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByText("Data", { exact: true }).click();
  const format = dialog.getByLabel("Format");
  await format.locator("option", { hasText: "GML" }).waitFor({ state: "attached" });
  const losses = {
    GML: null,
    DOT: "2 values would be read as another type or text.",
    Pajek: "14 values are not included.",
    Excel: "The positions of 3 nodes are not included.",
  };
  for (const [name, loss] of Object.entries(losses)) {
    const label = (await format.locator("option").allTextContents()).find((text) => text.includes(name)) ?? name;
    await format.selectOption({ label });
    if (loss === null) await dialog.getByText("Not included in this file").waitFor({ state: "detached" });
    else await dialog.getByText(loss).waitFor();
    expect(await cutParts(page, "dialog[open]")).toEqual([]);
  }
  expect(errors).toEqual([]);
});
