import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { dropFiles } from "../support/page/drop-files";
import { ask, pageTests, violations } from "../support/page/page-tests";
import { recordScenario } from "../support/traces/record-scenario";
import { scenarios } from "../support/traces/scenarios";

const { openPage } = pageTests({ reducedMotion: "reduce" });

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Recording: / });
const slider = (page: Page) => dialog(page).getByRole("slider", { name: "Step" });
const equal = (page: Page) => dialog(page).getByText("Everything came out as recorded.");

/** Recorded here, under Node, each with another provider. */
const chosen = [
  "builtin: a deletion that is allowed",
  "openai: stopped in the middle of its words",
  "openai: earlier messages shortened to a briefing",
  "anthropic: a layout and a filter",
  "anthropic: hands at work before, between and meanwhile",
  "webllm: a call that is cut off, and a denial",
];

async function leave(page: Page): Promise<void> {
  await dialog(page)
    .getByRole("button", { name: /^Leave the recording/u })
    .click();
  await dialog(page).waitFor({ state: "detached" });
}

describe("recordings in a page", () => {
  it("come to the same events and changes as where they were recorded", async () => {
    const { page, errors, foreign } = await openPage();
    for (const scenario of scenarios.filter(({ name }) => chosen.includes(name))) {
      const { text } = await recordScenario(scenario);
      await dropFiles(page, { [`${scenario.name}.json`]: text });
      await expect
        .poll(
          () =>
            dialog(page)
              .getByText(/as recorded\.|differs/u)
              .first()
              .textContent(),
          {
            timeout: 30_000,
            message: scenario.name,
          },
        )
        .toBe("Everything came out as recorded.");
      await leave(page);
    }
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it("are gone through with keys, in both themes and on a phone, while the own graph waits", async () => {
    const { page, errors } = await openPage();
    await ask(page, "Make all cats blue");
    await page.getByText(/cats are blue now/u).waitFor();
    const scenario = scenarios.find(({ name }) => name === chosen[0]);
    const { text } = scenario ? await recordScenario(scenario) : { text: "" };
    await dropFiles(page, { "report.json": text });
    await equal(page).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("End");
    await expect.poll(() => slider(page).getAttribute("aria-valuetext")).toMatch(/^Step 7 of 7: Answer$/u);
    await page.keyboard.press("Home");
    await expect.poll(() => slider(page).inputValue()).toBe("0");
    await dialog(page).getByRole("button", { name: "Play" }).click();
    await expect.poll(() => slider(page).inputValue(), { timeout: 20_000 }).toBe("7");
    expect(await violations(page, "dialog")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page, "dialog")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.getByRole("region", { name: "Legend" }).getByText("cats").waitFor();
    expect(errors).toEqual([]);
  });

  it("are replayed from what happened", async () => {
    const { page, errors } = await openPage();
    await ask(page, "Make all cats blue and all humans red");
    await page.getByText(/humans are red now/u).waitFor();
    await page.getByRole("button", { name: "What happened" }).click();
    await page.getByRole("dialog", { name: "What happened" }).getByRole("button", { name: "Replay" }).click();
    await equal(page).waitFor();
    expect(await slider(page).getAttribute("max")).toBe("4");
    await leave(page);
    expect(errors).toEqual([]);
  });
});
