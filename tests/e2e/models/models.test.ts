import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { toReplyText } from "@/ai/small-prompt/reply-form";
import { casesOf, isLong } from "../../support/long";
import { launchProfile } from "../../support/page/chromium";
import { pageTests, violations } from "../../support/page/page-tests";
import { openByPalette } from "../../support/page/panel-tour";
import { openLocalModelPage } from "../../support/page/webllm-page";
import { type ModelServer, startModelServer, toShardList } from "../../support/providers/model-server";

const shards = Array.from({ length: 4 }, (_, index) => new Uint8Array(300_000).fill(index + 1));
const library = new TextEncoder().encode("no real library");
const servers: ModelServer[] = [];
const { openPage } = pageTests();
const address = inject("pageAddress");

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A hub with one model of four shards. */
async function startHub(): Promise<ModelServer> {
  const files = {
    "mlc-chat-config.json": JSON.stringify({ tokenizer_files: ["tokenizer.json"] }),
    "tokenizer.json": "{}",
    "tensor-cache.json": toShardList(shards),
    ...Object.fromEntries(shards.map((bytes, index) => [`params_shard_${index}.bin`, bytes])),
  };
  const server = await startModelServer([{ name: "Tiny-0.1B-q4f32_1-MLC", files }], library);
  servers.push(server);
  return server;
}

const title = "Tiny 0.1B";
const shardsAsked = (server: ModelServer, from = 0): readonly number[] =>
  server.asked
    .slice(from)
    .flatMap((path) => /shard_(\d)/.exec(path)?.[1] ?? [])
    .map(Number);

async function openModels(page: Page): Promise<void> {
  await page.goto(address);
  await showModels(page);
}

async function showModels(page: Page): Promise<void> {
  // It hears no keys before it is there.
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  await openByPalette(page, "Models");
  await page.getByRole("heading", { name: "Installed" }).waitFor();
}

async function addModel(page: Page, server: ModelServer): Promise<void> {
  await page.getByLabel("Folder of the model").fill(server.address("Tiny-0.1B-q4f32_1-MLC"));
  await page.getByLabel("Model library (.wasm)").fill(server.libraryUrl);
  await page.getByRole("button", { name: "Add to the list" }).click();
  await page.getByText("Added Tiny-0.1B-q4f32_1-MLC to the list.").waitFor();
}

const row = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const button = (page: Page, name: string) => page.getByRole("button", { name: `${name} ${title}` });

