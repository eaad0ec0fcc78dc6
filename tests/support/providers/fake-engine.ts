import type { ModelRecord } from "@mlc-ai/web-llm";
import { createEngineHost, type EngineHost } from "@/providers/webllm/engine/engine-host";
import type { EngineNews, EngineOrder, EngineRequest, LoadReport } from "@/providers/webllm/engine/engine-messages";
import { createEngineProcess, type EnginePort } from "@/providers/webllm/engine/engine-process";
import { type OrderPort, type ServedEngine, serveEngine } from "@/providers/webllm/engine/serve-engine";
import { engineRefusalOf } from "@/providers/webllm/engine/wire-form";
import { vectorOf } from "./embeddings-server";

/** One reply of the engine, in the order of the requests. */
export interface EngineReply {
  readonly text?: string;
  readonly finish?: "stop" | "length";
  /** The text comes, then nothing until it is released or interrupted. */
  readonly hold?: Promise<void>;
  /** Hears no interrupt while it is held. */
  readonly isDeaf?: boolean;
  /** Thrown after the text; with no text before the first chunk. */
  readonly error?: { readonly name: string; readonly message: string };
}

export interface FakeEngine {
  readonly host: EngineHost;
  readonly requests: readonly EngineRequest[];
  /** What the engine would have refused; none in a sound test. */
  readonly refusals: readonly string[];
  /** Texts that vectors were made of. */
  readonly embedded: readonly string[];
  /** Orders in words: "load Qwen3", "ask", "interrupt", "end". */
  readonly deeds: readonly string[];
  /** What the next request is answered with, in place of what was left. */
  answerNext(reply: EngineReply): void;
  /** The next load ends so. */
  failLoad(error: { readonly name: string; readonly message: string }): void;
}

export const fakeRecord: ModelRecord = {
  model: "https://models.example/Qwen3-1.7B-q4f16_1-MLC",
  model_id: "Qwen3-1.7B-q4f16_1-MLC",
  model_lib: "https://models.example/lib.wasm",
  overrides: { context_window_size: 4096 },
};

export const fakeEmbeddings: ModelRecord = {
  model: "https://models.example/snowflake-arctic-embed-s-q0f32-MLC",
  model_id: "snowflake-arctic-embed-s-q0f32-MLC-b4",
  model_lib: "https://models.example/embed.wasm",
  model_type: 1,
};

/** Reports as the engine words them. */
const reports: readonly LoadReport[] = [
  { progress: 0, text: "Start to fetch params" },
  { progress: 0.5, text: "Loading model from cache[1/2]: 1MB loaded. 50% completed, 1 secs elapsed." },
  { progress: 1, text: "Loading model from cache[2/2]: 2MB loaded. 100% completed, 1 secs elapsed." },
  { progress: 0.5, text: "Loading GPU shader modules[1/2]: 50% completed, 1 secs elapsed." },
  { progress: 1, text: "Finish loading on WebGPU - google" },
];

