import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { drawnNodes, nodesIn } from "../support/graphs/drawn";
import { isLong } from "../support/long";
import { openServices } from "../support/page/open-services";
import { ask, pageTests } from "../support/page/page-tests";
import { chunk, reply } from "../support/providers/openai-chunks";
import {
  type OpenAiServer,
  type ServerOptions,
  type ServerReply,
  startOpenAiServer,
} from "../support/providers/openai-server";

const blue = "rgb(49,100,231)";
const { openPage } = pageTests();
const servers: OpenAiServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function answered(page: Page, count = 1): Promise<void> {
  await expect
    .poll(
      () =>
        page
          .getByRole("log")
          .getByText(/^(?:Done|Not done)/)
          .count(),
      { timeout: 15_000 },
    )
    .toBe(count);
}

async function connect(
  page: Page,
  replies: readonly ServerReply[],
  options: ServerOptions = {},
): Promise<OpenAiServer> {
  const server = await startOpenAiServer(replies, {
    allowOrigin: "*",
    apiKey: "sk-page-secret",
    models: ["page-model", "other"],
    ...options,
  });
  servers.push(server);
  await openServices(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Another address" }).click();
  await dialog.getByLabel("Address").fill(server.baseUrl);
  await dialog.getByLabel("API key").fill("sk-page-secret");
  await dialog.getByLabel("Model").fill("page-model");
  await dialog.getByRole("button", { name: "Test" }).click();
  await dialog.getByText(/answers and lists 2 models/).waitFor();
  await dialog.getByRole("button", { name: "Use this endpoint" }).click();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  return server;
}

describe("the page", () => {
  it("opens with a live sample, and a click on a suggestion answers and changes the canvas", async () => {
    const { page, errors, foreign } = await openPage({ reducedMotion: "no-preference" });
    await expect.poll(async () => (await drawnNodes(page)).length).toBe(20);
    const before = JSON.stringify(await drawnNodes(page));
    const suggestions = page.getByRole("list", { name: "Suggestions" }).first().getByRole("button");
    await suggestions.first().waitFor();
    // Each comes with a pencil to edit it first, which has no text of its own.
    const texts = (await suggestions.allInnerTexts()).filter((text) => text.trim() !== "");
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.length).toBeLessThanOrEqual(4);
    // Each of them is carried out in Node.
    for (let index = 0; index < (isLong ? texts.length : 2); index += 1) {
      await page.getByRole("list", { name: "Suggestions" }).first().getByRole("button").first().click();
      await answered(page, index + 1);
    }
    expect(await page.getByText(/^Failed/).count()).toBe(0);
    expect(JSON.stringify(await drawnNodes(page))).not.toBe(before);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it("makes every cat and nothing else blue, in one undo step with its steps to open, and has all of it after a reload", async () => {
    const { page, errors } = await openPage();
    await ask(page, "Find all cats and make them blue");
    await answered(page);
    await page.getByText(/All 12 cats are blue now/).waitFor();
    const cats = Array.from({ length: 12 }, (_, index) => `cat${index + 1}`).sort();
    await expect.poll(async () => (await nodesIn(page, blue)).toSorted()).toEqual(cats);
    await page
      .getByText(/2 steps/)
      .first()
      .click();
    expect(await page.getByText(/12 cats|12 nodes/).count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Undo this turn" }).click();
    await expect.poll(() => nodesIn(page, blue)).toEqual([]);
    await page.getByRole("button", { name: "Redo" }).last().click();
    await expect.poll(async () => (await nodesIn(page, blue)).length).toBe(12);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("button", { name: "Undo", exact: true }).isEnabled()).toBe(true);

    await page.getByText("Saved", { exact: true }).first().waitFor();
    await page.reload();
    await page.getByText("Find all cats and make them blue").first().waitFor();
    await expect.poll(async () => (await nodesIn(page, blue)).length).toBe(12);
    await ask(page, "how many of those are older than 5?");
    await answered(page, 2);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("asks before it deletes: Esc denies, Allow deletes, undo brings back", async () => {
    const { page, errors } = await openPage();
    await ask(page, "Delete the Whiskers node");
    const card = page.getByRole("alertdialog");
    await card.waitFor();
    expect(
      await card.getByRole("button", { name: /Deny/ }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.keyboard.press("Escape");
    await answered(page, 1);
    await page.getByText(/Nothing was deleted/).waitFor();
    expect((await drawnNodes(page)).length).toBe(20);
    await ask(page, "Delete the Whiskers node");
    await card.getByRole("button", { name: "Allow", exact: true }).click();
    await answered(page, 2);
    await expect.poll(async () => (await drawnNodes(page)).length).toBe(19);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(async () => (await drawnNodes(page)).length).toBe(20);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)(
    "selects and zooms from a name in an answer, and a click on a node shows its attributes",
    async () => {
      const { page, errors } = await openPage();
      await ask(page, "What's the most connected node?");
      await answered(page);
      await page.getByRole("log").getByRole("button", { name: "Emma", exact: true }).first().click();
      await page
        .getByText(/1 selected/)
        .first()
        .waitFor();
      await page.getByRole("tab", { name: /Inspect/ }).click();
      await page.getByText("Bergen").or(page.getByText("Oslo")).or(page.getByText("human")).first().waitFor();
      expect(errors).toEqual([]);
    },
  );

  it.runIf(isLong)("opens files, and a malformed one names file and reason and leaves the graph", async () => {
    const { page, errors } = await openPage();
    const choose = async (name: string, text: string) => {
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    };
    await choose("people.json", '{"nodes":[{"id":"a"},');
    await page
      .getByText(/people\.json/)
      .first()
      .waitFor();
    expect((await drawnNodes(page)).length).toBe(20);
    await choose("people.csv", "from,to,type\nAnn,Bob,knows\nBob,Cleo,knows\n");
    await expect.poll(async () => (await drawnNodes(page)).map((node) => node.id)).toEqual(["Ann", "Bob", "Cleo"]);
    const places = (await drawnNodes(page)).map((node) => `${Math.round(node.x)},${Math.round(node.y)}`);
    await expect
      .poll(
        async () => new Set((await drawnNodes(page)).map((node) => `${Math.round(node.x)},${Math.round(node.y)}`)).size,
        { message: places.join(" ") },
      )
      .toBe(3);
    await ask(page, "how many nodes are there?");
    await page.getByText(/There are 3 nodes/).waitFor();
    expect(await page.getByRole("button", { name: "Undo", exact: true }).isDisabled()).toBe(true);
    expect((await drawnNodes(page)).length).toBe(3);
    expect(errors).toEqual([]);
  });
});

describe("the page with an endpoint", () => {
  it("takes over in mid-conversation, streams, draws what comes inert, and hears a stop where nothing comes", async () => {
    const { page, errors, foreign } = await openPage();
    await ask(page, "Find all humans");
    await answered(page);
    let letGo: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const answer = reply({ text: "All twelve cats are blue at last." });
    const evil =
      '![pixel](https://evil.example/x.png) <img src="https://evil.example/y.png" onerror="window.hacked=1"> <script>window.hacked=1</script> [click](javascript:window.hacked=1) [data](data:text/html,hi) <iframe src="https://evil.example"></iframe> **bold** and [good](https://example.org)';
    const server = await connect(page, [
      reply({ calls: [{ name: "findNodes", input: { selector: "type == 'cat'" } }] }),
      reply({ calls: [{ name: "styleNodes", input: { selector: "$last", color: "blue" } }] }),
      { ...answer, holdBefore: { event: 5, until } },
      { events: [chunk({ content: evil }), chunk({}, "stop")] },
      { silent: true },
      reply({ text: "Here again." }),
    ]);

    // The first words stand while the server holds its last chunk.
    await ask(page, "Find all cats and make them blue");
    await page.getByText(/All twelve/).waitFor();
    expect(await page.getByText(/at last/).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Stop", exact: true }).count()).toBe(1);
    letGo();
    await page.getByText(/at last/).waitFor();
    await answered(page, 2);
    await expect.poll(async () => (await nodesIn(page, blue)).length).toBe(12);
    expect(server.refusals).toEqual([]);
    expect(server.requests).toHaveLength(3);
    expect(JSON.stringify(server.requests[0]?.body["messages"])).toContain("Find all humans");

    // No image, no element, no request.
    await ask(page, "hi");
    await answered(page, 3);
    const log = page.getByRole("log");
    expect(await log.locator("img, iframe, script").count()).toBe(0);
    // What reads marks comes with the first answer that has some.
    await log.getByRole("link").first().waitFor();
    expect(await log.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "https://example.org/",
    ]);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    expect(foreign.filter((url) => url.includes("evil"))).toEqual([]);

    await ask(page, "hello?");
    await expect.poll(() => server.requests.length).toBe(5);
    const box = page.getByRole("textbox", { name: "Message" });
    await box.fill("a second one");
    await box.press("Enter");
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page
      .getByText(/^Stopped/)
      .first()
      .waitFor();
    await ask(page, "and now?");
    await page.getByText("Here again.").waitFor();
    expect(errors).toEqual([]);
  });
});
