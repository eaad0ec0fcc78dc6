import type { Locator, Page } from "playwright-core";
import { database as words } from "@/words/en/dialogs/database";

export interface Given {
  readonly address: string;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
}

/** The dialog, opened by the palette where it is not open. */
export async function fillIn(page: Page, { address, user = "", password = "", database = "" }: Given): Promise<void> {
  const dialog = dialogOf(page);
  if (!(await dialog.isVisible())) {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("Database");
    await page.getByRole("option", { name: "Database…" }).first().click();
  }
  await dialog.getByLabel(words.address, { exact: true }).fill(address);
  await dialog.getByLabel(words.user, { exact: true }).fill(user);
  await dialog.getByLabel(words.password, { exact: true }).fill(password);
  await dialog.getByLabel(words.name, { exact: true }).fill(database);
}

export async function connect(page: Page, given: Given): Promise<void> {
  await fillIn(page, given);
  await dialogOf(page).getByRole("button", { name: words.connect, exact: true }).click();
}

export const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: words.title });

export const alertOf = (page: Page): Locator => dialogOf(page).getByRole("alert");

/** What a server can is said when it is connected. */
export const isConnected = (page: Page): Promise<void> =>
  page.getByText(words.unguarded).or(page.getByText(words.guarded)).first().waitFor({ timeout: 120_000 });
