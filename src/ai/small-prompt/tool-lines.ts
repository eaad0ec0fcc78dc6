import type { ToolDefinition } from "@/commands/registry/command-types";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { cutText } from "../context/text-limits";

const descriptionLimit = 64;

/** The tools as a list of signatures: a tenth of the room their schemas take. */
export function toToolLines(tools: readonly ToolDefinition[]): string {
  return tools.map(toLine).join("\n");
}

function toLine({ name, description, parameters }: ToolDefinition): string {
  const { properties, required } = parameters;
  const needed = Array.isArray(required) ? required : [];
  const args = isJsonObject(properties)
    ? Object.entries(properties).map(([key, schema]) => `${key}${needed.includes(key) ? "" : "?"}${kindOf(schema)}`)
    : [];
  return `- ${name}(${args.join(", ")}): ${firstSentence(description)}`;
}

/** Named only where a bare text would be the wrong guess. */
function kindOf(schema: JsonValue): string {
  if (!isJsonObject(schema)) return "";
  if (Array.isArray(schema["enum"])) return `: ${schema["enum"].map(String).join("|")}`;
  const { type } = schema;
  return type === "integer" || type === "number" || type === "boolean" ? `: ${type}` : "";
}

function firstSentence(text: string): string {
  const sentence = /^[^.:;]*/u.exec(text)?.[0] ?? text;
  return cutText(sentence.replace(/, e$/u, ""), descriptionLimit);
}
