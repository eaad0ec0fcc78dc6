import type { Page } from "playwright-core";

/** Opens the settings where keys and servers are set up. */
export async function openServices(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).first().click();
  await page.getByRole("navigation", { name: "Settings" }).getByRole("button", { name: "API keys" }).click();
}
