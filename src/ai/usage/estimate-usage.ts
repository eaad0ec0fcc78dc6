import type { ToolDefinition } from "@/commands/registry/command-types";
import type { GraphProfile } from "@/graph/profile/profile-types";
import { toContextText } from "../context/context-text";
import { estimateTokens, latinPerToken } from "../context/text-limits";
import type { GraphContext, ProviderRequest, Usage } from "../port/provider-port";
import { toSmallMessages } from "../small-prompt/to-small-messages";

/** What a request held and what came back for it. */
export interface Exchanged {
  readonly request: ProviderRequest;
  readonly profile: "full" | "compact";
  /** Estimated tokens of `request.history`, which grows with the conversation: it is measured once where it is kept. */
  readonly historyTokens: number;
  readonly written: string;
}

/**
 * The tokens of a request whose provider reported none: a stream reports them at its end, and one that was stopped has none. They were
 * used all the same.
 */
export function estimateUsage({ request, profile, historyTokens, written }: Exchanged): Usage {
  const inputTokens = profile === "compact" ? smallTokens(request) : fullTokens(request, historyTokens);
  return { inputTokens, outputTokens: estimateTokens(written), isEstimated: true };
}

function smallTokens(request: ProviderRequest): number {
  const texts = toSmallMessages(request).map(({ content }) => content);
  return estimateTokens(texts.join("\n"));
}

function fullTokens({ instructions, context, tools }: ProviderRequest, historyTokens: number): number {
  // Our own words, all in Latin letters: their length tells it.
  let tokens = Math.ceil((instructions.length + turnLength) / latinPerToken) + contextTokens(context) + historyTokens;
  for (const tool of tools) tokens += toolTokens(tool);
  return tokens;
}

interface MeasuredContext {
  readonly layers: GraphContext["layers"];
  readonly entries: number;
  readonly tokens: number;
}

/** By the graph's profile, which is the same object until the graph changes. */
const measuredContexts = new WeakMap<GraphProfile, MeasuredContext>();

/** Measured again when the graph, its look or the number of selected elements, sets or user changes differs. */
function contextTokens(context: GraphContext): number {
  const { profile, layers, selection, sets, userChanges } = context;
  const entries = selection.nodes.length + sets.length + userChanges.length;
  const known = measuredContexts.get(profile);
  if (known !== undefined && known.layers === layers && known.entries === entries) return known.tokens;
  const tokens = estimateTokens(toContextText(context));
  measuredContexts.set(profile, { layers, entries, tokens });
  return tokens;
}

/** Characters of what is said of the rounds that are left. */
const turnLength = 100;

const measuredTools = new WeakMap<ToolDefinition, number>();

function toolTokens(tool: ToolDefinition): number {
  const known = measuredTools.get(tool);
  if (known !== undefined) return known;
  const { name, description, parameters } = tool;
  const tokens = estimateTokens(JSON.stringify({ name, description, parameters }));
  measuredTools.set(tool, tokens);
  return tokens;
}
