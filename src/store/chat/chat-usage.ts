import type { ChatTurn, TurnUsage } from "./chat-types";

/** What all turns took together; null where nothing was. A cost only where each turn's is known: a part is no sum. */
export function chatUsage(turns: readonly Pick<ChatTurn, "usage">[]): TurnUsage | null {
  const used = turns.flatMap(({ usage }) => usage ?? []);
  if (used.length === 0) return null;
  const cachedTokens = sum(used.map((one) => one.cachedTokens ?? 0));
  const costs = used.flatMap(({ cost }) => cost ?? []);
  return {
    inputTokens: sum(used.map(({ inputTokens }) => inputTokens)),
    outputTokens: sum(used.map(({ outputTokens }) => outputTokens)),
    ...(cachedTokens === 0 ? {} : { cachedTokens }),
    ...(costs.length === used.length ? { cost: sum(costs) } : {}),
    ...(used.some(({ isEstimated }) => isEstimated) ? { isEstimated: true } : {}),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
