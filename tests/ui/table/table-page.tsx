import { screen, within } from "@testing-library/react";
import { afterAll, beforeAll } from "vitest";
import { initialPanels } from "@/store/view/panels";
import { openPage, type PageOptions } from "../page";

// jsdom lays nothing out; a virtual table asks how much room it has.
const room = { clientHeight: 800, clientWidth: 1200 };

/** For a file of tests: each has elements of its own. */
export function giveRoom(): void {
  beforeAll(() => {
    for (const [name, value] of Object.entries(room)) {
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
    }
  });
  afterAll(() => {
    for (const name of Object.keys(room)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

/** The page with its table open. */
export async function openTable(options: PageOptions = {}) {
  const opened = openPage({ ...options, view: { panels: { ...initialPanels, tableHeight: 0.7 }, ...options.view } });
  const grid = await screen.findByRole("grid");
  return { ...opened, grid };
}

/** The texts of a column, top to bottom. */
export function column(name: string): readonly string[] {
  const grid = screen.getByRole("grid");
  const head = within(grid).getByRole("columnheader", { name: new RegExp(`^${name}`) });
  const place = head.getAttribute("aria-colindex");
  return within(grid)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector(`[aria-colindex="${place}"] .cut`)?.textContent ?? "");
}

export function cell(rowName: string, columnName: string): HTMLElement {
  const grid = screen.getByRole("grid");
  const head = within(grid).getByRole("columnheader", { name: new RegExp(`^${columnName}`) });
  const row = within(grid).getByRole("rowheader", { name: rowName }).closest<HTMLElement>("[role=row]");
  const found = row?.querySelector<HTMLElement>(`[aria-colindex="${head.getAttribute("aria-colindex")}"]`);
  if (!found) throw new Error(`There is no cell ${columnName} of ${rowName}.`);
  return found;
}
