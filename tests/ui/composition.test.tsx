import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openPage } from "./page";
import { cell, giveRoom, openTable } from "./table/table-page";

giveRoom();

/** How browsers tell of the Enter that confirms a word: while it is composed, and in Safari behind it. */
const confirms = [
  { browser: "Chrome and Firefox", event: { key: "Enter", isComposing: true, keyCode: 229 } },
  { browser: "Safari", event: { key: "Enter", isComposing: false, keyCode: 229 } },
  { browser: "older Chrome", event: { key: "Process", isComposing: false, keyCode: 229 } },
];

type Page = ReturnType<typeof openPage>;

interface Field {
  readonly field: string;
  /** Opens it with 日本 in it. */
  write(): Promise<{ readonly page: Page; readonly element: HTMLElement }>;
  /** What the field's own Enter does. */
  isStored(page: Page): boolean;
}

const typed = async (page: Page, element: HTMLElement) => {
  await page.user.clear(element);
  await page.user.type(element, "日本");
  return { page, element };
};

const fields: readonly Field[] = [
  {
    field: "the message",
    write: () => {
      const page = openPage();
      return typed(page, screen.getByRole("textbox", { name: "Message" }));
    },
    isStored: () => screen.queryByRole("log") !== null,
  },
  {
    field: "the graph's name",
    write: async () => {
      const page = openPage();
      await page.user.click(screen.getByTitle("Rename"));
      return typed(page, screen.getByRole("textbox", { name: "Name of the graph" }));
    },
    isStored: ({ document }) => document.meta.name === "日本",
  },
  {
    field: "the palette",
    write: async () => {
      const page = openPage();
      await page.user.keyboard("{Control>}k{/Control}");
      const dialog = await screen.findByRole("dialog", { name: "Search and commands" });
      return typed(page, within(dialog).getByRole("combobox"));
    },
    isStored: () => screen.queryByRole("dialog") === null,
  },
  {
    field: "a cell",
    write: async () => {
      const page = await openTable();
      await page.user.dblClick(cell("Luna", "type"));
      return typed(page, screen.getByRole("textbox", { name: "Edit type" }));
    },
    isStored: ({ document }) => document.node("cat2")?.attributes["type"] === "日本",
  },
];

describe.each(fields)("in $field", ({ write, isStored }) => {
  it.each(confirms)(
    "the Enter that confirms a word keeps nothing in $browser; the next one does",
    async ({ event }) => {
      const { page, element } = await write();
      fireEvent.keyDown(element, event);
      expect(element).toBeVisible();
      expect(element).toHaveValue("日本");
      expect(isStored(page)).toBe(false);
      fireEvent.keyDown(element, { key: "Escape", keyCode: 229 });
      expect(element).toHaveValue("日本");
      fireEvent.keyDown(element, { key: "Enter", keyCode: 13 });
      await waitFor(() => expect(isStored(page)).toBe(true));
    },
  );
});
