import type { ToolCall } from "@/ai/history/messages";
import type { FinishReason, ProviderPart, Usage } from "@/ai/port/provider-port";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { createGrownArguments, type GrownArguments } from "../http/grown-arguments";
import { createGrownText, type GrownText } from "../http/grown-text";
import { toErrorObject, wordsIn } from "../http/http-error";
import { isLostLine } from "../http/to-failure";
import { toToolCall } from "../http/to-tool-call";
import { faultError } from "../http/wire-fault";

/** A content block as far as it has come. */
type Draft =
  | { readonly type: "text"; readonly grown: GrownText }
  | { readonly type: "thinking"; thinking: string; signature: string }
  | { readonly type: "redacted_thinking"; readonly data: string }
  | CallDraft;

interface CallDraft {
  readonly type: "tool_use";
  readonly id: string;
  readonly name: string;
  readonly grown: GrownArguments;
}

/** The port's parts of a message's events. Rejects when the events end before the message does. */
export async function* readEvents(events: AsyncIterable<JsonObject>, model: string): AsyncGenerator<ProviderPart> {
  const reader = createEventReader(model);
  let isMessage = false;
  try {
    for await (const event of events) {
      const { error, type } = event;
      if (error !== undefined && error !== null) throw toStreamError(toErrorObject(error));
      isMessage ||= type === "message_start" || type === "content_block_start";
      yield* reader.read(event);
      // Whatever comes behind it, or does not: the message is whole.
      if (type === "message_stop") break;
    }
  } catch (error) {
    if (!reader.isWhole || !isLostLine(error)) throw error;
  }
  if (!isMessage) throw faultError({ kind: "no-answer" });
  yield* reader.end();
}

function createEventReader(model: string) {
  const blocks = createBlockReader(model);
  let stopReason: string | undefined;
  let hasStopped = false;
  let usage: JsonObject = {};

  return {
    read(event: JsonObject): readonly ProviderPart[] {
      const { type, index } = event;
      switch (type) {
        case "message_start":
          usage = { ...usage, ...usageIn(objectOf(event["message"])) };
          return [];
        case "content_block_start":
          return blocks.start(index, objectOf(event["content_block"]));
        case "content_block_delta":
          return blocks.add(index, objectOf(event["delta"]));
        case "content_block_stop":
          return blocks.stop(index);
        case "message_delta":
          usage = { ...usage, ...usageIn(event) };
          stopReason = wordsOf(objectOf(event["delta"])["stop_reason"]) || stopReason;
          return [];
        case "message_stop":
          hasStopped = true;
          return [];
        default:
          // `ping`, and kinds of event that are still to come.
          return [];
      }
    },
    get isWhole() {
      return hasStopped || stopReason !== undefined;
    },
    end(): readonly ProviderPart[] {
      if (!hasStopped && stopReason === undefined) throw faultError({ kind: "cut-off" });
      const used = toUsage(usage);
      return [
        ...blocks.end(),
        { type: "finish", reason: toFinishReason(stopReason), ...(used ? { usage: used } : {}) },
      ];
    },
  };
}

function createBlockReader(model: string) {
  const drafts = new Map<unknown, Draft>();
  const calls: CallDraft[] = [];
  /** By the place of their block: one that comes once more holds the same. */
  const texts = new Map<unknown, GrownText>();
  let newest: unknown;

  function start(index: unknown, block: JsonObject): readonly ProviderPart[] {
    newest = index;
    const draft = toDraft(block, texts.get(index));
    if (draft) drafts.set(index, draft);
    if (draft?.type === "tool_use") {
      calls.push(draft);
      return [{ type: "tool-call-delta", callId: draft.id, name: draft.name, argumentsText: draft.grown.text }];
    }
    if (draft?.type !== "text") return [];
    texts.set(index, draft.grown);
    return toText(draft.grown.add(wordsOf(block["text"])));
  }

  function add(index: unknown, delta: JsonObject): readonly ProviderPart[] {
    const draft = drafts.get(index ?? newest);
    if (delta["type"] === "text_delta") return toText(addText(draft, wordsOf(delta["text"])));
    if (draft?.type === "thinking") {
      draft.thinking += wordsOf(delta["thinking"]);
      draft.signature = wordsOf(delta["signature"]) || draft.signature;
      return [];
    }
    if (draft?.type !== "tool_use") return [];
    const argumentsText = wordsOf(delta["partial_json"]);
    draft.grown.push(argumentsText);
    return argumentsText === "" ? [] : [{ type: "tool-call-delta", callId: draft.id, name: draft.name, argumentsText }];
  }

  /** Thinking without its signature is never taken back, so it is not kept. */
  function stop(index: unknown): readonly ProviderPart[] {
    const draft = drafts.get(index ?? newest);
    drafts.delete(index ?? newest);
    if (draft?.type === "text") return toText(draft.grown.end());
    if (draft?.type === "thinking" && draft.signature !== "") return [{ type: "reasoning", model, raw: { ...draft } }];
    return draft?.type === "redacted_thinking" ? [{ type: "reasoning", model, raw: draft }] : [];
  }

  return {
    start,
    add,
    stop,
    end: (): readonly ProviderPart[] => [
      ...[...drafts.keys()].flatMap(stop),
      ...onceEach(calls).map((call) => ({ type: "tool-call" as const, call })),
    ],
  };
}