/** The worker's real code over an engine that plays what it is told, in chunks of the real one's form. */
export function createFakeEngine(replies: readonly EngineReply[] = [], patienceMs = 200): FakeEngine {
  const queue = [...replies];
  const requests: EngineRequest[] = [];
  const refusals: string[] = [];
  const deeds: string[] = [];
  const embedded: string[] = [];
  let loadError: { readonly name: string; readonly message: string } | null = null;

  function createEngine(onReport: (report: LoadReport) => void): ServedEngine {
    let isInterrupted = false;
    let interrupt: () => void = () => undefined;
    let interrupted = Promise.resolve();
    let isLost = false;
    let line: Promise<void> = Promise.resolve();

    async function* play(request: EngineRequest): AsyncGenerator<object> {
      // One at a time: the others wait in line.
      const before = line;
      let leave: () => void = () => undefined;
      line = new Promise((resolve) => {
        leave = resolve;
      });
      await before;
      try {
        isInterrupted = false;
        interrupted = new Promise<void>((resolve) => {
          interrupt = resolve;
        });
        check(request);
        yield* write(request, queue.shift() ?? {});
      } finally {
        leave();
      }
    }

    function check(request: EngineRequest): void {
      if (isLost) throw named("BindingError", "Tokenizer instance already deleted");
      const fault = engineRefusalOf(request);
      if (fault === undefined) return;
      refusals.push(fault);
      throw named("MessageOrderError", fault);
    }

    async function* write(request: EngineRequest, reply: EngineReply): AsyncGenerator<object> {
      const { text = "", finish = "stop" } = reply;
      for (const piece of text.match(/[\s\S]{1,3}/gu) ?? []) {
        if (!isInterrupted) yield chunk({ content: piece, role: "assistant" }, null);
      }
      breakDown(reply);
      await held(reply);
      yield chunk({}, isInterrupted ? "abort" : finish);
      yield { ...chunk({}, null), choices: [], usage: usage(request, text) };
    }

    async function held({ hold = Promise.resolve(), isDeaf = false }: EngineReply): Promise<void> {
      await (isDeaf ? hold : Promise.race([hold, interrupted]));
    }

    function breakDown({ error }: EngineReply): void {
      if (error === undefined) return;
      isLost = /mapAsync/.test(error.message);
      throw named(error.name, error.message);
    }

    return {
      async reload(modelId) {
        deeds.push(`load ${modelId}`);
        for (const report of reports) onReport(report);
        if (loadError === null) return;
        const { name, message } = loadError;
        loadError = null;
        throw named(name, message);
      },
      async ask(request) {
        deeds.push("ask");
        requests.push(structuredClone(request));
        return play(request);
      },
      async embed(texts) {
        deeds.push(`embed ${texts.length}`);
        const longest = 512;
        const tooLong = texts.find((text) => text.length > longest);
        if (tooLong !== undefined) {
          const message = `Embedding task's input exceeds the context window size: ${tooLong.length} > ${longest}`;
          throw named("EmbeddingExceedContextWindowSizeError", message);
        }
        embedded.push(...texts);
        return texts.map(vectorOf);
      },
      interruptGenerate() {
        deeds.push("interrupt");
        isInterrupted = true;
        interrupt();
      },
    };
  }

  const host = createEngineHost({
    patienceMs,
    allow: () => () => undefined,
    start: () => {
      const { page, worker } = createPorts(() => deeds.push("end"));
      serveEngine(worker, {
        records: [fakeRecord, fakeEmbeddings],
        create: (_record, onReport) => createEngine(onReport),
      });
      return createEngineProcess(page);
    },
  });
  return {
    host,
    requests,
    embedded,
    refusals,
    deeds,
    answerNext: (reply) => void queue.splice(0, queue.length, reply),
    failLoad: (error) => {
      loadError = error;
    },
  };
}

/** Two ends of a worker's line: messages are copied and come later, and none after the end. */
function createPorts(onEnd: () => void): { readonly page: EnginePort; readonly worker: OrderPort } {
  const toPage: ((event: { readonly data: EngineNews }) => void)[] = [];
  const toWorker: ((event: { readonly data: EngineOrder }) => void)[] = [];
  let hasEnded = false;
  const deliver = <T>(listeners: readonly ((event: { readonly data: T }) => void)[], message: T) => {
    const data = structuredClone(message);
    setTimeout(() => {
      if (!hasEnded) for (const listener of listeners) listener({ data });
    });
  };
  return {
    page: {
      postMessage: (order) => deliver(toWorker, order),
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === "message") toPage.push(listener as (event: { readonly data: EngineNews }) => void);
      },
      terminate: () => {
        hasEnded = true;
        onEnd();
      },
    },
    worker: {
      postMessage: (news) => deliver(toPage, news),
      addEventListener: (_type, listener) => void toWorker.push(listener),
    },
  };
}

function chunk(delta: object, finishReason: string | null): object {
  return {
    id: "chat",
    object: "chat.completion.chunk",
    model: fakeRecord.model_id,
    created: 1,
    choices: [{ index: 0, delta, finish_reason: finishReason, logprobs: null }],
  };
}

function usage(request: EngineRequest, text: string): object {
  const prompt = request.messages.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0);
  const completion = Math.ceil(text.length / 4);
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    extra: { e2e_latency_s: 0.1, prefill_tokens_per_s: 900, decode_tokens_per_s: 31.5 },
  };
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
