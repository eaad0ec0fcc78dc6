import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { serveFolder } from "../../../scripts/serve-folder.mjs";
import { type ModelServer, startModelServer } from "../providers/model-server";
import { type StubReply, toStubModelFiles } from "../webllm/stub-model-files";
import { executablePath, plainArgs } from "./chromium";

const dist = join(import.meta.dirname, "..", "..", "..", "dist");

export interface LocalModelPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: ModelServer;
  readonly address: string;
  /** Console errors and uncaught exceptions so far. */
  readonly errors: readonly string[];
  /** The page's own host is gone, and the network with it. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

export interface LocalModelPageOptions {
  /** Without it this Chromium has the interface and no adapter. */
  readonly hasGpu?: boolean;
  /** The page keeps its own files, as it must where its own host is to go: all of them are fetched in each visit. */
  readonly isStored?: boolean;
}

/** The build in a Chromium whose graphics are drawn by the processor, beside a server that has our own model as "stub". */
export async function openLocalModelPage(
  replies: readonly StubReply[],
  { hasGpu = true, isStored = false }: LocalModelPageOptions = {},
): Promise<LocalModelPage> {
  const library = await readFile(join(import.meta.dirname, "..", "webllm", "stub-model.wasm"));
  const server = await startModelServer([{ name: "stub", files: toStubModelFiles(replies) }], library);
  const pages = await serveFolder(dist, { base: "/" });
  const profile = mkdtempSync(join(tmpdir(), "parley-chromium-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: isStored ? "allow" : "block",
    args: [...plainArgs, ...(hasGpu ? ["--enable-unsafe-webgpu"] : [])],
  });
  const errors: string[] = [];
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(pages.address);
  return {
    page,
    context,
    server,
    address: pages.address,
    errors,
    cut: async () => {
      await pages.close();
      await context.setOffline(true);
    },
    close: async () => {
      await context.close();
      await pages.close();
      await server.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Puts the model on the device and chooses it, as the models page does. */
export async function chooseStubModel({ page, server }: Pick<LocalModelPage, "page" | "server">): Promise<void> {
  await putModel(page, server);
  const record = { model: server.address("stub"), model_id: "stub", model_lib: server.libraryUrl };
  await page.evaluate((own) => {
    localStorage.setItem("parley.models", JSON.stringify({ own: [own] }));
    localStorage.setItem("parley.settings", JSON.stringify({ source: { kind: "local", model: own.model_id } }));
  }, record);
  await page.reload();
}

/** All files of the server in the browser's caches, where a download puts them. */
export async function putModel(page: Page, server: ModelServer): Promise<void> {
  const files = [...server.files].map(([path, bytes]) => ({
    cache: cacheOf(path),
    url: new URL(path, server.libraryUrl).href,
    base64: Buffer.from(bytes).toString("base64"),
  }));
  await page.evaluate(async (list) => {
    for (const { cache, url, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      await (await caches.open(cache)).put(url, new Response(bytes));
    }
  }, files);
}

function cacheOf(path: string): string {
  if (path.endsWith(".wasm")) return "webllm/wasm";
  return path.endsWith("mlc-chat-config.json") ? "webllm/config" : "webllm/model";
}
