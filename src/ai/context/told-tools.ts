import type { CommandRegistry, ToolDefinition } from "@/commands/door/command-types";
import { isJsonObject, type JsonValue } from "@/lib/json";
import type { LimitRound } from "../loop/decide-next";
import type { ProviderCapabilities } from "../port/provider-port";
import { toCompactTools } from "./compact-tools";
import { compactRules, finder, isOffered, type OfferFacts, offerRules } from "./offer-rules";

type Offering = Pick<CommandRegistry, "commands" | "definitions">;
type Profile = Pick<ProviderCapabilities, "toolProfile" | "maxTools">;

/** A registry's commands never change, so its definitions are made once and not for each request. */
const offers = new WeakMap<Offering, Map<string, readonly ToolDefinition[]>>();

interface Wanted {
  readonly facts: OfferFacts;
  /** Found by a call. */
  readonly asked: readonly string[];
}

/** Of all commands those that the graph is good for, by the table of rules, and those that a call has found in this message. */
export function toldTools(
  rounds: readonly LimitRound[],
  registry: Offering,
  { toolProfile, maxTools }: Profile,
  facts: OfferFacts,
): readonly ToolDefinition[] | Promise<readonly ToolDefinition[]> {
  const asked = foundNames(rounds);
  const key = `${toolProfile} ${maxTools} ${facts.hasTexts} ${facts.hasEdges} ${facts.wantsPlan === true} ${asked.join(" ")}`;
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
  const data: (JsonValue | undefined)[] = [];
  for (const { toolResults } of rounds) {
    for (const result of toolResults) if (result.name === finder) data.push(result.data);
  }
  if (data.length === 0) return [];
  const lists = data.flatMap((one) => (isJsonObject(one) && Array.isArray(one["commands"]) ? one["commands"] : []));
  const names = lists.flatMap((one) => (isJsonObject(one) && typeof one["name"] === "string" ? [one["name"]] : []));
  return [...new Set(names)];
}
