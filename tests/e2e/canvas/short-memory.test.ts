import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isLong } from "../../support/long";
import { ask, pageTests } from "../../support/page/page-tests";

/** Room for script of the page, in MB: about twice what the graph takes. */
const room = 700;
const { openPage } = pageTests(
  {},
  { hasWebGl: true, more: [`--js-flags=--max-old-space-size=${room}`, "--enable-precise-memory-info"] },
);

const answered = (page: Page, text: RegExp) => page.getByRole("article").getByText(text).last().waitFor();

/** Fills the heap up to so much of what the page may have. */
async function fillUp(page: Page, share: number): Promise<void> {
  await page.evaluate(async (most) => {
    const held: unknown[] = [];
    Reflect.set(window, "held", held);
    const inUse = () => {
      const memory: { readonly usedJSHeapSize: number; readonly jsHeapSizeLimit: number } = Reflect.get(
        performance,
        "memory",
      );
      return memory.usedJSHeapSize / memory.jsHeapSizeLimit;
    };
    while (inUse() < most) {
      held.push(Array.from({ length: 20_000 }, (_, index) => ({ index })));
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }, share);
}

describe.runIf(isLong)("a large graph in a page that has little memory left", () => {
  it("stays, with all that can be undone; what can be worked out again is let go, and that is said", {
    timeout: 900_000,
  }, async () => {
    const { page, errors } = await openPage();
    page.setDefaultTimeout(240_000);
    const limit = await page.evaluate(() => Number(Reflect.get(Reflect.get(performance, "memory"), "jsHeapSizeLimit")));
    expect(limit / 2 ** 20).toBeLessThan(2 * room);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("Open the sample Very large");
    await page.getByRole("option").first().click();
    const whole = () => page.getByRole("application", { name: /\b100,000 nodes/ }).waitFor();
    await whole();
    await page.locator(".sigma-nodes").waitFor();
    await ask(page, "Hide everything but the labs");
    await answered(page, /Only the labs are shown now/);
    const notice = page.getByText("Memory is low");
    expect(await notice.count()).toBe(0);

    await fillUp(page, 0.85);
    await notice.waitFor();
    await page.getByText("Your graph is complete.").waitFor();

    // What was let go is made again.
    await ask(page, "How many labs are there?");
    await answered(page, /There are [\d,]+ labs/);
    await page.getByRole("button", { name: "Table" }).first().click();
    await page.getByRole("grid").getByRole("row").nth(3).waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await page.locator("footer.status").getByText("100,000 nodes").first().waitFor();
    await whole();
    expect(errors).toEqual([]);
  });
});
