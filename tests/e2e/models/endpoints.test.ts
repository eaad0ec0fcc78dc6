import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { casesOf, isLong } from "../../support/long";
import { openServices } from "../../support/page/open-services";
import { ask, pageTests } from "../../support/page/page-tests";
import { startParley } from "../../support/page/parley-page";
import {
  type ListingServer,
  ollamaAnswers,
  startListingServer,
  vllmAnswers,
} from "../../support/providers/listing-server";
import { chunk } from "../../support/providers/openai-chunks";
import { type OpenAiServer, startOpenAiServer } from "../../support/providers/openai-server";
import { type RecordingServer, startRecordingServer } from "../../support/providers/recording-server";

const { openPage } = pageTests();
const servers: (ListingServer | OpenAiServer)[] = [];
const recording: RecordingServer[] = [];

afterEach(async () => {
  await Promise.all([...servers.splice(0), ...recording.splice(0)].map((server) => server.close()));
});

async function openSettings(): Promise<Page> {
  const { page } = await openPage();
  await showSettings(page);
  return page;
}

async function showSettings(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  await openServices(page);
}

async function listing(...given: Parameters<typeof startListingServer>): Promise<ListingServer> {
  const server = await startListingServer(...given);
  servers.push(server);
  return server;
}

interface Typed {
  readonly preset?: string;
  readonly address: string;
  readonly key?: string;
  readonly model?: string;
}

/** Fills the form of a new endpoint and tests it; gives what the page says. */
async function test(page: Page, { preset = "Another address", address, key, model }: Typed): Promise<string> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: preset, exact: true }).click();
  await dialog.getByLabel("Address").fill(address);
  if (key) await dialog.getByLabel("API key").fill(key);
  if (model) await dialog.getByLabel("Model").fill(model);
  await dialog.getByRole("button", { name: "Test", exact: true }).click();
  const note = dialog.locator("[aria-live] .note");
  await note.waitFor();
  return (await note.textContent()) ?? "";
}

describe("“Use my API key”, in a browser", () => {
  it.runIf(isLong)(
    "tells a server that lets no page in, then goes from the key to the message box; no address holds the key",
    async () => {
      const noCors = await listing({ "/v1/models": { object: "list", data: [{ id: "gpt-5-mini" }] } });
      const good = await listing(vllmAnswers, { allowOrigin: "*", apiKey: "sk-proj-right" });
      const { page, errors } = await openPage();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.getByRole("button", { name: /Use my API key/ }).click();
      const form = page.locator(".own-key");
      await form.getByLabel("API key").fill("sk-proj-right");
      await form.getByLabel("Service").selectOption("Another address");
      await form.getByLabel("Address").fill(`${noCors.origin}/v1`);
      await form.getByRole("button", { name: /^Show the models/ }).click();
      await form.getByText(/blocks requests from web pages \(CORS\)/).waitFor();
      await form.getByLabel("Address").fill(`${good.origin}/v1`);
      await form.getByRole("button", { name: /^Show the models/ }).click();
      await form.getByRole("button", { name: "Start chatting" }).click();
      await page.getByRole("textbox", { name: "Message" }).and(page.locator(":focus")).waitFor();
      expect(asked.filter((url) => url.includes("sk-proj"))).toEqual([]);
      expect(errors.filter((error) => !/CORS|Failed to load|ERR_FAILED/.test(error))).toEqual([]);
    },
  );
});

