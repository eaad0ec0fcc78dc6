import { describe, expect, it } from "vitest";
import { settingsPlaces } from "@/store/view/settings-places";
import { settings as words } from "@/words/en/dialogs/settings";
import { en } from "@/words/en/en";
import { isLong } from "../support/long";
import { pageTests, violations } from "../support/page/page-tests";
import { cutParts } from "../support/page/panel-tour";

const { openPage } = pageTests();

describe("the settings in a browser", () => {
  it("give the focus back to what opened them, from any section", async () => {
    const { page } = await openPage();
    const chip = page.getByRole("contentinfo").getByRole("button", { name: en.network.nothingLeaves });
    await chip.click();
    const nav = page.getByRole("navigation", { name: words.title });
    await nav.getByRole("button", { name: words.places.appearance }).click();
    await page.getByRole("heading", { name: words.theme }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => chip.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("are closed by Back, which leaves the graph open, and leave no entry behind when closed otherwise", async () => {
    const { page } = await openPage();
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    const chip = page.getByRole("contentinfo").getByRole("button", { name: en.network.nothingLeaves });
    const settings = page.getByRole("dialog", { name: words.title });
    await chip.click();
    await settings.waitFor();
    await page.goBack();
    await settings.waitFor({ state: "detached" });
    await chip.click();
    await settings.waitFor();
    await page.keyboard.press("Escape");
    await settings.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    expect(await entries()).toBe(before + 1);
    expect(await page.getByRole("textbox", { name: "Message" }).isVisible()).toBe(true);
  });

  const phone = { viewport: { width: 390, height: 844 } };
  it.runIf(isLong).each(["light", "dark"] as const)(
    "are a list on a phone, then a section with nothing cut: %s",
    async (colorScheme) => {
      const { page, errors } = await openPage({ ...phone, colorScheme });
      await page.getByRole("button", { name: "Settings" }).first().click();
      const nav = page.getByRole("navigation", { name: words.title });
      await nav.waitFor();
      expect(await violations(page), "the list").toEqual([]);
      for (const place of settingsPlaces) {
        await nav.getByRole("button", { name: words.places[place] }).click();
        await page.getByRole("button", { name: words.allSettings }).waitFor();
        await page.locator("dialog .skeleton").first().waitFor({ state: "detached" });
        expect(await cutParts(page, "dialog[open]"), place).toEqual([]);
        expect(await violations(page), place).toEqual([]);
        await page.getByRole("button", { name: words.allSettings }).click();
        const entry = nav.getByRole("button", { name: words.places[place] });
        await expect
          .poll(() => entry.evaluate((element) => element === document.activeElement), { message: place })
          .toBe(true);
      }
      expect(errors).toEqual([]);
    },
  );
});
