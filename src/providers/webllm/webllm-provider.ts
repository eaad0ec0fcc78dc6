import type { ModelRecord } from "@mlc-ai/web-llm";
import type { AiFailure, Provider, ProviderCapabilities, ProviderPart, ProviderRequest } from "@/ai/port/provider-port";
import { readReplies } from "@/ai/small-prompt/read-replies";
import type { SmallPromptOptions } from "@/ai/small-prompt/to-small-messages";
import { createChannel } from "@/lib/channel";
import { faultError, faultOf } from "../http/wire-fault";
import { createTimeout, type Silent, type Timeout, timeoutsFor } from "../timeout";
import type { EngineHost } from "./engine/engine-host";
import type { EngineProcess } from "./engine/engine-process";
import { readEngineChunks } from "./engine/read-engine-chunks";
import { toEngineRequest } from "./engine/to-engine-request";
import { overflowOf, silentFailure, toFailure } from "./engine/to-failure";
import { toProblem } from "./library-problem";
import { beginLoad, toLoadPart } from "./load-note";
import type { LibraryProblem } from "./model-library-types";
import { toLocalModel } from "./model-records";

export interface WebLlmProviderOptions extends SmallPromptOptions {
  readonly record: ModelRecord;
  readonly host: EngineHost;
  /** Asked before a load: why the model cannot be used now, undefined when all its files are here. */
  readonly refusal?: () => Promise<LibraryProblem | undefined>;
  /** Told after each turn. */
  readonly onUse?: (tokensPerSecond?: number) => void;
}

/** Any model of the engine, in this page: calls by our prompt and grammar, so that none needs to be made for calls. */
export function createWebLlmProvider(options: WebLlmProviderOptions): Provider {
  const { id, title, contextTokens } = toLocalModel(options.record, "catalogue");
  return {
    id: "webllm",
    model: id,
    title: `${title} on this device`,
    capabilities: capabilitiesOf(contextTokens),
    stream: (request, signal) => converse({ request, signal, options, title, contextTokens }),
  };
}

function capabilitiesOf(contextTokens: number): ProviderCapabilities {
  return {
    toolChoiceNone: false,
    contentNull: false,
    // The grammar tells calls from words.
    textCalls: false,
    maxTools: 128,
    contextTokens,
    reasoningBack: false,
    toolProfile: "compact",
    toolResultSize: Math.min(4000, Math.max(400, Math.floor(contextTokens * 0.3))),
  };
}

interface Conversation {
  readonly request: ProviderRequest;
  readonly signal: AbortSignal;
  readonly options: WebLlmProviderOptions;
  readonly title: string;
  readonly contextTokens: number;
}

/** A graphics card that was lost before a word came is tried once more, with a new worker. */
const attempts = 2;

async function* converse(conversation: Conversation): AsyncGenerator<ProviderPart> {
  const { signal, options } = conversation;
  const refusal = await refusalOf(options);
  if (refusal !== undefined) return yield { type: "failure", failure: toFailure(refusal) };
  for (let attempt = 1; ; attempt += 1) {
    const received = { anything: false };
    const limits = timeoutsFor(conversation.request.idleSeconds, true);
    const toReason = (silent: Silent) => faultError({ kind: "silent", ...silent });
    const patience = createTimeout({ limits, signal, toReason });
    try {
      yield* oneTurn(conversation, patience, received);
      return;
    } catch (error) {
      if (signal.aborted) return;
      const failure = fail(conversation, error, received.anything);
      const mayHelp = !received.anything && attempt < attempts && toProblem(error).kind === "device-lost";
      if (!mayHelp) return yield { type: "failure", failure };
      yield {
        type: "load-progress",
        ratio: 0,
        note: `The graphics card was reset. Loading ${conversation.title} again …`,
        load: { phase: "again", title: conversation.title },
      };
    } finally {
      patience.close();
    }
  }
}

/** What is loaded needs no files. */
async function refusalOf({ host, record, refusal }: WebLlmProviderOptions): Promise<LibraryProblem | undefined> {
  return host.has(record) ? undefined : refusal?.();
}

async function* oneTurn(
  conversation: Conversation,
  patience: Timeout,
  received: { anything: boolean },
): AsyncGenerator<ProviderPart> {
  const { request, signal, options, contextTokens } = conversation;
  const engine = yield* loaded(conversation, patience);
  const { record, examples } = options;
  const prompt = examples === undefined ? {} : { examples };
  const chunks = engine.ask(toEngineRequest(request, { modelId: record.model_id, contextTokens, ...prompt }));
  for await (const part of readReplies(readEngineChunks(untilAborted(chunks, patience)))) {
    if (signal.aborted) return;
    received.anything ||= part.type !== "finish";
    if (part.type === "finish") options.onUse?.(part.usage?.tokensPerSecond);
    yield part;
  }
}

/** Tells how the load goes, and gives the engine. */
async function* loaded(
  { options, title }: Conversation,
  patience: Timeout,
): AsyncGenerator<ProviderPart, EngineProcess> {
  const parts = createChannel<ProviderPart>();
  let ratio = 0;
  const isLoaded = options.host.has(options.record);
  // The worker itself takes a second to start, before the engine tells anything.
  if (!isLoaded) parts.push(beginLoad(title, ratio));
  const using = options.host.use(options.record, {
    signal: patience.signal,
    onReport(report) {
      patience.again();
      const part = toLoadPart(report, title, ratio);
      ratio = part.ratio;
      parts.push(part);
    },
  });
  using.then(parts.close, parts.close);
  yield* parts;
  const engine = await using;
  if (!isLoaded) yield { type: "load-progress", ratio: 1, note: "" };
  // Now it reads what it was sent.
  patience.again();
  return engine;
}

/** Chunks until the signal fires: then the reader leaves, which stops the model. Rejects where it fired because nothing came. */
async function* untilAborted(chunks: AsyncIterable<unknown>, patience: Timeout): AsyncGenerator<unknown> {
  const { signal } = patience;
  const iterator = chunks[Symbol.asyncIterator]();
  let stop: () => void = () => undefined;
  const aborted = new Promise<null>((resolve) => {
    stop = () => resolve(null);
  });
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next === null && faultOf(signal.reason)) throw signal.reason;
      if (next === null || next.done === true) return;
      patience.rest();
      yield next.value;
      patience.moved();
    }
  } finally {
    signal.removeEventListener("abort", stop);
    // Not awaited: a model that reads a long prompt hears it only at its end.
    void iterator.return?.();
  }
}

/** In plain words. An engine that failed in a way nobody knows, or fell silent, is not used again. */
function fail({ options, title }: Conversation, error: unknown, hasBegun: boolean): AiFailure {
  const overflow = overflowOf(error, title);
  if (overflow !== undefined) return overflow;
  options.host.drop();
  const fault = faultOf(error);
  return fault?.kind === "silent" ? silentFailure(title, fault.seconds, hasBegun) : toFailure(toProblem(error));
}
