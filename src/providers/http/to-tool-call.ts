import type { ToolCall } from "@/ai/history/messages";
import { isTooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";

export interface StreamedCall {
  readonly id: string;
  readonly name: string;
  /** The joined pieces. */
  readonly argumentsText: string;
}

/** A streamed call with its arguments read; what is no JSON object, or nested too deep, is kept as it came, and such a call never runs. */
export function toToolCall({ id, name, argumentsText }: StreamedCall): ToolCall {
  const input = readArguments(argumentsText);
  return input ? { id, name, input } : { id, name, input: {}, rawInput: argumentsText };
}

/** `""` and `null` are `{}`; an object written as a JSON string is read; anything else is malformed. */
function readArguments(text: string): JsonObject | undefined {
  if (text.trim() === "") return {};
  const value = tryJson(text);
  if (value === null) return {};
  const inner = typeof value === "string" ? tryJson(value.trim() === "" ? "{}" : value) : value;
  return isJsonObject(inner) && !isTooDeep(inner) ? inner : undefined;
}
