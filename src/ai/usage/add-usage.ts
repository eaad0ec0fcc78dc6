import type { Usage } from "../port/provider-port";
import { costOf, type Price } from "./prices";

/** Unknown as soon as one turn's price is unknown: a partial sum is no cost. A turn without tokens costs nothing with any provider. */
export function addCost(
  total: number | "unknown",
  usage: Usage | undefined,
  price: Price | undefined,
): number | "unknown" {
  if (usage === undefined || usage.inputTokens + usage.outputTokens === 0) return total;
  return total === "unknown" || price === undefined ? "unknown" : total + costOf(usage, price);
}

export function addUsage(total: Usage, more: Usage | undefined): Usage {
  if (more === undefined) return total;
  const cachedTokens = (total.cachedTokens ?? 0) + (more.cachedTokens ?? 0);
  const speed = more.tokensPerSecond ?? total.tokensPerSecond;
  const cacheWriteTokens = (total.cacheWriteTokens ?? 0) + (more.cacheWriteTokens ?? 0);
  return {
    inputTokens: total.inputTokens + more.inputTokens,
    outputTokens: total.outputTokens + more.outputTokens,
    ...(cachedTokens > 0 && { cachedTokens }),
    ...(speed !== undefined && { tokensPerSecond: speed }),
    ...(cacheWriteTokens > 0 && { cacheWriteTokens }),
    ...((total.isEstimated ?? more.isEstimated) && { isEstimated: true }),
  };
}
