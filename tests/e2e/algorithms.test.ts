import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AlgorithmRequest } from "@/analysis/catalog/algorithm-types";
import { pageTests } from "../support/page/page-tests";
import { sentTo } from "../support/page/sent-to";
import { reply } from "../support/providers/openai-chunks";
import { startOpenAiServer } from "../support/providers/openai-server";

const assets = join(import.meta.dirname, "..", "..", "dist", "assets");
const { parley, open, openPage } = pageTests();

describe("algorithms in the page", () => {
  it("run in a worker when a model asks for one; its result is saved and told", async () => {
    const server = await startOpenAiServer(
      [
        reply({ calls: [{ name: "runAlgorithm", input: { algorithm: "communities", saveAs: "gang" } }] }),
        reply({ calls: [{ name: "findNodes", input: { selector: "gang == 1" } }] }),
        reply({ text: "There they are." }),
      ],
      { allowOrigin: "*", models: ["page-model"] },
    );
    const { page } = await openPage({ stored: sentTo(server) });
    expect(page.workers().map((worker) => worker.url())).not.toContainEqual(
      expect.stringContaining("algorithm-worker"),
    );
    await page.getByRole("textbox", { name: "Message" }).fill("Find the gangs");
    await page.getByRole("textbox", { name: "Message" }).press("Enter");
    await page.getByText("There they are.").waitFor();
    expect(page.workers().map((worker) => worker.url())).toContainEqual(expect.stringContaining("algorithm-worker"));
    const output = JSON.stringify(server.requests.at(-1));
    expect(output).toContain("communityCount");
    expect(output).toMatch(/Saved as the attribute gang of 20 nodes/);
    await server.close();
  });

  it("stop within 100 ms, and the worker runs the next one", async () => {
    const { page } = await open();
    const file = readdirSync(assets).find((name) => name.startsWith("algorithm-worker"));
    const count = 20_000;
    const random = (seed: number) => (Math.imul(seed, 2_654_435_761) >>> 0) % count;
    const ends = Array.from({ length: count * 6 }, (_, index) => random(index + 1));
    const seen = await page.evaluate(stopAndRunAgain, { address: `${parley().address}assets/${file}`, count, ends });
    expect(seen.stopped).toBe("cancelled");
    expect(seen.waited).toBeLessThan(100);
    expect(seen.next).toBe("done");
  });
});

/** In the page: long work is ordered, stopped after a while, then short work ordered of the same worker. */
async function stopAndRunAgain({
  address,
  count,
  ends,
}: {
  readonly address: string;
  readonly count: number;
  readonly ends: readonly number[];
}) {
  const worker = new Worker(address, { type: "module" });
  const order = (algorithm: AlgorithmRequest["algorithm"], samples: number): void => {
    const half = ends.length / 2;
    const graph = {
      nodeCount: count,
      sources: Uint32Array.from(ends.slice(0, half)),
      targets: Uint32Array.from(ends.slice(half)),
      directed: new Uint8Array(half),
    };
    worker.postMessage({ type: "run", request: { algorithm, graph, settings: { samples }, seed: 1 } });
  };
  const end = () =>
    new Promise<string>((resolve) => {
      worker.addEventListener("message", ({ data }) => {
        if (data.type !== "progress") resolve(data.type);
      });
    });
  const first = end();
  const begun = new Promise((resolve) => worker.addEventListener("message", resolve, { once: true }));
  order("betweenness", count);
  // Fast machines are done within seconds, slow ones have not begun by then.
  await begun;
  const output = performance.now();
  worker.postMessage({ type: "cancel" });
  const stopped = await first;
  const waited = performance.now() - output;
  const second = end();
  order("components", 1);
  const next = await second;
  worker.terminate();
  return { stopped, waited, next };
}
