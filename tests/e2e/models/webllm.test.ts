import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toCallText, toReplyText } from "@/ai/small-prompt/reply-form";
import { isLong } from "../../support/long";
import { ask } from "../../support/page/page-tests";
import { chooseStubModel, type LocalModelPage, openLocalModelPage } from "../../support/page/webllm-page";

/*
 * The unmodified engine in its worker in the built page, on our own small model library and graphics drawn by the processor.
 * Not shown here: 16-bit numbers, the kernels of real models, what real models answer, and a graphics card that runs full.
 */
const long = "The graph has cats and humans, and they live together. ".repeat(16);
const replies = [
  { when: "Find all cats and make them blue", say: toCallText("findNodes", { selector: "type == 'cat'" }) },
  { when: "RESULT of findNodes", say: toCallText("styleNodes", { selector: "$last", color: "blue" }) },
  { when: "RESULT of styleNodes", say: toReplyText('The cats are "blue" now.') },
  // Three signs no grammar of ours lets through at these places.
  { when: "Break the form", say: '["tool";"reply"."args":{"text":"Kept in form."}}' },
  { when: "Tell me everything", say: toReplyText(long) },
  { when: "Say hello", say: toReplyText("Hello from this device.") },
];

let local: LocalModelPage;
beforeAll(async () => {
  local = await openLocalModelPage(replies);
  await chooseStubModel(local);
});
afterAll(() => local.close());

async function answered(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole("article").last().getByText(text).waitFor({ timeout: 30_000 });
}

describe("a model that runs in the page", () => {
  it("loads with plain notes, finds, styles in a second round, and answers", async () => {
    const { page, server, errors } = local;
    await ask(page, "Find all cats and make them blue");
    await page
      .getByText(/(Loading|Preparing the graphics card for) stub/)
      .first()
      .waitFor();
    await answered(page, 'The cats are "blue" now.');
    await answered(page, /2 steps/);
    await page.getByRole("article").last().getByRole("button", { name: "Undo this turn" }).waitFor();
    expect(server.asked).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("is held in the form by the grammar, whatever the model proposes", async () => {
    await ask(local.page, "Break the form");
    await answered(local.page, "Kept in form.");
  });

  it.runIf(isLong)("stops in mid-stream, and answers the next message", async () => {
    const { page, errors } = local;
    await ask(page, "Tell me everything");
    await answered(page, /^The graph has cats/);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await answered(page, /stopped/i);
    const said = (await page.getByRole("article").last().textContent()) ?? "";
    expect(said.length).toBeLessThan(long.length);
    await ask(page, "Say hello");
    await answered(page, "Hello from this device.");
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("says when a message is longer than it can read, and goes on without it", async () => {
    const { page } = local;
    await ask(page, "A long story. ".repeat(1000));
    await answered(page, /longer than stub can read/);
    await ask(page, "Say hello");
    await answered(page, "Hello from this device.");
  });

  it.runIf(isLong)("comes back after the graphics card was lost", { timeout: 90_000 }, async () => {
    const { page, context } = local;
    await ask(page, "Tell me everything");
    await answered(page, /^The graph has cats/);
    const browser = await context.newCDPSession(page);
    await browser.send("Browser.crashGpuProcess");
    await answered(page, /lost the model while it was answering/);
    await ask(page, "Say hello");
    await answered(page, "Hello from this device.");
  });

  it("answers after a reload with its server gone, from the files on the device", async () => {
    const { page, server } = local;
    await server.close();
    await page.reload();
    await ask(page, "Say hello");
    await answered(page, "Hello from this device.");
  });

  it.runIf(isLong)("says what to do when its files are no longer there", async () => {
    const { page } = local;
    await page.evaluate(() => caches.delete("webllm/model"));
    await page.reload();
    await ask(page, "Say hello");
    await answered(page, /Download it in Models/);
  });
});

describe("a browser that gives no graphics", () => {
  it.runIf(isLong)("says so before anything is loaded", async () => {
    const bare = await openLocalModelPage(replies, { hasGpu: false });
    try {
      await chooseStubModel(bare);
      await ask(bare.page, "Say hello");
      await answered(bare.page, /hardware acceleration.*built-in assistant/);
      expect(bare.server.asked).toEqual([]);
    } finally {
      await bare.close();
    }
  });
});
