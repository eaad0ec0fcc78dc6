import type { ModelRecord } from "@mlc-ai/web-llm";
import { createEngineHost } from "@/providers/webllm/engine/engine-host";
import type { EngineRequest } from "@/providers/webllm/engine/engine-messages";
import { createEngineProcess } from "@/providers/webllm/engine/engine-process";
import { readEngineChunks } from "@/providers/webllm/engine/read-engine-chunks";
import { createWebLlmProvider } from "@/providers/webllm/webllm-provider";
import { startConversation } from "../conversation";

/** Milliseconds until the first text and until the end. */
export interface Taken {
  readonly first: number;
  readonly all: number;
}

export interface BenchDoor {
  /** The same messages asked of the engine as they are, with the grammar, and of the whole of Parley. */
  measure(record: ModelRecord, message: string, runs: number): Promise<Readonly<Record<string, readonly Taken[]>>>;
}

declare global {
  interface Window {
    bench: BenchDoor;
  }
}

window.bench = {
  async measure(record, message, runs) {
    const newWorker = () =>
      new Worker(new URL("../../../src/providers/webllm/engine/llm-worker.ts", import.meta.url), { type: "module" });
    const host = createEngineHost({ start: () => createEngineProcess(newWorker()), allow: () => () => undefined });
    const engine = await host.use(record, { signal: new AbortController().signal, onReport: () => undefined });
    let request: EngineRequest | undefined;
    const watched = {
      ...host,
      use: async () => ({
        ...engine,
        ask: (sent: EngineRequest) => {
          request = sent;
          return engine.ask(sent);
        },
      }),
    };
    const { controller } = startConversation(createWebLlmProvider({ record, host: watched }));
    const whole = () => timed(controller, message);
    await whole();
    if (request === undefined) throw new Error("Nothing was asked.");
    const asked = request;
    const { response_format: _grammar, ...free } = asked;
    // So that no side has its prompt in the engine's cache.
    const forget = { ...free, messages: [{ role: "user" as const, content: "Forget it." }], max_tokens: 1 };
    const sides = {
      "the engine alone": () => bare(engine.ask(free)),
      "the engine with the grammar": () => bare(engine.ask(asked)),
      "the whole of Parley": whole,
    };
    const taken = new Map<string, Taken[]>(Object.keys(sides).map((name) => [name, []]));
    for (let index = 0; index < runs; index += 1) {
      for (const [name, run] of Object.entries(sides)) {
        await bare(engine.ask(forget));
        taken.get(name)?.push(await run());
      }
    }
    return Object.fromEntries(taken);
  },
};

/** First: when the first word of the answer has come, behind the form it is in. */
async function bare(chunks: AsyncIterable<unknown>): Promise<Taken> {
  const started = performance.now();
  let first = 0;
  let text = "";
  for await (const part of readEngineChunks(chunks)) {
    if (part.type === "text-delta") text += part.text;
    if (first === 0 && /"text":"./u.test(text)) first = performance.now() - started;
  }
  return { first, all: performance.now() - started };
}

async function timed(controller: ReturnType<typeof startConversation>["controller"], message: string): Promise<Taken> {
  controller.clear();
  const started = performance.now();
  let first = 0;
  const off = controller.subscribe((event) => {
    if (event.type === "ai-text-delta") first ||= performance.now() - started;
  });
  const { success, message: said } = await controller.execute(message);
  off();
  if (!success) throw new Error(said);
  return { first, all: performance.now() - started };
}
