import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { casesOf, isLong } from "../../support/long";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { sentTo } from "../../support/page/sent-to";
import { startFastModel } from "../../support/providers/fast-model";

const { openPage } = pageTests();

const done = (page: Page, turn: number) =>
  page
    .getByRole("article", { name: `Turn ${turn}`, exact: true })
    .getByRole("button", { name: /^Done/ })
    .waitFor();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;

describe.each(
  casesOf(
    [{ size: "desktop", device: desktop, colorScheme: "light" as const }],
    [{ size: "phone", device: phone, colorScheme: "dark" as const }],
  ),
)("the chat on $size in $colorScheme", ({ device, colorScheme }) => {
  it.runIf(isLong)("offers readings to choose from: no fault for axe, and a click carries one out", async () => {
    const { page, errors } = await openPage({ ...device, colorScheme });
    await ask(page, "blub the frobnicator");
    const choices = page.getByRole("list", { name: "Which do you mean?" }).getByRole("button");
    await choices.first().waitFor();
    expect(await violations(page, ".dock"), "choices").toEqual([]);
    await choices.filter({ hasText: "make the cats blue" }).click();
    await page.getByText(/All 12 cats are blue now/).waitFor();
    expect(await choices.count()).toBe(0);
    // Which readings there are in which language is tried in Node.
    if (isLong) {
      await ask(page, "frobniziere das nicht, wie geht es?");
      await choices.filter({ hasText: "Wie viele cats gibt es?" }).click();
      await page.getByText("Es gibt 12 cats").first().waitFor();
    }
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)(
    "tells folded what it took a message for: within the width, without a fault, and after a reload too",
    async () => {
      const { page, errors } = await openPage({ ...device, colorScheme });
      await ask(page, "make the cats older than 5 purple and count the humans who live with Felix");
      await done(page, 1);
      const openReading = async () => {
        await page.getByRole("button", { name: /^Done/ }).click();
        await page.getByText("How I read this").click();
      };
      await openReading();
      const parts = page.getByRole("list", { name: "How I read this" }).getByRole("listitem");
      const output = await parts.allTextContents();
      expect(output).toEqual(expect.arrayContaining(["draw", "age > 5", "color: purple", "count"]));
      expect(await violations(page, ".read-as")).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.reload();
      await openReading();
      await parts.first().waitFor();
      expect(await parts.allTextContents()).toEqual(output);
      expect(errors).toEqual([]);
    },
  );

  it("has no fault for axe in its cards, forms and lists", { timeout: 60_000 }, async () => {
    const { page, errors } = await openPage({ ...device, colorScheme });
    await ask(page, "Find all cats and make them blue");
    await done(page, 1);
    await page.getByRole("button", { name: /^Done/ }).click();
    await page.getByRole("list", { name: "Steps" }).getByRole("button").first().click();
    await page.getByRole("button", { name: "Run again" }).waitFor();
    await page.getByRole("button", { name: "Show changes" }).click();
    await page.getByRole("region", { name: "What this turn changed" }).waitFor();
    expect(await violations(page, ".dock", ".float"), "open steps and shown changes").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Edit and send again" }).click();
    await page.getByRole("textbox", { name: "Edited message" }).waitFor();
    expect(await violations(page, ".dock", ".float"), "an edited message").toEqual([]);
    await page.keyboard.press("Escape");
    await ask(page, "Delete the Whiskers node");
    await page.getByRole("alertdialog").getByRole("button", { name: "Allow for this chat" }).click();
    await done(page, 2);
    await page.getByRole("button", { name: "Chats of this graph" }).click();
    await page.getByRole("dialog", { name: "Chats of this graph" }).waitFor();
    expect(await violations(page), "the list of chats").toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
});

describe("the composer", () => {
  it("takes a pasted file of 100 kB and types on, its text measured with no key", { timeout: 60_000 }, async () => {
    const { page, errors } = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
    const box = page.getByRole("textbox", { name: "Message" });
    const measured = await countMeasuring(page);
    await box.focus();
    await page.keyboard.type("xx");
    expect(await measured(), "a short text is as tall as its lines").toBeGreaterThan(0);
    await page.keyboard.press("Control+A");
    const paste = Array.from({ length: 5000 }, (_, index) => `person ${index},friend ${index + 1}`).join("\n");
    expect(paste.length).toBeGreaterThan(100_000);
    await page.evaluate((text) => navigator.clipboard.writeText(text), paste);
    await page.keyboard.press("Control+V");
    await expect.poll(async () => (await box.inputValue()).length).toBe(paste.length);
    const before = await measured();
    await page.keyboard.type("typed on");
    await expect.poll(() => box.inputValue()).toBe(`${paste}typed on`);
    // Whoever asks for the height of 100 kB lays out all of it again: the box is as tall as it gets without asking.
    expect(await measured()).toBe(before);
    expect((await box.boundingBox())?.height).toBeLessThanOrEqual(177);
    expect(errors).toEqual([]);
  });
});

/** Counts from now on how often the page asks how tall the text of a box is. */
async function countMeasuring(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const counted = { times: 0 };
    const height = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight");
    Object.defineProperty(HTMLTextAreaElement.prototype, "scrollHeight", {
      get(this: HTMLTextAreaElement) {
        counted.times += 1;
        return height?.get?.call(this);
      },
    });
    return counted;
  });
  return () => count.evaluate(({ times }) => times);
}

describe("an answer that streams 1,000 pieces a second", () => {
  it.runIf(isLong)("is drawn in steps of many pieces each", { timeout: 60_000 }, async () => {
    const paragraph = "The **cats** and [[cat1]] live with *people*, 12 of them, in `Bern`. ";
    const pieces = Array.from({ length: 3000 }, (_, index) => (index % 60 === 59 ? "\n\n" : paragraph.slice(0, 6)));
    const model = await startFastModel(pieces);
    try {
      const { page, errors } = await openPage({ stored: sentTo(model) });
      await ask(page, "Tell me all about the cats");
      await page.getByRole("article").getByText("The").first().waitFor();
      const steps = await countSteps(page);
      await page.getByRole("article").getByText(/^Done/).waitFor({ timeout: 30_000 });
      const text = await page.locator(".answer").textContent();
      expect((text ?? "").replace(/\s/g, "").length).toBeGreaterThan(8000);
      const drawn = await steps();
      expect(drawn, "it is drawn while it comes").toBeGreaterThan(3);
      expect(drawn, "not for each piece").toBeLessThan(pieces.length / 10);
      expect(errors).toEqual([]);
    } finally {
      model.close();
    }
  });
});

/** Counts from now on how often the page draws more of the answer. */
async function countSteps(page: Page): Promise<() => Promise<number>> {
  const count = await page.locator(".answer").evaluateHandle((answer) => {
    const counted = { times: 0 };
    const observer = new MutationObserver(() => {
      counted.times += 1;
    });
    observer.observe(answer, { childList: true, characterData: true, subtree: true });
    return counted;
  });
  return () => count.evaluate(({ times }) => times);
}
