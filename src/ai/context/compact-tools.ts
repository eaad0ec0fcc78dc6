import type { ToolDefinition } from "@/commands/registry/command-types";
import { isJsonObject } from "@/lib/json";

/** Of what may be called, what small models are offered. */
export function toCompactTools(tools: readonly ToolDefinition[]): readonly ToolDefinition[] {
  const compact = tools.flatMap((tool) => (tool.compact ? toCompact(tool, tool.compact.takes) : []));
  return compact.length > 0 ? compact : tools;
}

/** The command still takes its other arguments; a small model only does not see them. */
function toCompact(tool: ToolDefinition, names: readonly string[]): ToolDefinition {
  const { properties, required, ...rest } = tool.parameters;
  const shown = isJsonObject(properties) ? Object.entries(properties).filter(([name]) => names.includes(name)) : [];
  const needed = Array.isArray(required) ? required.filter((name) => names.includes(String(name))) : [];
  const parameters = { ...rest, properties: Object.fromEntries(shown), ...(needed.length > 0 && { required: needed }) };
  return { ...tool, parameters };
}
