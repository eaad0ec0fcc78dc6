import type { TurnUsage } from "@/store/chat/chat-types";
import type { Words } from "@/words/words";

/** "3,500 tokens in (2,800 from the cache), 500 out, $0.006." No cost where no price is known; "about" where some of it was estimated. */
export function usageText(
  { inputTokens, outputTokens, cachedTokens = 0, cost, tokensPerSecond, isEstimated }: TurnUsage,
  words: Words["chat"],
): string {
  const parts = [
    words.tokens(inputTokens, outputTokens, cachedTokens),
    ...(cost === undefined ? [] : [words.dollars(cost)]),
    ...(tokensPerSecond === undefined ? [] : [words.perSecond(tokensPerSecond)]),
  ];
  const text = `${parts.join(", ")}.`;
  return isEstimated ? words.about(text) : text;
}
