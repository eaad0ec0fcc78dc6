import type { Locator, Page } from "playwright-core";
import { database as words } from "@/words/en/dialogs/database";

interface Point {
  readonly x: number;
  readonly y: number;
}

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
  page.getByText(words.guards.none).or(page.getByText(words.guards.session)).first().waitFor({ timeout: 120_000 });

/** The page of the flow, and what a hand does in it. */
export function handsOn(page: Page) {
  const status = page.getByRole("contentinfo");
  const part = status.getByRole("button", { name: /shown/u });
  const canvas = page.getByRole("application").first();
  const undo = page.getByRole("banner").getByRole("button", { name: "Undo" });
  /** Again, where the canvas was just being drawn. */
  const openMenu = async (at: Point, tries = 5): Promise<void> => {
    await page.mouse.click(at.x, at.y, { button: "right" });
    const isOpen = page.getByRole("menu").first().waitFor({ timeout: 3000 });
    await isOpen.catch((error: unknown) => (tries > 0 ? openMenu(at, tries - 1) : Promise.reject(error)));
  };
  return {
    part,
    openMenu,
    undo,
    shown: async (): Promise<number> =>
      Number(/^[\d,]+/u.exec((await part.textContent()) ?? "")?.[0].replaceAll(",", "") ?? Number.NaN),
    async choose(title: string): Promise<void> {
      await part.click();
      await dialogOf(page).getByRole("button", { name: title, exact: true }).press("Enter");
      await page.keyboard.press("Escape");
      await dialogOf(page).waitFor({ state: "detached" });
    },
    /** Where the one node that is selected stands: the field for its name is under it. */
    async placeOfSelected(): Promise<Point> {
      await canvas.focus();
      await page.keyboard.press("F2");
      const field = page.getByRole("textbox", { name: /^Name of/u });
      // Until it stands still.
      await field.click({ trial: true });
      const box = await field.boundingBox();
      await field.press("Escape");
      await field.waitFor({ state: "detached" });
      if (box === null) throw new Error("The node is not shown.");
      return { x: box.x + box.width / 2, y: box.y - 19 };
    },
  };
}

export async function openCats(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("Cats and humans");
  await page
    .getByRole("option", { name: /Cats and humans/u })
    .first()
    .click();
  await page
    .getByRole("application", { name: /20 nodes/u })
    .first()
    .waitFor();
}
