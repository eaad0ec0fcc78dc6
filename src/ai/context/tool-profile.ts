import type { CommandRegistry, ToolDefinition } from "@/commands/door/command-types";
import { isJsonObject } from "@/lib/json";
import type { LimitRound } from "../loop/decide-next";
import type { ProviderCapabilities } from "../port/provider-port";

type Offering = Pick<CommandRegistry, "commands" | "definitions">;
type Capabilities = Pick<ProviderCapabilities, "toolProfile" | "maxTools" | "readsNamesAlone">;

export const failuresThatWithdraw = 3;

/** What may be called in the next round: the provider's profile without what keeps failing in this message. */
export async function toolsFor(
  rounds: readonly LimitRound[],
  registry: Offering,
  capabilities: Capabilities,
): Promise<readonly ToolDefinition[]> {
  const withdrawn = withdrawnNames(rounds);
  const offer = await offerOf(registry, capabilities);
  if (withdrawn.length === 0) return offer;
  return offer.filter(({ name }) => !withdrawn.includes(name));
}

/** A registry's commands never change, so its definitions are made once and not for each request. */
const offers = new WeakMap<Offering, Map<string, readonly ToolDefinition[]>>();

async function offerOf(registry: Offering, capabilities: Capabilities): Promise<readonly ToolDefinition[]> {
  const { toolProfile, maxTools, readsNamesAlone = false } = capabilities;
  const key = `${toolProfile} ${maxTools} ${readsNamesAlone}`;
  const made = offers.get(registry) ?? new Map<string, readonly ToolDefinition[]>();
  offers.set(registry, made);
  const known = made.get(key);
  if (known !== undefined) return known;
  const told = registry.commands.filter((command) => command.told !== "hand").map(({ name }) => name);
  const all = readsNamesAlone ? told.map(toNameAlone) : await toOffer(registry, told, toolProfile);
  const offer = all.slice(0, maxTools);
  made.set(key, offer);
  return offer;
}

function toNameAlone(name: string): ToolDefinition {
  return { name, description: "", parameters: {} };
}

async function toOffer(
  registry: Offering,
  told: readonly string[],
  profile: Capabilities["toolProfile"],
): Promise<readonly ToolDefinition[]> {
  const tools = await registry.definitions(told);
  if (profile === "full") return tools;
  const places = ["first", undefined, "last"] as const;
  return toCompactTools(places.flatMap((place) => tools.filter(({ compact }) => compact?.place === place)));
}

/** Of what may be called, what small models are offered. */
export function toCompactTools(tools: readonly ToolDefinition[]): readonly ToolDefinition[] {
  const compact = tools.flatMap((tool) => (tool.compact ? toCompact(tool, tool.compact.takes) : []));
  return compact.length > 0 ? compact : tools;
}

function withdrawnNames(rounds: readonly LimitRound[]): readonly string[] {
  const failed = new Set<string>();
  for (const { toolResults } of rounds) {
    for (const { name, success } of toolResults) if (!success) failed.add(name);
  }
  return [...failed].filter((name) => failuresOf(rounds, name) >= failuresThatWithdraw);
}

/** The command still takes its other arguments; a small model only does not see them. */
function toCompact(tool: ToolDefinition, kept: readonly string[]): ToolDefinition {
  const { properties, required, ...rest } = tool.parameters;
  const shown = isJsonObject(properties) ? Object.entries(properties).filter(([name]) => kept.includes(name)) : [];
  const needed = Array.isArray(required) ? required.filter((name) => kept.includes(String(name))) : [];
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
