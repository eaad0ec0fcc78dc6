import type { CommandRegistry, ToolDefinition } from "@/commands/door/command-types";
import { isJsonObject } from "@/lib/json";
import type { LimitRound } from "../loop/decide-next";
import type { ProviderCapabilities } from "../port/provider-port";
import { compactRules, finder, isOffered, type OfferFacts, offerRules } from "./offer-rules";

type Offering = Pick<CommandRegistry, "commands" | "definitions">;
type Capabilities = Pick<ProviderCapabilities, "toolProfile" | "maxTools" | "readsNamesAlone">;

export const failuresThatWithdraw = 3;

/** A graph with edges and without texts. */
const usualFacts: OfferFacts = { hasTexts: false, hasEdges: true };

/**
 * What may be called in the next round: what the graph is good for (`offerRules`) and what a call has found in this message, in the
 * provider's profile, without what keeps failing.
 */
export async function toolsFor(
  rounds: readonly LimitRound[],
  registry: Offering,
  capabilities: Capabilities,
  facts: OfferFacts = usualFacts,
): Promise<readonly ToolDefinition[]> {
  const withdrawn = withdrawnNames(rounds);
  const offer = await offerOf(registry, capabilities, { facts, asked: foundNames(rounds) });
  if (withdrawn.length === 0) return offer;
  return offer.filter(({ name }) => !withdrawn.includes(name));
}

/** A registry's commands never change, so its definitions are made once and not for each request. */
const offers = new WeakMap<Offering, Map<string, readonly ToolDefinition[]>>();

interface Wanted {
  readonly facts: OfferFacts;
  /** Found by a call. */
  readonly asked: readonly string[];
}

async function offerOf(
  registry: Offering,
  capabilities: Capabilities,
  wanted: Wanted,
): Promise<readonly ToolDefinition[]> {
  const { toolProfile, maxTools, readsNamesAlone = false } = capabilities;
  const { hasTexts, hasEdges } = wanted.facts;
  const key = `${toolProfile} ${maxTools} ${readsNamesAlone} ${hasTexts} ${hasEdges} ${wanted.asked.join(" ")}`;
  const made = offers.get(registry) ?? new Map<string, readonly ToolDefinition[]>();
  offers.set(registry, made);
  const known = made.get(key);
  if (known !== undefined) return known;
  const all = readsNamesAlone ? namesAlone(registry) : await toOffer(registry, toolProfile, wanted);
  const offer = all.slice(0, maxTools);
  made.set(key, offer);
  return offer;
}

/** Who reads names alone knows what each is for. */
function namesAlone({ commands }: Offering): readonly ToolDefinition[] {
  return commands.filter(({ told }) => told !== "hand").map(({ name }) => toNameAlone(name));
}

function toNameAlone(name: string): ToolDefinition {
  return { name, description: "", parameters: {} };
}

async function toOffer(
  registry: Offering,
  profile: Capabilities["toolProfile"],
  { facts, asked }: Wanted,
): Promise<readonly ToolDefinition[]> {
  const rules = profile === "full" ? offerRules : [...offerRules, ...compactRules];
  const told = registry.commands.filter(
    ({ name, told: to }) => asked.includes(name) || (to !== "hand" && isOffered(name, rules, facts)),
  );
  const tools = await registry.definitions(told.map(({ name }) => name));
  if (profile === "full") return tools;
  const places = ["first", undefined, "last"] as const;
  return toCompactTools(places.flatMap((place) => tools.filter(({ compact }) => compact?.place === place)));
}

/** In the order in which they were found. */
function foundNames(rounds: readonly LimitRound[]): readonly string[] {
  const data = rounds.flatMap(({ toolResults }) =>
    toolResults.filter(({ name }) => name === finder).map((result) => result.data),
  );
  const lists = data.flatMap((one) => (isJsonObject(one) && Array.isArray(one["commands"]) ? one["commands"] : []));
  const names = lists.flatMap((one) => (isJsonObject(one) && typeof one["name"] === "string" ? [one["name"]] : []));
  return [...new Set(names)];
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
