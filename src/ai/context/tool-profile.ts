import type { CommandRegistry, ToolDefinition } from "@/commands/registry/command-types";
import type { LimitRound } from "../loop/decide-next";
import type { ProviderCapabilities } from "../port/provider-port";
import { toCompactTools } from "./compact-tools";
import { compactRules, fullRules, isOffered, type OfferFacts, offerRules } from "./offer-rules";

type Offering = Pick<CommandRegistry, "commands" | "definitions">;
type Capabilities = Pick<ProviderCapabilities, "toolProfile" | "maxTools" | "readsNamesAlone">;

interface Wanted extends OfferFacts {
  /** Beyond the usual ones, in the order in which the conversation came to them. */
  readonly asked?: readonly string[];
}

export const failuresThatWithdraw = 3;

/** What may be called in the next round: all there is for the provider and the graph, without what keeps failing in this message. */
export async function toolsFor(
  rounds: readonly LimitRound[],
  registry: Offering,
  capabilities: Capabilities,
  { asked = [], ...facts }: Wanted = { hasTexts: false, hasEdges: true },
): Promise<readonly ToolDefinition[]> {
  const offer = capabilities.readsNamesAlone
    ? namesAlone(registry).slice(0, capabilities.maxTools)
    : await toolsToSend(registry, capabilities, { facts, asked });
  const withdrawn = withdrawnNames(rounds);
  if (withdrawn.length === 0) return offer;
  return offer.filter(({ name }) => !withdrawn.includes(name));
}

/** A registry's commands never change. */
const allNames = new WeakMap<Offering, readonly ToolDefinition[]>();

/** Who reads names alone knows what each is for. */
function namesAlone(registry: Offering): readonly ToolDefinition[] {
  const known = allNames.get(registry);
  if (known !== undefined) return known;
  const offered = registry.commands.filter((command) => command.offeredTo !== "hand");
  const names = offered.map(({ name }) => ({ name, description: "", parameters: {} }));
  allNames.set(registry, names);
  return names;
}

function withdrawnNames(rounds: readonly LimitRound[]): readonly string[] {
  const failed: string[] = [];
  for (const { toolResults } of rounds) {
    for (const { name, success } of toolResults) if (!success && !failed.includes(name)) failed.push(name);
  }
  return failed.length === 0 ? failed : failed.filter((name) => failuresOf(rounds, name) >= failuresThatWithdraw);
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

type Profile = Pick<ProviderCapabilities, "toolProfile" | "maxTools">;

/** A registry's commands never change, so its definitions are made once and not for each request. */
const offers = new WeakMap<Offering, Map<string, readonly ToolDefinition[]>>();

interface WantedTools {
  readonly facts: OfferFacts;
  /** Found by a call, or wanted by a message, in that order. */
  readonly asked: readonly string[];
}

/**
 * Of all commands those that the graph is good for, by the table of rules; behind them what this conversation has asked for. The list
 * only grows at its end, so that a provider's cache holds what came before.
 */
function toolsToSend(
  registry: Offering,
  { toolProfile, maxTools }: Profile,
  { facts, asked }: WantedTools,
): readonly ToolDefinition[] | Promise<readonly ToolDefinition[]> {
  const key = `${toolProfile} ${maxTools} ${facts.hasTexts} ${facts.hasEdges} ${facts.hasManyAttributes === true} ${asked.join(" ")}`;
  const made = offers.get(registry) ?? new Map<string, readonly ToolDefinition[]>();
  offers.set(registry, made);
  const known = made.get(key);
  if (known !== undefined) return known;
  return toOffer(registry, toolProfile, { facts, asked }).then((tools) => {
    const offer = tools.slice(0, maxTools);
    made.set(key, offer);
    return offer;
  });
}

async function toOffer(
  registry: Offering,
  profile: Profile["toolProfile"],
  { facts, asked }: WantedTools,
): Promise<readonly ToolDefinition[]> {
  const rules = [...offerRules, ...(profile === "full" ? fullRules : compactRules)];
  const usual = registry.commands
    .filter(({ name, offeredTo }) => offeredTo === undefined && isOffered(name, rules, facts))
    .map(({ name }) => name);
  const tools = await registry.definitions([...new Set([...usual, ...asked])]);
  if (profile === "full") return tools;
  const places = ["first", undefined, "last"] as const;
  return toCompactTools(places.flatMap((place) => tools.filter(({ compact }) => compact?.place === place)));
}
