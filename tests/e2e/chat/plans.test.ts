import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { casesOf, isLong } from "../../support/long";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { sentTo } from "../../support/page/sent-to";
import { reply } from "../../support/providers/openai-chunks";
import { type OpenAiServer, type ServerReply, startOpenAiServer } from "../../support/providers/openai-server";

const { openPage } = pageTests();
const servers: OpenAiServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function answering(replies: readonly ServerReply[]): Promise<OpenAiServer> {
  const server = await startOpenAiServer(replies, { allowOrigin: "*", models: ["page-model"] });
  servers.push(server);
  return server;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;
const devices = casesOf(
  [{ size: "phone", device: phone, colorScheme: "dark" as const }],
  [{ size: "desktop", device: desktop, colorScheme: "light" as const }],
);

const request = "Colour the cats blue, colour the humans red, then delete Whiskers";
const setPlan = { name: "setPlan", input: { steps: ["Colour the cats", "Colour the humans", "Delete Whiskers"] } };
const cats = { name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } };
const tick = { name: "updatePlan", input: { done: [1] } };
const plan = (page: Page) => page.getByRole("group", { name: "Plan", exact: true });
const step = (page: Page, text: string) => plan(page).getByRole("listitem").filter({ hasText: text }).first();

describe.each(devices)("a plan on $size in $colorScheme", ({ device, colorScheme }) => {
  it("is struck in mid-run, goes on without the step and says so at its end; a reload keeps it", async () => {
    const server = await answering([reply({ calls: [setPlan, cats] }), reply({ calls: [tick] }), { silent: true }]);
    const { page, errors } = await openPage({ ...device, colorScheme, stored: sentTo(server) });
    await ask(page, request);
    await step(page, "Colour the cats").getByRole("img", { name: "Done" }).waitFor();
    await expect.poll(() => server.requests.length).toBe(3);
    expect(await violations(page), "a plan that runs").toEqual([]);
    await plan(page).getByRole("button", { name: "Skip “Colour the humans”" }).press("Enter");
    await step(page, "Colour the humans").getByRole("img", { name: "Skipped by you" }).waitFor();
    await plan(page).getByRole("button", { name: "More for “Delete Whiskers”" }).press("Enter");
    expect(await violations(page), "a step's menu").toEqual([]);
    await page.getByRole("menuitem", { name: "Stop after this step" }).press("Enter");
    await plan(page).getByText("Stops after this step").waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await plan(page)
      .getByText(/Colour the humans: you skipped it/)
      .waitFor();
    await plan(page)
      .getByText(/Delete Whiskers: stopped before this step/)
      .waitFor();
    expect(await violations(page), "a plan that was stopped").toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);

    await page.reload();
    await plan(page)
      .getByText(/Colour the humans: you skipped it/)
      .waitFor();
    await plan(page).getByRole("button", { name: "Continue" }).waitFor();
  });

  it("lets messages wait: edited, removed, put in another order, sent now, kept over a reload", async () => {
    const server = await answering([{ silent: true }, reply({ text: "Now this." }), reply({ text: "And that." })]);
    const { page, errors } = await openPage({ ...device, colorScheme, stored: sentTo(server) });
    await ask(page, "hello?");
    const box = page.getByRole("textbox", { name: "Message" });
    const waiting = page.getByRole("region", { name: "Waiting messages" });
    for (const text of ["first", "second", "third"]) {
      await box.fill(text);
      await page.getByText("Enter adds it to the queue").waitFor();
      await box.press("Enter");
      await waiting.getByText(text, { exact: true }).waitFor();
    }
    expect(await violations(page), "messages that wait").toEqual([]);
    await waiting.getByRole("button", { name: "Remove “second”" }).press("Enter");
    await waiting.getByRole("button", { name: "More for “third”" }).press("Enter");
    await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
    await waiting.getByRole("textbox", { name: "Waiting message" }).fill("third, better");
    await page.keyboard.press("Enter");
    await waiting.getByText("third, better").waitFor();
    await waiting.getByRole("button", { name: "Stop, and send “third, better” now" }).press("Enter");
    await page.getByText("Now this.").waitFor();
    await page.getByText("And that.").waitFor();
    const asked = await page.locator(".ask p").allInnerTexts();
    expect(asked).toEqual(["hello?", "third, better", "first"]);
    expect(await waiting.count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe("waiting messages", () => {
  it.runIf(isLong)(
    "are edited by the pointer, wait after a stop and say so, stand there after a reload, and can be removed",
    async () => {
      const { page } = await openPage({ stored: sentTo(await answering([{ silent: true }])) });
      await ask(page, "hello?");
      const box = page.getByRole("textbox", { name: "Message" });
      const waiting = page.getByRole("region", { name: "Waiting messages" });
      const texts = ["How many cats are there?", "And humans?"];
      for (const text of texts) {
        await box.fill(text);
        await box.press("Enter");
        await waiting.getByText(text, { exact: true }).waitFor();
      }
      // The list, which scrolls, cuts nothing off their menus.
      for (const text of texts) {
        await waiting.getByRole("button", { name: `More for “${text}”` }).click();
        await page.getByRole("menuitem", { name: "Edit" }).click();
        await waiting.getByRole("textbox", { name: "Waiting message" }).press("Escape");
      }
      await page.getByRole("button", { name: "Stop", exact: true }).click();
      await waiting.getByText("You stopped the previous message").waitFor();
      expect(await page.getByRole("article").count()).toBe(1);
      await page.getByText("Saved", { exact: true }).first().waitFor();
      await page.reload();
      await waiting.getByText("Kept from last time").waitFor();
      await page
        .getByRole("button", { name: /^Answers from|page-model/ })
        .first()
        .waitFor();
      for (const text of texts) await waiting.getByRole("button", { name: `Remove “${text}”` }).click();
      await expect.poll(() => waiting.count()).toBe(0);
    },
  );

  it.runIf(isLong)("the built-in assistant's acts are a plan, which goes on after a stop and a reload", async () => {
    const { page, errors } = await openPage({ ...phone, colorScheme: "dark" });
    await ask(page, "Plan: add a node Rex, then delete Emma");
    await page.getByRole("button", { name: "Allow", exact: true }).waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await plan(page)
      .getByText(/Delete Emma: stopped before this step/)
      .waitFor();
    await page.getByText("Saved", { exact: true }).first().waitFor({ state: "attached" });
    await page.reload();
    await plan(page).getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Allow", exact: true }).click();
    await plan(page).last().getByText("All 2 steps are done.").waitFor();
    await page.getByText(/Deleted 1 node and \d+ edges?\. You can undo this\./).waitFor();
    expect(errors).toEqual([]);
  });
});
