import type { ModelRecord } from "@mlc-ai/web-llm";
import type { EngineNews, EngineOrder, EngineRequest, LoadReport } from "./engine-messages";

/** As much of the engine as is used. */
export interface ServedEngine {
  reload(modelId: string): Promise<void>;
  ask(request: EngineRequest): Promise<AsyncIterable<unknown>>;
  /** Only of a model of embeddings: one vector a text, in order. */
  embed(texts: readonly string[]): Promise<readonly (readonly number[])[]>;
  interruptGenerate(): void;
}

export interface EngineMaker {
  readonly records: readonly ModelRecord[];
  create(record: ModelRecord, onReport: (report: LoadReport) => void): ServedEngine;
}

/** The worker's side: a port, or the worker's own scope. */
export interface OrderPort {
  postMessage(news: EngineNews): void;
  addEventListener(type: "message", listener: (event: { readonly data: EngineOrder }) => void): void;
}

/** Runs one engine for the page. An order never throws: what goes wrong is reported under its number. */
export function serveEngine(port: OrderPort, maker: EngineMaker): void {
  const stopped = new Set<number>();
  let engine: ServedEngine | null = null;

  async function load(id: number, record: ModelRecord): Promise<void> {
    engine = maker.create(record, ({ progress, text }) =>
      port.postMessage({ type: "report", id, report: { progress, text } }),
    );
    await engine.reload(record.model_id);
  }

  async function embed(id: number, texts: readonly string[]): Promise<void> {
    const made = await loaded().embed(texts);
    port.postMessage({ type: "vectors", id, vectors: made.map((vector) => Float32Array.from(vector)) });
  }

  function loaded(): ServedEngine {
    if (engine === null) throw Object.assign(new Error("No model is loaded."), { name: "ModelNotLoadedError" });
    return engine;
  }

  /** An interrupt before the first chunk is lost by the engine, so the loop is left too; that frees it for the next request. */
  async function ask(id: number, request: EngineRequest): Promise<void> {
    const ready = loaded();
    if (stopped.has(id)) return;
    for await (const chunk of await ready.ask(request)) {
      if (stopped.has(id)) return;
      port.postMessage({ type: "chunk", id, chunk });
    }
  }

  async function obey(order: Exclude<EngineOrder, { type: "stop" }>): Promise<void> {
    switch (order.type) {
      case "list":
        port.postMessage({ type: "records", id: order.id, records: maker.records });
        return;
      case "load":
        return load(order.id, order.record);
      case "ask":
        return ask(order.id, order.request);
      case "embed":
        return embed(order.id, order.texts);
    }
  }

  async function answer(order: Exclude<EngineOrder, { type: "stop" }>): Promise<void> {
    const { id } = order;
    try {
      await obey(order);
      port.postMessage({ type: "done", id });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: "Error", message: String(error) };
      port.postMessage({ type: "failed", id, name, message });
    }
    stopped.delete(id);
  }

  port.addEventListener("message", ({ data: order }) => {
    if (order.type !== "stop") {
      void answer(order);
      return;
    }
    stopped.add(order.id);
    engine?.interruptGenerate();
  });
}
