import type { FinishReason, ProviderPart, Usage } from "@/ai/port/provider-port";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { toErrorObject } from "../http/http-error";
import { type StreamedCall, toToolCall } from "../http/to-tool-call";
import { faultError } from "../http/wire-fault";
import { toStreamError } from "./stream-error";

/** A content block as far as it has come. */
type Draft =
  | { readonly type: "text" }
  | { readonly type: "thinking"; thinking: string; signature: string }
  | { readonly type: "redacted_thinking"; readonly data: string }
  | { readonly type: "tool_use"; readonly id: string; readonly name: string; argumentsText: string };

/** The port's parts of a message's events. Rejects when the events end before the message does. */
export async function* readEvents(events: AsyncIterable<JsonObject>, model: string): AsyncGenerator<ProviderPart> {
  const reader = createEventReader(model);
  let isMessage = false;
  for await (const event of events) {
    const { error, type } = event;
    if (error !== undefined && error !== null) throw toStreamError(toErrorObject(error));
    isMessage ||= type === "message_start" || type === "content_block_start";
    yield* reader.read(event);
  }
  if (!isMessage) throw faultError({ kind: "no-answer" });
  yield* reader.end();
}

function createEventReader(model: string) {
  const drafts = new Map<unknown, Draft>();
  const calls: StreamedCall[] = [];
  let newest: unknown;
  let stopReason: string | undefined;
  let hasStopped = false;
  let usage: JsonObject = {};

  function start(index: unknown, block: JsonObject): readonly ProviderPart[] {
    newest = index;
    const draft = toDraft(block);
    if (draft) drafts.set(index, draft);
    if (draft?.type === "tool_use") {
      calls.push(draft);
      return [{ type: "tool-call-delta", callId: draft.id, name: draft.name, argumentsText: draft.argumentsText }];
    }
    return draft?.type === "text" ? toText(block["text"]) : [];
  }

  function add(index: unknown, delta: JsonObject): readonly ProviderPart[] {
    const draft = drafts.get(index ?? newest);
    if (delta["type"] === "text_delta") return toText(delta["text"]);
    if (draft?.type === "thinking") {
      draft.thinking += wordsOf(delta["thinking"]);
      draft.signature = wordsOf(delta["signature"]) || draft.signature;
      return [];
    }
    if (draft?.type !== "tool_use") return [];
    const argumentsText = wordsOf(delta["partial_json"]);
    draft.argumentsText += argumentsText;
    return argumentsText === "" ? [] : [{ type: "tool-call-delta", callId: draft.id, name: draft.name, argumentsText }];
  }

  /** Thinking without its signature is never taken back, so it is not kept. */
  function stop(index: unknown): readonly ProviderPart[] {
    const draft = drafts.get(index ?? newest);
    drafts.delete(index ?? newest);
    if (draft?.type === "thinking" && draft.signature !== "") return [{ type: "reasoning", model, raw: { ...draft } }];
    return draft?.type === "redacted_thinking" ? [{ type: "reasoning", model, raw: draft }] : [];
  }

  return {
    read(event: JsonObject): readonly ProviderPart[] {
      const { type, index } = event;
      switch (type) {
        case "message_start":
          usage = { ...usage, ...usageIn(objectOf(event["message"])) };
          return [];
        case "content_block_start":
          return start(index, objectOf(event["content_block"]));
        case "content_block_delta":
          return add(index, objectOf(event["delta"]));
        case "content_block_stop":
          return stop(index);
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
    end(): readonly ProviderPart[] {
      if (!hasStopped && stopReason === undefined) throw faultError({ kind: "cut-off" });
      const used = toUsage(usage);
      return [
        ...calls.map((call) => ({ type: "tool-call" as const, call: toToolCall(call) })),
        { type: "finish", reason: toFinishReason(stopReason), ...(used ? { usage: used } : {}) },
      ];
    },
  };
}

function toDraft(block: JsonObject): Draft | undefined {
  switch (block["type"]) {
    case "text":
      return { type: "text" };
    case "thinking":
      return { type: "thinking", thinking: wordsOf(block["thinking"]), signature: wordsOf(block["signature"]) };
    case "redacted_thinking":
      return { type: "redacted_thinking", data: wordsOf(block["data"]) };
    case "tool_use": {
      const { input } = block;
      const isWhole = isJsonObject(input) && Object.keys(input).length > 0;
      const argumentsText = isWhole ? JSON.stringify(input) : "";
      return { type: "tool_use", id: wordsOf(block["id"]), name: wordsOf(block["name"]), argumentsText };
    }
    default:
      return undefined;
  }
}

function toText(text: unknown): readonly ProviderPart[] {
  return typeof text === "string" && text !== "" ? [{ type: "text-delta", text }] : [];
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
