import { isJsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { Exchange, ToolResult } from "./messages";

/** Finished exchanges with their results reduced to what each one said, for a model that a full context led astray. */
export function simplifyHistory(history: readonly Exchange[]): readonly Exchange[] {
  return history.map((exchange) => ({
    ...exchange,
    rounds: exchange.rounds.map((round) => ({ ...round, results: round.results.map(withoutData) })),
  }));
}

function withoutData(result: ToolResult): ToolResult {
  const parsed = tryJson(result.content);
  if (!isJsonObject(parsed) || parsed["data"] === undefined) return result;
  const { data: _left, ...rest } = parsed;
  return { ...result, content: JSON.stringify(rest) };
}
