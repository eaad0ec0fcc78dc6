import type { ModelRecord } from "@mlc-ai/web-llm";
import { type Channel, createChannel } from "@/lib/channel";
import type { EngineNews, EngineOrder, EngineRequest, LoadReport } from "./engine-messages";

/** The page's side of a worker, or of a port in tests. */
export interface EnginePort {
  postMessage(order: EngineOrder): void;
  addEventListener(type: "message", listener: (event: { readonly data: EngineNews }) => void): void;
  /** For a worker that cannot start or that breaks down. */
  addEventListener(type: "error", listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

/** One engine in its worker. Its promises and streams all end when it is ended. */
export type EngineProcess = ReturnType<typeof createEngineProcess>;

interface Pending {
  readonly take: (news: EngineNews) => void;
  readonly done: () => void;
  readonly fail: (error: Error) => void;
}

export function createEngineProcess(port: EnginePort) {
  const pending = new Map<number, Pending>();
  const onDrained = new Set<() => void>();
  let count = 0;

  function takePending(id: number): Pending | undefined {
    const found = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) {
      for (const resolve of onDrained) resolve();
      onDrained.clear();
    }
    return found;
  }

  function receive(news: EngineNews): void {
    if (news.type === "done") takePending(news.id)?.done();
    else if (news.type === "failed") takePending(news.id)?.fail(named(news.name, news.message));
    else pending.get(news.id)?.take(news);
  }

  function failAll(error: Error): void {
    for (const id of [...pending.keys()]) takePending(id)?.fail(error);
  }

  function send(entry: Pending, toOrder: (id: number) => EngineOrder): number {
    count += 1;
    pending.set(count, entry);
    port.postMessage(toOrder(count));
    return count;
  }

  function order(take: (news: EngineNews) => void, toOrder: (id: number) => EngineOrder): Promise<void> {
    return new Promise((resolve, reject) => {
      send({ take, done: resolve, fail: reject }, toOrder);
    });
  }

  /** What the news that comes before the end brings. */
  async function asked<T>(read: (news: EngineNews) => T, toOrder: (id: number) => EngineOrder): Promise<T> {
    const found: T[] = [];
    await order((news) => found.push(read(news)), toOrder);
    const [first] = found;
    if (first === undefined) throw named("EngineSilentError", "The engine ended without an answer.");
    return first;
  }

  port.addEventListener("message", ({ data }) => receive(data));
  port.addEventListener("error", ({ message = "" }) => failAll(named("WorkerError", message)));

  return {
    list: (): Promise<readonly ModelRecord[]> => asked(recordsIn, (id) => ({ type: "list", id })),
    load: (record: ModelRecord, onReport: (report: LoadReport) => void): Promise<void> =>
      order(
        (news) => {
          if (news.type === "report") onReport(news.report);
        },
        (id) => ({ type: "load", id, record }),
      ),
    /** The engine's chunks. A reader that leaves stops the model; `drained` tells when it is free again. */
    ask(request: EngineRequest): AsyncIterable<unknown> {
      let id = 0;
      const chunks: Channel<unknown> = createChannel(() => port.postMessage({ type: "stop", id }));
      const take = (news: EngineNews) => {
        if (news.type === "chunk") chunks.push(news.chunk);
      };
      id = send({ take, done: chunks.close, fail: chunks.fail }, (number) => ({ type: "ask", id: number, request }));
      return chunks;
    },
    /** Of a model of embeddings: one vector a text, in order. */
    embed: (texts: readonly string[]): Promise<readonly Float32Array[]> =>
      asked(vectorsIn, (id) => ({ type: "embed", id, texts })),
    /** Resolves once no request is under way. */
    drained: (): Promise<void> =>
      pending.size === 0 ? Promise.resolve() : new Promise((resolve) => void onDrained.add(() => resolve())),
    end(): void {
      port.terminate();
      failAll(named("EngineEndedError", "The model's worker was ended."));
    },
  };
}

function recordsIn(news: EngineNews): readonly ModelRecord[] {
  return news.type === "records" ? news.records : [];
}

function vectorsIn(news: EngineNews): readonly Float32Array[] {
  return news.type === "vectors" ? news.vectors : [];
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
