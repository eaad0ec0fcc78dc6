import type { CommandRegistry, ToolDefinition } from "@/commands/registry/command-types";
import type { ProviderCapabilities } from "../port/provider-port";
import { toCompactTools } from "./compact-tools";
import { compactRules, fullRules, isOffered, type OfferFacts, offerRules } from "./offer-rules";

type Offering = Pick<CommandRegistry, "commands" | "definitions">;
type Profile = Pick<ProviderCapabilities, "toolProfile" | "maxTools">;

/** A registry's commands never change, so its definitions are made once and not for each request. */
const offers = new WeakMap<Offering, Map<string, readonly ToolDefinition[]>>();

interface Wanted {
  readonly facts: OfferFacts;
  /** Found by a call, or wanted by a message, in that order. */
  readonly asked: readonly string[];
}

/**
 * Of all commands those that the graph is good for, by the table of rules; behind them what this conversation has asked for. The list
 * only grows at its end, so that a provider's cache holds what came before.
 */
export function toolsToSend(
  registry: Offering,
  { toolProfile, maxTools }: Profile,
  { facts, asked }: Wanted,
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
  { facts, asked }: Wanted,
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
