import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { expect, it } from "vitest";
import { toReplyText } from "@/ai/small-prompt/reply-form";
import { serveSourcePage } from "../support/canvas-page/serve-canvas-page";
import { median, printRatios } from "../support/measure";
import { executablePath } from "../support/page/chromium";
import { putModel } from "../support/page/webllm-page";
import { startModelServer } from "../support/providers/model-server";
import { toStubModelFiles } from "../support/webllm/stub-model-files";

/*
 * What Parley adds to a model in the page: the real engine on our stub of a model, in one run the same messages asked of the
 * engine as it is, with our grammar, and through controller, prompt, grammar and reader. The stub writes a token in a few
 * milliseconds, as fast as the smallest real models; its vocabulary is small, so the making of the grammar's masks is not shown.
 */
const answer = "There are 14 nodes in this graph, 8 cats and 6 humans. ".repeat(4);

it("asks a model in the page beside the engine alone", async () => {
  const library = await readFile(join(import.meta.dirname, "..", "support", "webllm", "stub-model.wasm"));
  const files = toStubModelFiles([
    { when: "Tell me about the graph", say: toReplyText(answer) },
    { when: "Forget it", say: "x" },
  ]);
  const server = await startModelServer([{ name: "stub", files }], library);
  const source = await serveSourcePage("webllm-bench-page");
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--enable-unsafe-webgpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(source.url);
    const record = { model: server.address("stub"), model_id: "stub", model_lib: server.libraryUrl };
    await putModel(page, server);
    await page.waitForFunction(() => "bench" in window);
    const taken = await page.evaluate((asked) => window.bench.measure(asked, "Tell me about the graph", 9), {
      ...record,
      overrides: { context_window_size: 16_384 },
    });
    const medians = (of: "first" | "all") =>
      Object.fromEntries(Object.entries(taken).map(([name, list]) => [name, median(list.map((one) => one[of]))]));
    printRatios("a message until its first text", medians("first"), "the engine alone");
    printRatios("a message of 220 tokens until its end", medians("all"), "the engine alone");
    expect(Object.keys(taken)).toHaveLength(3);
  } finally {
    await browser.close();
    await source.close();
    await server.close();
  }
});
