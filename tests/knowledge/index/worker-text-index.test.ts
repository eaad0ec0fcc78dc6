import { describe, expect, it } from "vitest";
import type { IndexNews, IndexOrder } from "@/knowledge/index/index-messages";
import type { SearchText } from "@/knowledge/index/index-types";
import { type IndexPort, serveIndex } from "@/knowledge/index/serve-index";
import { createWorkerTextIndex } from "@/knowledge/index/worker-text-index";

const text = (id: string, words: string): SearchText => ({ id, course: "", lesson: "", text: words });
const open = new AbortController().signal;

describe("an index in a worker", () => {
  it("answers as one in the page does: put, replaced, removed, side by side", async () => {
    const index = createWorkerTextIndex(threadOf(serveIndex));
    await index.put([text("a", "A harbour with a lamp."), text("b", "A lamp alone.")]);
    const both = await Promise.all([
      index.search({ query: "harbour", limit: 5 }, open),
      index.search({ query: "alone", limit: 5 }, open),
    ]);
    expect(both.map((hits) => hits.map(({ id }) => id))).toEqual([["a"], ["b"]]);
    await index.put([text("a", "A market.")]);
    await index.remove(["b"]);
    expect(await index.search({ query: "lamp", limit: 5 }, open)).toEqual([]);
    index.end();
  });

  it("lets go of a search that is stopped, and rejects what comes after its end", async () => {
    const index = createWorkerTextIndex(threadOf(() => undefined));
    const stopping = new AbortController();
    const search = index.search({ query: "lamp", limit: 5 }, stopping.signal);
    stopping.abort(new DOMException("Stopped.", "AbortError"));
    await expect(search).rejects.toThrow("Stopped.");
    const waiting = index.put([text("a", "A lamp.")]);
    index.end();
    await expect(waiting).rejects.toThrow("The search index was closed.");
    await expect(index.search({ query: "lamp", limit: 5 }, open)).rejects.toThrow("The search index was closed.");
  });

  it("says so where its worker does not start", async () => {
    const failing = threadOf(() => undefined);
    const worker = failing();
    const index = createWorkerTextIndex(() => worker);
    const search = index.search({ query: "lamp", limit: 5 }, open);
    worker.dispatchEvent(new Event("error"));
    await expect(search).rejects.toThrow("its worker did not start");
  });
});

/** A worker's two sides with messages copied between them, as a browser does it. */
function threadOf(serve: (port: IndexPort) => void): () => Worker {
  return () => {
    const [page, inside] = [new EventTarget(), new EventTarget()];
    const tell = (to: EventTarget, data: IndexOrder | IndexNews): void =>
      void setTimeout(() => to.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) })), 0);
    serve({
      addEventListener: (type, listener) =>
        inside.addEventListener(type, (event) => listener(event as MessageEvent<IndexOrder>)),
      postMessage: (news) => tell(page, news),
    });
    // The few parts of a worker that are used.
    return Object.assign(page, {
      postMessage: (order: IndexOrder) => tell(inside, order),
      terminate: () => undefined,
    }) as unknown as Worker;
  };
}
