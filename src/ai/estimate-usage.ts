import { toContextText } from "./context-text";
import type { ProviderRequest, Usage } from "./provider-port";
import { toSmallMessages } from "./small-prompt/to-small-messages";
import { estimateTokens } from "./text-limits";

/**
 * The tokens of a request nobody told the tokens of: a stream tells them at its end, and one that was stopped has none. They were
 * used all the same.
 */
export function estimateUsage(request: ProviderRequest, profile: "full" | "compact", written: string): Usage {
  const sent = profile === "compact" ? smallText(request) : fullText(request);
  return { inputTokens: estimateTokens(sent), outputTokens: estimateTokens(written), isEstimated: true };
}

function smallText(request: ProviderRequest): string {
  return toSmallMessages(request)
    .map(({ content }) => content)
    .join("\n");
}

function fullText({ instructions, context, history, tools }: ProviderRequest): string {
  return [instructions, toContextText(context), JSON.stringify(history), JSON.stringify(tools)].join("\n");
}