describe("the Test of an endpoint, in a browser", () => {
  it("tells the right key, a missing CORS header and a closed port apart, and what a server says of itself", async () => {
    const open = { allowOrigin: "*", apiKey: "sk-right" };
    const good = await listing(vllmAnswers, open);
    const noCors = await listing(ollamaAnswers);
    const page404 = await listing({}, { allowOrigin: "*" });
    const html = await listing({ "/v1/models": { type: "text/html", body: "<h1>Hello</h1>" } }, { allowOrigin: "*" });
    const closed = await listing({});
    await closed.close();
    const page = await openSettings();
    const dialog = page.getByRole("dialog");
    const said: string[] = [];
    const inBrowserAlone: readonly (readonly [Typed, RegExp])[] = [
      [{ address: `${good.origin}/v1`, key: "sk-right" }, /vLLM at 127\.0\.0\.1:\d+ answers and lists 1 model/],
      [{ preset: "Ollama", address: `${noCors.origin}/v1` }, /\(CORS\)\. To fix it, start Ollama with OLLAMA_ORIGINS/],
      [{ preset: "LM Studio", address: `${noCors.origin}/v1` }, /\(CORS\)\. To fix it, switch on CORS in LM Studio/],
      [{ address: `${closed.origin}/v1` }, /I could not reach [^ ]+\. Is the server running, and is the port right\?/],
    ];
    // A test in Node tells these apart each time.
    const inNodeToo: typeof inBrowserAlone = [
      [{ address: `${good.origin}/v1`, key: "sk-wrong" }, /refused the API key/],
      [{ address: `${html.origin}/v1` }, /answered with a web page/],
      [{ address: `${page404.origin}/api` }, /nothing at .*\/api\/models \(404\)\. Check the path/],
    ];
    const rows = casesOf(inBrowserAlone, inNodeToo);
    for (const [typed, sentence] of rows) {
      const text = await test(page, typed);
      expect(text).toMatch(sentence);
      said.push(text);
      await dialog.getByRole("button", { name: /^Remove / }).click();
    }
    expect(new Set(said).size).toBe(rows.length);
  });

  it.runIf(isLong)("follows no redirect, in the test or in a message, and the second host hears nothing", async () => {
    const second = await listing(vllmAnswers, { allowOrigin: "*" });
    // The short run tries the one that sends a message's text on as it is.
    for (const status of casesOf([307], [302])) {
      const first = await startRecordingServer(({ method, path }, response) => {
        response.setHeader("access-control-allow-origin", "*");
        response.setHeader("access-control-allow-headers", "authorization, content-type");
        response.writeHead(method === "OPTIONS" ? 204 : status, { location: `${second.origin}${path}` }).end();
      });
      recording.push(first);
      const page = await openSettings();
      const typed = { address: `${first.origin}/v1`, key: "sk-secret-1234567890", model: "m" };
      expect(await test(page, typed)).toMatch(/sent the request on to another address.*follows no redirect/s);
      await page.getByRole("button", { name: "Use this endpoint" }).click();
      await page.keyboard.press("Escape");
      await page.getByRole("textbox", { name: "Message" }).fill("a secret of mine");
      await page.keyboard.press("Enter");
      await page
        .getByText(/sent the request on to another address/)
        .first()
        .waitFor();
      expect(first.seen.map(({ path }) => path)).toContain("/v1/chat/completions");
    }
    expect(second.seen).toEqual([]);
  });

  it.runIf(isLong)(
    "tells when the browser keeps a page from servers of this machine, and that it goes once that is allowed",
    async () => {
      const elsewhere = await startParley({ isPublic: true });
      try {
        const server = await listing(ollamaAnswers, { allowOrigin: "*" });
        const { page } = await elsewhere.open();
        await showSettings(page);
        const typed = { preset: "Ollama", address: `${server.origin}/v1` };
        expect(await test(page, typed)).toMatch(
          /browser does not let this page talk to 127\.0\.0\.1:\d+.*"Local network access" to Allow/,
        );
        expect(server.seen).toEqual([]);
        await page.context().grantPermissions(["local-network-access"]);
        await page.getByRole("dialog").getByRole("button", { name: "Test", exact: true }).click();
        await page.getByText(/Ollama at 127\.0\.0\.1:\d+ answers and lists 2 models/).waitFor();
      } finally {
        await elsewhere.close();
      }
    },
  );
});

describe("several endpoints", () => {
  // Another endpoint takes over in the tests of the page and of Anthropic; each key goes to its own host only in those of the keys.
  it.runIf(isLong)(
    "stand side by side in the menu, take over in mid-conversation, and survive a reload with their keys kept apart",
    async () => {
      const say = async (text: string) => {
        const events = [chunk({ content: text }), chunk({}, "stop")];
        const server = await startOpenAiServer([{ events }, { events }], { allowOrigin: "*", models: [text] });
        servers.push(server);
        return server;
      };
      const first = await say("Answer-one");
      const second = await say("Answer-two");
      const page = await openSettings();
      for (const [server, model] of [
        [first, "Answer-one"],
        [second, "Answer-two"],
      ] as const) {
        await test(page, { address: server.baseUrl, key: `sk-${model}` });
        const dialog = page.getByRole("dialog");
        await expect.poll(() => dialog.getByLabel("Model").inputValue()).toBe(model);
        await dialog.getByRole("button", { name: "Use this endpoint" }).click();
        await dialog.getByRole("button", { name: /^Close the form/ }).click();
      }
      await page.keyboard.press("Escape");
      await ask(page, "Hello?");
      await page.getByRole("article").last().getByText("Answer-two", { exact: true }).first().waitFor();
      await page.getByRole("button", { name: /^Answers come from/ }).click();
      await page.getByRole("menuitemradio", { name: /Answer-one/ }).click();
      await ask(page, "And you?");
      await expect.poll(() => first.requests.length).toBe(1);
      expect(JSON.stringify(first.requests[0]?.body["messages"])).toContain("Hello?");
      expect(first.requests[0]?.headers.authorization).toBe("Bearer sk-Answer-one");
      expect([...first.refusals, ...second.refusals]).toEqual([]);
      const stored = JSON.stringify(await page.context().storageState({ indexedDB: true }));
      expect(stored).toContain("Answer-one");
      expect(stored).not.toContain("sk-Answer");
      await page.reload();
      await page.getByRole("button", { name: /^Answers come from: Answer-one/ }).waitFor();
    },
  );
});
