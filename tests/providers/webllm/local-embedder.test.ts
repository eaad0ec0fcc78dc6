import { describe, expect, it } from "vitest";
import { createLocalEmbedder } from "@/providers/webllm/local-embedder";
import { vectorOf } from "../../support/providers/embeddings-server";
import { createFakeEngine, fakeEmbeddings } from "../../support/providers/fake-engine";

const { signal } = new AbortController();
const model = fakeEmbeddings.model_id;

/** The worker's own code and the page's side of it, over an engine that is none. */
describe("embeddings of a model on this device", () => {
  it("are made by the worker, framed as these models were trained, and go nowhere", async () => {
    const { host, embedded, deeds } = createFakeEngine();
    const loads: number[] = [];
    const embedder = createLocalEmbedder({ host, model, onLoad: (ratio) => loads.push(ratio) });
    expect(embedder.host).toBeNull();
    const vectors = await embedder.embed(["a car", "a cat"], "text", signal);
    expect(vectors).toEqual(["a car", "a cat"].map((text) => Float32Array.from(vectorOf(`CLS ${text} SEP`))));
    await embedder.embed(["automobile"], "query", signal);
    expect(embedded).toEqual([
      "[CLS] a car [SEP]",
      "[CLS] a cat [SEP]",
      "[CLS] Represent this sentence for searching relevant passages: automobile [SEP]",
    ]);
    expect(deeds).toEqual([`load ${model}`, "embed 2", "embed 1"]);
    expect(loads.length).toBeGreaterThan(0);
  });

  it("are made of less of a text that is longer than the model reads", async () => {
    const { host, embedded } = createFakeEngine();
    const embedder = createLocalEmbedder({ host, model });
    expect(await embedder.embed(["car ".repeat(400)], "text", signal)).toHaveLength(1);
    expect(embedded[0]?.length).toBeLessThanOrEqual(512);
  });

  it("end with what to do where the model is unknown or does not load", async () => {
    const { host, failLoad } = createFakeEngine();
    const unknown = createLocalEmbedder({ host, model: "none" });
    await expect(unknown.embed(["a"], "text", signal)).rejects.toThrow(/^On this device: /);
    failLoad({ name: "WebGPUNotAvailableError", message: "no gpu" });
    const here = createLocalEmbedder({ host, model });
    await expect(here.embed(["a"], "text", signal)).rejects.toThrow("This browser has no WebGPU");
    expect(await here.embed(["a"], "text", signal)).toHaveLength(1);
  });

  it("end at once when they are stopped", async () => {
    const { host } = createFakeEngine();
    const stop = new AbortController();
    stop.abort(new Error("Stopped."));
    await expect(createLocalEmbedder({ host, model }).embed(["a"], "text", stop.signal)).rejects.toThrow("Stopped.");
  });
});
