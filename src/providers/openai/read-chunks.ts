import type { FinishReason, ProviderPart, Usage } from "@/ai/provider-port";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { type CallDelta, createCallMerger } from "./merge-calls";

/** The port's parts of a stream of chunks. Chunks are read with care: servers differ from the API's own types. */
export async function* readChunks(chunks: AsyncIterable<unknown>, model: string): AsyncGenerator<ProviderPart> {
  const reader = createChunkReader(model);
  for await (const chunk of chunks) if (isJsonObject(chunk)) yield* reader.read(chunk);
  yield* reader.end();
}

function createChunkReader(model: string) {
  const calls = createCallMerger();
  const reasoning = new Map<string, string>();
  let finishReason: FinishReason = "none";
  let usage: Usage | undefined;

  function readDelta(delta: JsonObject): readonly ProviderPart[] {
    collectReasoning(delta, reasoning);
    const text = delta["content"];
    const said: readonly ProviderPart[] = typeof text === "string" && text !== "" ? [{ type: "text-delta", text }] : [];
    return [...said, ...piecesOf(delta).map(preview)];
  }

  function preview(piece: CallDelta): ProviderPart {
    const { key, name, argumentsText } = calls.push(piece);
    return { type: "tool-call-delta", callId: key, ...(name === "" ? {} : { name }), argumentsText };
  }

  return {
    read: (chunk: JsonObject): readonly ProviderPart[] => {
      usage = usageOf(chunk["usage"]) ?? usage;
      const choice = firstOf(chunk["choices"]);
      finishReason = toFinishReason(choice?.["finish_reason"]) ?? finishReason;
      const delta = choice?.["delta"] ?? choice?.["message"];
      return isJsonObject(delta) ? readDelta(delta) : [];
    },
    end: (): readonly ProviderPart[] => [
      ...(reasoning.size > 0 ? [{ type: "reasoning" as const, model, raw: Object.fromEntries(reasoning) }] : []),
      ...calls.finish().map((call) => ({ type: "tool-call" as const, call })),
      { type: "finish", reason: finishReason, ...(usage ? { usage } : {}) },
    ],
  };
}

function firstOf(choices: unknown): JsonObject | undefined {
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return isJsonObject(first) ? first : undefined;
}

const reasoningFields = ["reasoning_content", "reasoning"];

function collectReasoning(delta: JsonObject, into: Map<string, string>): void {
  for (const field of reasoningFields) {
    const text = delta[field];
    if (typeof text === "string" && text !== "") into.set(field, (into.get(field) ?? "") + text);
  }
}

function piecesOf(delta: JsonObject): readonly CallDelta[] {
  const list = delta["tool_calls"];
  return Array.isArray(list) ? list.filter(isJsonObject).map(toPiece) : [];
}

function toPiece(raw: JsonObject) {
  const { index, id } = raw;
  const named = isJsonObject(raw["function"]) ? raw["function"] : {};
  const given = named["arguments"];
  return {
    ...(typeof index === "number" ? { index } : {}),
    ...(typeof id === "string" && id !== "" ? { id } : {}),
    ...(typeof named["name"] === "string" && named["name"] !== "" ? { name: named["name"] } : {}),
    ...(typeof given === "string" ? { argumentsText: given } : {}),
    ...(isJsonObject(given) ? { argumentsText: JSON.stringify(given) } : {}),
  };
}

function toFinishReason(reason: unknown): FinishReason | undefined {
  switch (reason) {
    case "stop":
    case "eos":
    case "end_turn":
      return "stop";
    case "tool_calls":
    case "function_call":
      return "tool-calls";
    case "length":
    case "max_tokens":
      return "length";
    case "content_filter":
      return "content-filter";
    default:
      return undefined;
  }
}

function usageOf(raw: unknown): Usage | undefined {
  if (!isJsonObject(raw)) return undefined;
  const { prompt_tokens: input, completion_tokens: output } = raw;
  if (typeof input !== "number" || typeof output !== "number") return undefined;
  const details = raw["prompt_tokens_details"];
  const cached = isJsonObject(details) ? details["cached_tokens"] : undefined;
  return { inputTokens: input, outputTokens: output, ...(typeof cached === "number" ? { cachedTokens: cached } : {}) };
}