describe("the page of models with WebGPU", () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await launchProfile({ more: ["--enable-unsafe-webgpu"], serviceWorkers: "block" });
    page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(9000);
  });
  afterAll(async () => {
    await context.close();
  });
  afterEach(async () => {
    // Each begins with nothing on the device.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.startsWith("webllm/")) await caches.delete(name);
      localStorage.clear();
    });
  });

  // That a processor draws here is told beside the composer, below; the list itself is tried without WebGPU and in jsdom.
  it.runIf(isLong)(
    "offers what fits, finds others by name, and says in a sentence what is wrong with an address",
    async () => {
      await openModels(page);
      const first = page.getByRole("listitem").filter({ hasText: "Recommended" });
      expect(await first.getByRole("heading").textContent()).toContain("Qwen3 1.7B");
      // A processor draws here: it would work, slowly.
      await first.getByText("Tight").waitFor();
      await first.getByText(/runs? on the processor/).waitFor();
      await page.getByRole("button", { name: /Show \d+ other models/ }).click();
      await page.getByRole("searchbox", { name: "Find a model" }).fill("hermes");
      expect(await page.getByRole("heading", { name: /Hermes/ }).count()).toBeGreaterThan(2);
      await page.getByLabel("Folder of the model").fill("my models");
      await page.getByLabel("Model library (.wasm)").fill("https://models.example/lib.wasm");
      await page.getByRole("button", { name: "Add to the list" }).click();
      await page.getByText('"my models" is not a web address.').waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("textbox", { name: "Message" }).waitFor();
    },
  );

  it.runIf(isLong)(
    "tells its size and fit beside the composer before it is opened, and asks no other host for it",
    async () => {
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(request.url()));
      await page.goto(address);
      // A processor draws here.
      const beside = page.getByRole("button", { name: /Qwen3 1\.7B · about 1\.1 GB once Tight fit here/ });
      await beside.waitFor();
      expect(asked.filter((url) => !url.startsWith(new URL(address).origin))).toEqual([]);
      expect(asked.filter((url) => /llm-worker|web-llm/.test(url))).toEqual([]);
      await beside.click();
      await page.getByRole("heading", { name: "Installed" }).waitFor();
    },
  );

  it.runIf(isLong)("leads to what else is set, and back to the graph", async () => {
    await openModels(page);
    const places = page.getByRole("navigation", { name: "Settings" });
    expect(await places.locator("[aria-current]").textContent()).toBe("Models");
    const others = {
      "API keys": /^API keys/,
      Privacy: "What leaves this device",
      "Data and storage": "Saved on this device",
    };
    for (const [place, heading] of Object.entries(others)) {
      await places.getByRole("button", { name: place }).click();
      await page.getByRole("dialog").getByRole("heading", { name: heading }).first().waitFor();
      expect(await places.locator("[aria-current]").textContent()).toBe(place);
    }
    await page.getByRole("button", { name: "Back to the graph" }).click();
    await page.getByRole("textbox", { name: "Message" }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("downloads with percent and bytes, stops, goes on, is used and deleted", async () => {
    const server = await startHub();
    await openModels(page);
    await addModel(page, server);
    await row(page).getByText("1.2 MB").waitFor();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.meet((path) => (/shard_[123]/.test(path) ? held : undefined));
    await button(page, "Download").click();
    const bar = row(page).getByRole("progressbar");
    await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
    expect(await row(page).textContent()).toMatch(/\d+% · \d+ kB of 1\.2 MB/);
    // It goes on while the page is closed, and can be stopped when it is opened again.
    await page.keyboard.press("Escape");
    await openByPalette(page, "Models");
    await button(page, "Stop").click();
    await button(page, "Resume").waitFor();
    await row(page).getByText("Stopped").waitFor();
    letGo();
    server.meet(() => undefined);
    const before = server.asked.length;
    await button(page, "Resume").click();
    await page.getByText(`${title} is ready offline.`).first().waitFor();
    expect(shardsAsked(server, before)).toEqual([1, 2, 3]);
    await button(page, "Use").click();
    await row(page).getByText("In use").waitFor();
    expect(await page.getByRole("radio", { name: "On this device" }).isChecked()).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: new RegExp(`${title}.*stays|${title}.*[Nn]othing`) }).waitFor();
    await page.getByRole("contentinfo").getByRole("button", { name: "Nothing leaves this device" }).waitFor();
    await openByPalette(page, "Models");
    await button(page, "Delete").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Nothing is downloaded yet.").waitFor();
    await button(page, "Download").waitFor();
    expect(await page.getByRole("radio", { name: "Built-in" }).isChecked()).toBe(true);
  });

  it.runIf(isLong)("is given up in the middle of its download, and nothing of it stays", async () => {
    const server = await startHub();
    await openModels(page);
    await addModel(page, server);
    server.meet((path) => (/shard_[23]/.test(path) ? new Promise(() => undefined) : undefined));
    await button(page, "Download").click();
    await row(page).getByText("50% · 600 kB of 1.2 MB").waitFor();
    await button(page, "Discard the download of").click();
    const stored = () =>
      page.evaluate(async () => (await (await caches.open("webllm/model")).keys()).map(({ url }) => url));
    await expect.poll(async () => (await stored()).filter((url) => url.includes("shard"))).toEqual([]);
    await button(page, "Download").waitFor();
    expect(await row(page).getByText("Stopped").count()).toBe(0);
  });

  it.runIf(isLong)("says why the server's death ended it; after a reload only what is missing is fetched", async () => {
    const server = await startHub();
    await openModels(page);
    await addModel(page, server);
    server.meet((path) => {
      if (/shard_[23]/.test(path)) throw new Error("The server dies.");
    });
    await button(page, "Download").click();
    await row(page)
      .getByRole("alert")
      .getByText(/could not reach the model's server, or the connection broke.*the finished part is kept/)
      .waitFor();
    await openModels(page);
    await row(page).getByText("50% · 600 kB of 1.2 MB").waitFor();
    server.meet(() => undefined);
    const before = server.asked.length;
    await button(page, "Resume").click();
    await button(page, "Use").waitFor();
    expect(shardsAsked(server, before)).toEqual([2, 3]);
    await page.getByRole("button", { name: `Delete ${title}` }).waitFor();
  });

  it.runIf(isLong)("keeps no damaged file, and fetches just that one anew", async () => {
    const server = await startHub();
    await openModels(page);
    await addModel(page, server);
    server.change("params_shard_1.bin", new Uint8Array(300_000).fill(9));
    await button(page, "Download").click();
    await row(page)
      .getByRole("alert")
      .getByText(/is damaged or was changed/)
      .waitFor();
    server.change("params_shard_1.bin", shards[1] ?? new Uint8Array());
    const before = server.asked.length;
    await button(page, "Resume").click();
    await button(page, "Use").waitFor();
    expect(shardsAsked(server, before)).toContain(1);
    expect(shardsAsked(server, before)).not.toContain(0);
  });

  it.runIf(isLong)("says that the room is used up and what to do, and keeps what has come", async () => {
    const server = await startHub();
    await openModels(page);
    await addModel(page, server);
    const session = await context.newCDPSession(page);
    const { origin } = new URL(address);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.meet((path) => (/shard_[123]/.test(path) ? held : undefined));
    await button(page, "Download").click();
    const bar = row(page).getByRole("progressbar");
    await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
    const { usage } = await session.send("Storage.getUsageAndQuota", { origin });
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + 1000 });
    letGo();
    await row(page)
      .getByRole("alert")
      .getByText(/no room left.*Delete a model you do not use/)
      .waitFor();
    await session.send("Storage.overrideQuotaForOrigin", { origin });
    await session.detach();
    await button(page, "Resume").click();
    await button(page, "Use").waitFor();
  });
});

