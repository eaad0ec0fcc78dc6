import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLong } from "../../support/long";
import { openServices } from "../../support/page/open-services";
import { type ParleyBrowser, startParley } from "../../support/page/parley-page";
import { anthropicReply } from "../../support/providers/anthropic-events";
import { type AnthropicServer, startAnthropicServer } from "../../support/providers/anthropic-server";

let parley: ParleyBrowser;
let server: AnthropicServer;

beforeAll(async () => {
  parley = await startParley();
  server = await startAnthropicServer([], {
    apiKey: "sk-ant-right",
    models: ["claude-test-4-5"],
    allowOrigin: new URL(parley.address).origin,
  });
});
afterAll(async () => {
  await parley.close();
  await server.close();
});

describe("Anthropic's API from the page", () => {
  it.runIf(isLong)(
    "is added, tested, asked in two rounds through the browser's own CORS, and named under its answer",
    async () => {
      const { page, errors, close } = await parley.open();
      const dialog = page.getByRole("dialog");
      const box = page.getByRole("textbox", { name: "Message" });
      await box.waitFor();
      await openServices(page);
      await dialog.getByRole("button", { name: "Anthropic", exact: true }).click();
      await dialog.getByLabel("Address").fill(server.baseUrl);
      await dialog.getByLabel("API key").fill("sk-ant-right");
      await dialog.getByRole("button", { name: "Test", exact: true }).click();
      await page.getByText(/127\.0\.0\.1:\d+ answers and lists 1 model/).waitFor();
      await expect.poll(() => dialog.getByLabel("Model").inputValue()).toBe("claude-test-4-5");
      await dialog.getByRole("button", { name: "Use this endpoint" }).click();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");

      server.answerNext(
        anthropicReply({ text: "Let me look.", calls: [{ name: "queryGraph", input: { query: "nodeCount" } }] }),
        anthropicReply({ text: "That is all there is." }),
      );
      await box.fill("How many nodes are there?");
      await box.press("Enter");
      await page.getByText("That is all there is.").waitFor();
      await page.getByText(/^Answered by claude-test-4-5 at 127\.0\.0\.1:\d+/).waitFor({ state: "attached" });
      expect(server.refusals).toEqual([]);
      expect(server.requests).toHaveLength(2);
      expect(server.requests[1]?.headers).toMatchObject({
        "x-api-key": "sk-ant-right",
        "anthropic-dangerous-direct-browser-access": "true",
        origin: new URL(parley.address).origin,
      });
      expect(errors).toEqual([]);
      await close();
    },
  );

  it.runIf(isLong)("tells a wrong key and a server that lets no page in apart", async () => {
    const closed = await startAnthropicServer([], { apiKey: "sk-ant-right" });
    const { page, close } = await parley.open();
    const dialog = page.getByRole("dialog");
    await page.getByRole("textbox", { name: "Message" }).waitFor();
    await openServices(page);
    await dialog.getByRole("button", { name: "Anthropic", exact: true }).click();
    for (const [address, says] of [
      [server.baseUrl, /127\.0\.0\.1:\d+ refused the API key\. Check it in Settings/],
      [closed.baseUrl, /127\.0\.0\.1:\d+ is there but does not let this page talk to it \(CORS\)/],
    ] as const) {
      await dialog.getByLabel("Address").fill(address);
      await dialog.getByLabel("API key").fill("sk-ant-wrong");
      await dialog.getByRole("button", { name: "Test", exact: true }).click();
      await page.getByText(says).waitFor();
    }
    await close();
    await closed.close();
  });
});
