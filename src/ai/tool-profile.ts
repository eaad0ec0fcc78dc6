import type { CommandRegistry, ToolDefinition } from "@/commands/command-types";
import type { LimitRound } from "./decide-next";
import type { ProviderCapabilities } from "./provider-port";

/** For small models: what answers most questions and does the main edits. */
const compactNames: readonly string[] = [
  "findNodes",
  "queryGraph",
  "sampleData",
  "getNode",
  "getNeighbors",
  "rankNodes",
  "styleNodes",
  "clearStyles",
  "zoomToNodes",
  "undo",
];

export const failuresThatWithdraw = 3;

/** What may be called in the next round: the provider's profile without what keeps failing in this message. */
export function toolsFor(
  rounds: readonly LimitRound[],
  registry: Pick<CommandRegistry, "commands" | "definitions">,
  capabilities: Pick<ProviderCapabilities, "toolProfile" | "maxTools">,
): readonly ToolDefinition[] {
  const known = registry.commands.map((command) => command.name);
  const profile = capabilities.toolProfile === "compact" ? compactNames.filter((name) => known.includes(name)) : known;
  const offered = (profile.length === 0 ? known : profile).filter(
    (name) => failuresOf(rounds, name) < failuresThatWithdraw,
  );
  return registry.definitions(offered.slice(0, capabilities.maxTools));
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
