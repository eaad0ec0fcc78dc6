import type { FinishReason, ProviderPart, Usage } from "@/ai/port/provider-port";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { done } from "../http/read-answer";
import { isLostLine } from "../http/to-failure";
import { faultError } from "../http/wire-fault";
import type { EndpointFlags } from "./endpoint-kinds";
import { createChoiceReader } from "./read-choice";
import { toStreamError } from "./stream-error";

export interface ReadOptions {
  readonly model: string;
  readonly flags: Pick<EndpointFlags, "looseIndexes" | "contentParts" | "callExtras">;
}

/**
 * The port's parts of a stream of chunks. Chunks are read with care: servers differ from the API's own types. Rejects where an error
 * came, where there was no chunk at all, and where the stream ended before the answer did.
 */
export async function* readChunks(
  chunks: AsyncIterable<JsonObject>,
  { model, flags }: ReadOptions,
): AsyncGenerator<ProviderPart> {
  const reader = createChunkReader(model, flags);
  try {
    for await (const chunk of chunks) {
      if (chunk === done) {
        reader.whole();
        break;
      }
      yield* reader.read(chunk);
    }
  } catch (error) {
    if (!reader.isWhole || !isLostLine(error)) throw error;
  }
  yield* reader.end();
}

function createChunkReader(model: string, flags: ReadOptions["flags"]) {
  const reader = createChoiceReader(model, flags);
  let finishReason: FinishReason = "none";
  let usage: Usage | undefined;
  let isAnswer = false;
  let isWhole = false;
  let isStrange = false;
  let hasSaid = false;
  return {
    read: (chunk: JsonObject): readonly ProviderPart[] => {
      const { error } = chunk;
      if (error !== undefined && error !== null && error !== "") throw toStreamError(error);
      usage = usageOf(chunk["usage"]) ?? usage;
      const choice = firstOf(chunk["choices"]);
      isAnswer ||= choice !== undefined;
      isWhole ||= typeof choice?.["finish_reason"] === "string";
      finishReason = toFinishReason(choice?.["finish_reason"]) ?? finishReason;
      const delta = choice?.["delta"] ?? choice?.["message"] ?? choice?.["delta"];
      isStrange ||= isNoDelta(delta) && typeof choice?.["finish_reason"] !== "string";
      if (choice === undefined || !isJsonObject(delta)) return [];
      const parts = reader.read(choice);
      isStrange ||= hasStrangeFields(delta);
      hasSaid ||= parts.length > 0;
      return parts;
    },
    /** The stream says that it is. */
    whole(): void {
      isWhole = true;
    },
    get isWhole() {
      return isWhole;
    },
    end(): readonly ProviderPart[] {
      if (!isAnswer || (isStrange && !hasSaid)) throw faultError({ kind: "no-answer" });
      if (!isWhole) throw faultError({ kind: "cut-off" });
      return [...reader.end(), { type: "finish", reason: finishReason, ...(usage ? { usage } : {}) }];
    },
  };
}

function firstOf(choices: unknown): JsonObject | undefined {
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return isJsonObject(first) ? first : undefined;
}

function isNoDelta(delta: unknown): boolean {
  return delta !== undefined && !isJsonObject(delta);
}

/** Words that are a number, calls that are null: nothing that an answer may hold. */
function hasStrangeFields({ content, tool_calls: calls }: JsonObject): boolean {
  const isStrange = typeof content === "number" || typeof content === "boolean" || isJsonObject(content);
  return isStrange || (Array.isArray(calls) && calls.length > 0 && !calls.some(isJsonObject));
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
