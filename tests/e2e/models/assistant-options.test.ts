import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { metrics as metricsWords } from "@/words/en/dialogs/metrics";
import { options as words } from "@/words/en/dialogs/options";
import { isLong } from "../../support/long";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { cutParts, openByPalette } from "../../support/page/panel-tour";
import { sentTo } from "../../support/page/sent-to";
import { chunk } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";

const { openPage, parley } = pageTests();
const closing = closedAfterEach();

const says = (text: string) => ({ events: [chunk({ content: text }), chunk({}, "stop")] });

async function openAssistant(page: Page): Promise<void> {
  await openByPalette(page, "Settings");
  await page.getByRole("navigation", { name: "Settings" }).getByRole("button", { name: "Assistant" }).click();
  await page.getByRole("heading", { name: words.groups.steps.title }).waitFor();
}

const openAdvanced = (page: Page) => page.getByText(words.advanced, { exact: true }).click();

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** All this browser keeps of the page: both storages and every database. */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    const whole = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const base = await whole(indexedDB.open(name));
      for (const store of base.objectStoreNames) {
        const found = await whole(base.transaction(store).objectStore(store).getAll());
        texts.push(JSON.stringify(found));
      }
      base.close();
    }
    return texts.join("\n");
  });
}

describe("the options of the assistant, in a browser", () => {
  it.runIf(isLong)("change what is sent, are back after a reload, and go back to the usual ones", async () => {
    const server = await closing(
      startOpenAiServer([says("One."), says("Two."), says("Three.")], {
        allowOrigin: new URL(parley().address).origin,
      }),
    );
    const { page, errors } = await openPage({ stored: sentTo(server, { maxToolIterations: 3 }) });
    await ask(page, "hello");
    await page.getByText("One.").waitFor();
    await openAssistant(page);
    // As a version before this one kept it.
    expect(await page.getByLabel(words.names.maxToolIterations.label).inputValue()).toBe("3");
    await page.getByLabel(words.names.maxToolIterations.label).fill("0");
    await openAdvanced(page);
    await page.getByLabel(words.names.contextTokens.label).fill("1");
    await page.getByText(words.meter.some(0, 0, 1)).waitFor();
    await closeDialog(page);
    await page.reload();
    await ask(page, "hello again");
    await page.getByText("Two.").waitFor();
    await openAssistant(page);
    await openAdvanced(page);
    for (const group of [words.groups.steps, words.groups.context]) {
      await page
        .getByRole("button", { name: words.resetGroup(group.title) })
        .first()
        .click();
    }
    expect(await page.getByLabel(words.names.maxToolIterations.label).inputValue()).toBe("5");
    expect(await page.locator(".option-changed").count()).toBe(0);
    await closeDialog(page);
    await ask(page, "and now");
    await page.getByText("Three.").waitFor();
    const bodies = server.requests.map(({ body }) => JSON.stringify(body));
    expect(bodies.map((body) => body.includes('"tools":['))).toEqual([true, false, true]);
    expect(bodies.map((body) => body.includes("hello"))).toEqual([true, true, true]);
    // One token holds no earlier message.
    expect(bodies[1]).not.toContain("One.");
    expect(bodies[2]).toContain("One.");
    expect(errors).toEqual([]);
  });

  it("keep nothing of a conversation where that is switched off, and really delete what was kept", async () => {
    const { page } = await openPage();
    await ask(page, "Make all the cats blue, please");
    await page.getByRole("button", { name: "Undo this turn" }).waitFor();
    await expect.poll(() => storedText(page)).toContain("cats blue, please");
    await openAssistant(page);
    await page.getByRole("switch", { name: words.kept.keep }).click();
    await page.getByRole("button", { name: words.kept.remove }).click();
    await page.getByText(words.kept.removed).waitFor();
    await closeDialog(page);
    await expect.poll(() => storedText(page)).not.toContain("cats blue, please");
    await ask(page, "Make all the cats red, please");
    await page.getByRole("button", { name: "Undo this turn" }).waitFor();
    await page.getByRole("textbox", { name: "Message" }).fill("not sent, please");
    await page.getByText("Saved", { exact: true }).waitFor();
    expect(await storedText(page)).not.toMatch(/, please/);
    await page.reload();
    await page.getByRole("textbox", { name: "Message" }).waitFor();
    expect(await page.getByRole("article").count()).toBe(0);
  });
});

describe("the metrics, in a browser", () => {
  it.runIf(isLong)("have all messages, over a reload, with the way to one of them by keyboard", async () => {
    const { page, errors } = await openPage();
    const asked = ["How many cats are there?", "Make all cats blue", "Show all", "How many humans are there?", "hello"];
    const messages = isLong ? [...asked, ...asked] : asked;
    for (const text of messages) await ask(page, text);
    await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
    await openByPalette(page, metricsWords.title);
    const figure = page.locator("dl > div").filter({ hasText: metricsWords.figures.queries }).first();
    await expect.poll(() => figure.locator("dd").first().textContent()).toBe(`${messages.length}`);
    await closeDialog(page);
    await page.reload();
    await page.getByRole("textbox", { name: "Message" }).waitFor();
    await page.getByRole("article").first().waitFor();
    await openByPalette(page, metricsWords.title);
    await expect.poll(() => figure.locator("dd").first().textContent()).toBe(`${messages.length}`);
    await page.getByLabel(metricsWords.limitNames.avg_query_latency).fill("0");
    const mark = page.getByRole("button", { name: new RegExp(`^Above 0 s.*${metricsWords.figures.latency}`) });
    await mark.focus();
    await page.keyboard.press("Enter");
    const first = page.getByRole("button", { name: metricsWords.goTo("hello") }).first();
    await first.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe(`Turn ${messages.length}`);
    expect(errors).toEqual([]);
  });

  const sizes = [
    { colorScheme: "dark" as const, viewport: { width: 390, height: 844 } },
    { colorScheme: "light" as const, viewport: { width: 1440, height: 900 } },
  ];
  it.runIf(isLong).each(sizes)(
    "and the options have no fault axe finds, and nothing cut: $colorScheme",
    async (options) => {
      const { page } = await openPage(options);
      await ask(page, "How many cats are there?");
      await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
      await openByPalette(page, metricsWords.title);
      await page.getByLabel(metricsWords.limitNames.avg_query_latency).fill("0");
      await page.getByRole("button", { name: /^Above 0 s/ }).click();
      await page.getByText(metricsWords.asTable).click();
      expect(await violations(page)).toEqual([]);
      expect(await cutParts(page, "dialog[open]")).toEqual([]);
      await closeDialog(page);
      await openAssistant(page);
      await page.getByLabel(words.names.maxToolIterations.label).fill("-2");
      await page.getByRole("alert").waitFor();
      await openAdvanced(page);
      await page.getByRole("combobox", { name: words.limitsOf.command }).selectOption("findNodes");
      await page.getByRole("button", { name: words.limitsOf.add, exact: true }).click();
      expect(await violations(page)).toEqual([]);
      expect(await cutParts(page, "dialog[open]")).toEqual([]);
    },
  );
});