describe("a model that was downloaded here", () => {
  it.runIf(isLong)("answers without a network, in the first visit and after a reload", async () => {
    const say = "Hello from this device.";
    const local = await openLocalModelPage([{ when: "Say hello", say: toReplyText(say) }], { isStored: true });
    const { page, server } = local;
    page.setDefaultTimeout(15_000);
    await showModels(page);
    await page.getByLabel("Folder of the model").fill(server.address("stub"));
    await page.getByLabel("Model library (.wasm)").fill(server.libraryUrl);
    await page.getByRole("button", { name: "Add to the list" }).click();
    await page.getByRole("button", { name: "Download stub" }).click();
    await page.getByRole("button", { name: "Use stub" }).click();
    await page.keyboard.press("Escape");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const ask = async () => {
      const box = page.getByRole("textbox", { name: "Message" });
      await box.fill("Say hello");
      await box.press("Enter");
      await page.getByRole("article").last().getByText(say).waitFor({ timeout: 30_000 });
    };
    await server.close();
    await local.cut();
    await ask();
    // The engine's worker is behind the same gate as the page.
    const reached = await Promise.all(
      page
        .workers()
        .map((worker) => worker.evaluate<string>(`fetch("https://elsewhere.example").catch((error) => error.name)`)),
    );
    expect(reached.length).toBeGreaterThan(0);
    expect(new Set(reached)).toEqual(new Set(["NetworkRefused"]));
    await page.reload();
    await ask();
    expect(await page.getByRole("contentinfo").getByRole("button").textContent()).toMatch(
      /^Nothing leaves this device/,
    );
    await local.close();
  });
});

describe("the page of models without WebGPU", () => {
  it("says why none can run and what works without", async () => {
    const { page } = await openPage();
    await showModels(page);
    await page.getByText("Models cannot run in this browser.").waitFor();
    await page.getByText(/Switch on hardware acceleration/).waitFor();
    await page.getByRole("button", { name: "Download Qwen3 1.7B", disabled: true }).waitFor();
    await page.getByRole("button", { name: "Use a server on this machine" }).click();
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Settings" }).waitFor({ state: "detached" });
    // Closed, it goes back in the tab's history, which takes its time: a visit begun before that is broken off.
    await page.waitForFunction(() => !history.state?.place);
    await showModels(page);
    await page.getByRole("button", { name: "Use the built-in assistant" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
});

describe.each(casesOf(["light"] as const, ["dark"] as const))("in %s", (colorScheme) => {
  it.runIf(isLong)("axe finds nothing on the page of models and on what leaves the device", async () => {
    const context = await launchProfile({ more: ["--enable-unsafe-webgpu"], serviceWorkers: "block" });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openModels(page);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("button").click();
    await page.getByRole("heading", { name: "What leaves this device" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
