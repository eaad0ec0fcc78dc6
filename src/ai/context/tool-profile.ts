import type { CommandRegistry, ToolDefinition } from "@/commands/door/command-types";
import { isJsonObject } from "@/lib/json";
import type { LimitRound } from "../loop/decide-next";
import type { ProviderCapabilities } from "../port/provider-port";

/** For small models: what answers most questions and does the main edits, each with the arguments that matter most. */
const compact: Readonly<Record<string, readonly string[]>> = {
  findNodes: ["selector", "limit"],
  queryGraph: ["query"],
  sampleData: ["target", "count", "selector"],
  getNode: ["id"],
  getNeighbors: ["selector", "depth"],
  rankNodes: ["by", "limit", "order"],
  styleNodes: ["selector", "color", "size"],
  // Where a server's grammar makes a model fill in all there is, a layer would be invented.
  clearStyles: [],
  setLayout: ["type"],
  zoomToNodes: ["selector"],
};

/** Mostly done by hand, and not worth their tokens in every request: all definitions together stay within 4,000. */
const byHand: readonly string[] = [
  "moveNodes",
  "pinNodes",
  "groupNodes",
  "ungroupNodes",
  "duplicateNodes",
  "importData",
  "renameAttribute",
  "deleteAttribute",
  "setValues",
  "changeSet",
  "changeFilter",
  "updateLayer",
];

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

async function offerOf(registry: Offering, capabilities: Capabilities): Promise<readonly ToolDefinition[]> {
  const { toolProfile, maxTools, readsNamesAlone = false } = capabilities;
  const key = `${toolProfile} ${maxTools} ${readsNamesAlone}`;
  const made = offers.get(registry) ?? new Map<string, readonly ToolDefinition[]>();
  offers.set(registry, made);
  const known = made.get(key);
  if (known !== undefined) return known;
  const all = readsNamesAlone ? namesOf(registry) : await toOffer(registry, toolProfile);
  const offer = all.slice(0, maxTools);
  made.set(key, offer);
  return offer;
}

function namesOf({ commands }: Offering): readonly ToolDefinition[] {
  return commands.map(({ name }) => ({ name, description: "", parameters: {} })).filter(isOffered);
}

function isOffered({ name }: ToolDefinition): boolean {
  return !byHand.includes(name);
}

/** A registry's commands never change, so its definitions are made once and not for each request. */
const offers = new WeakMap<Offering, Map<string, readonly ToolDefinition[]>>();

async function toOffer(registry: Offering, profile: Capabilities["toolProfile"]): Promise<readonly ToolDefinition[]> {
  const names = Object.keys(compact).filter((name) => registry.commands.some((command) => command.name === name));
  if (profile === "full" || names.length === 0) {
    return (await registry.definitions()).filter(isOffered);
  }
  return (await registry.definitions(names)).map(toCompact);
}

/** Of what may be called, that which small models are told of. */
export function toCompactTools(tools: readonly ToolDefinition[]): readonly ToolDefinition[] {
  const known = tools.filter(({ name }) => Object.hasOwn(compact, name));
  return known.length > 0 ? known.map(toCompact) : tools;
}

function withdrawnNames(rounds: readonly LimitRound[]): readonly string[] {
  const failed = new Set<string>();
  for (const { toolResults } of rounds) {
    for (const { name, success } of toolResults) if (!success) failed.add(name);
  }
  return [...failed].filter((name) => failuresOf(rounds, name) >= failuresThatWithdraw);
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
