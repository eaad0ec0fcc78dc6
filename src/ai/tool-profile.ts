import type { CommandRegistry, ToolDefinition } from "@/commands/command-types";
import { isJsonObject } from "@/lib/json";
import type { LimitRound } from "./decide-next";
import type { ProviderCapabilities } from "./provider-port";

/** For small models: what answers most questions and does the main edits, each with the arguments that matter most. */
const compact: Readonly<Record<string, readonly string[]>> = {
  findNodes: ["selector", "limit"],
  queryGraph: ["query"],
  sampleData: ["target", "count", "selector"],
  getNode: ["id"],
  getNeighbors: ["selector", "depth"],
  rankNodes: ["by", "limit", "order"],
  styleNodes: ["selector", "color", "size"],
  clearStyles: ["layer"],
  setLayout: ["type"],
  zoomToNodes: ["selector"],
};

export const failuresThatWithdraw = 3;

/** What may be called in the next round: the provider's profile without what keeps failing in this message. */
export function toolsFor(
  rounds: readonly LimitRound[],
  registry: Pick<CommandRegistry, "commands" | "definitions">,
  capabilities: Pick<ProviderCapabilities, "toolProfile" | "maxTools">,
): readonly ToolDefinition[] {
  const known = registry.commands.map((command) => command.name);
  const inCompact = Object.keys(compact).filter((name) => known.includes(name));
  const isCompact = capabilities.toolProfile === "compact" && inCompact.length > 0;
  const offered = (isCompact ? inCompact : known).filter((name) => failuresOf(rounds, name) < failuresThatWithdraw);
  const tools = registry.definitions(offered.slice(0, capabilities.maxTools));
  return isCompact ? tools.map(toCompact) : tools;
}

/** The commands still take their other arguments; a small model is only not told of them. */
function toCompact(tool: ToolDefinition): ToolDefinition {
  const kept = compact[tool.name] ?? [];
  const { properties, required, ...rest } = tool.parameters;
  const shown = isJsonObject(properties) ? Object.entries(properties).filter(([name]) => kept.includes(name)) : [];
  const needed = Array.isArray(required) ? required.filter((name) => kept.includes(name)) : [];
  const parameters = { ...rest, properties: Object.fromEntries(shown), ...(needed.length > 0 && { required: needed }) };
  return { ...tool, parameters };
}

/** Failed calls of a command; what the user denied is not counted. */
export function failuresOf(rounds: readonly LimitRound[], name: string): number {
  let count = 0;
  for (const round of rounds) {
    for (const result of round.toolResults) {
      if (result.name === name && !result.success && result.approval !== "denied") count += 1;
    }
  }
  return count;
}
