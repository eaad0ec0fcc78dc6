import type { ToolDefinition } from "@/commands/registry/command-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { replyTool } from "./reply-form";

/**
 * The form of a reply as a JSON Schema, for servers that bind a model to one: one of the tools with its arguments, or the answer.
 * Alternatives are written as `oneOf`: llama.cpp and xgrammar read it like `anyOf`, node-llama-cpp's grammar knows it alone.
 */
export function toReplySchema(tools: readonly ToolDefinition[]): JsonObject {
  const text = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
  return { oneOf: [...tools.map(({ name, parameters }) => toForm(name, parameters)), toForm(replyTool, text)] };
}

function toForm(name: string, parameters: JsonObject): JsonObject {
  return {
    type: "object",
    properties: { tool: { const: name }, args: plain(parameters) },
    required: ["tool", "args"],
    additionalProperties: false,
  };
}

/** Without what only people read, and closed: a name a model invents is of no use. */
function plain(schema: JsonObject): JsonObject {
  const { description: _words, maxLength: _length, anyOf, properties, ...copy } = schema;
  return {
    ...copy,
    ...(Array.isArray(anyOf) && { oneOf: anyOf.map(plainValue) }),
    ...(isJsonObject(properties) && { properties: plainAll(properties), additionalProperties: false }),
  };
}

function plainAll(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: JsonValue): JsonValue {
  return isJsonObject(value) ? plain(value) : value;
}
