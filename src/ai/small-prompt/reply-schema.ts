import type { ToolDefinition } from "@/commands/command-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { replyTool } from "./reply-form";

/** The form of a reply as a JSON Schema, for servers that bind a model to one: one of the tools with its arguments, or the answer. */
export function toReplySchema(tools: readonly ToolDefinition[]): JsonObject {
  const text = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
  return { anyOf: [...tools.map(({ name, parameters }) => toForm(name, parameters)), toForm(replyTool, text)] };
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
  const kept = Object.entries(schema).filter(([key]) => key !== "description" && key !== "maxLength");
  const copy: Record<string, JsonValue> = Object.fromEntries(kept);
  const { properties } = schema;
  if (!isJsonObject(properties)) return copy;
  const entries = Object.entries(properties).map(([name, value]) => [name, isJsonObject(value) ? plain(value) : value]);
  return { ...copy, properties: Object.fromEntries(entries), additionalProperties: false };
}
