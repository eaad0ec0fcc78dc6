import type { CommandRegistry, ToolDefinition } from "@/commands/registry/command-types";
import type { LimitRound } from "../loop/decide-next";
import type { ProviderCapabilities } from "../port/provider-port";
import type { OfferFacts } from "./offer-rules";
import { toolsToSend } from "./tools-to-send";

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