function toDraft(block: JsonObject, text: GrownText = createGrownText()): Draft | undefined {
  switch (block["type"]) {
    case "text":
      return { type: "text", grown: text };
    case "thinking":
      return { type: "thinking", thinking: wordsOf(block["thinking"]), signature: wordsOf(block["signature"]) };
    case "redacted_thinking":
      return { type: "redacted_thinking", data: wordsOf(block["data"]) };
    case "tool_use": {
      const { input } = block;
      const isWhole = isJsonObject(input) && Object.keys(input).length > 0;
      const grown = createGrownArguments();
      if (isWhole) grown.push(JSON.stringify(input));
      return { type: "tool_use", id: wordsOf(block["id"]), name: wordsOf(block["name"]), grown };
    }
    default:
      return undefined;
  }
}

function addText(draft: Draft | undefined, text: string): string {
  return draft?.type === "text" ? draft.grown.add(text) : text;
}

/** A block that comes once more under its id is the same call. */
function onceEach(calls: readonly CallDraft[]): readonly ToolCall[] {
  const seen = new Set<string>();
  return calls.flatMap(({ id, name, grown }) => {
    const key = JSON.stringify([id, name, grown.text]);
    if (id !== "" && seen.has(key)) return [];
    seen.add(key);
    return [toToolCall({ id, name, argumentsText: grown.text })];
  });
}

function toText(text: string): readonly ProviderPart[] {
  return text === "" ? [] : [{ type: "text-delta", text }];
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

function wordsOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function toFinishReason(reason: string | undefined): FinishReason {
  switch (reason) {
    case "end_turn":
    case "stop_sequence":
    case "pause_turn":
      return "stop";
    case "tool_use":
      return "tool-calls";
    case "max_tokens":
    case "model_context_window_exceeded":
      return "length";
    case "refusal":
      return "content-filter";
    default:
      return "none";
  }
}

/** The figures that came: later events repeat some of them and leave others out or null. */
function usageIn(holder: JsonObject): JsonObject {
  const figures = Object.entries(objectOf(holder["usage"])).filter(([, figure]) => typeof figure === "number");
  return Object.fromEntries(figures);
}

/** The API counts what was read from its cache or written to it apart from the rest of the input. */
function toUsage(usage: JsonObject): Usage | undefined {
  const figure = (name: string): number => Number(usage[name] ?? 0);
  if (usage["input_tokens"] === undefined && usage["output_tokens"] === undefined) return undefined;
  const [cachedTokens, cacheWriteTokens] = [figure("cache_read_input_tokens"), figure("cache_creation_input_tokens")];
  return {
    inputTokens: figure("input_tokens") + cachedTokens + cacheWriteTokens,
    outputTokens: figure("output_tokens"),
    ...(cachedTokens > 0 ? { cachedTokens } : {}),
    ...(cacheWriteTokens > 0 ? { cacheWriteTokens } : {}),
  };
}

/** The statuses of the errors' names: in mid-stream there is only the name. */
const statuses: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};

/** An `error` event as the error its status would have been; one without a type is none of the API's own. */
function toStreamError(error: JsonObject): Error {
  const words = wordsIn(error);
  if (typeof error["type"] !== "string") return faultError({ kind: "error" }, words);
  return Object.assign(new Error(words), { status: statuses[error["type"]] ?? 500, error });
}
