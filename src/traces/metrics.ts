import type { ExecutionResult } from "@/ai/results/execution-result";
import type { Effect } from "@/commands/registry/command-types";

/** What a message was about: what its strongest command does, or talk when it called none. */
export type RequestKind = "talk" | Effect;

export const requestKinds: readonly RequestKind[] = ["talk", "read", "view", "style", "edit", "destroy"];

/** The figures of one message. No word of it. */
export interface Measure {
  /** Of the turn in its conversation, where that is kept. */
  readonly turn: string;
  /** In ms since 1970. */
  readonly at: number;
  /** Who was asked. */
  readonly provider: string;
  readonly kind: RequestKind;
  readonly rounds: number;
  readonly calls: number;
  readonly failedCalls: number;
  /** From sending to the end, without what the user took to allow a call. */
  readonly latencyMs: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In dollars; absent where a price is not known: unknown is not free. */
  readonly cost?: number;
}

/** How many rounds a message took. */
export type RoundClass = "none" | "one" | "several";

/** Sums over messages, from which every figure follows: so old messages need not be kept one by one. */
export interface Tally
  extends Pick<Measure, "rounds" | "calls" | "failedCalls" | "latencyMs" | "inputTokens" | "outputTokens"> {
  readonly queries: number;
  readonly several: number;
  readonly cost: number;
  /** Messages whose cost is known. */
  readonly priced: number;
}

/** Names as the design has them, since they are exported. Rates and shares are 0 to 1, latency is seconds. */
export interface Metrics {
  readonly queries: number;
  readonly avg_tool_rounds_per_query: number;
  /** Of two rounds or more. */
  readonly queries_with_2_rounds: number;
  readonly share_of_queries_with_2_rounds: number;
  readonly tool_failure_rate: number;
  readonly avg_query_latency: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly avg_tokens_per_query: number;
  /** Absent when no message has a known price. */
  readonly cost?: number;
  /** Over the messages whose cost is known. */
  readonly avg_cost_per_query?: number;
}

export interface MetricThresholds {
  readonly avg_tool_rounds_per_query: number;
  readonly tool_failure_rate: number;
  readonly avg_query_latency: number;
}

export type WatchedMetric = keyof MetricThresholds;
export const watchedMetrics = ["avg_tool_rounds_per_query", "tool_failure_rate", "avg_query_latency"] as const;

export const usualThresholds: MetricThresholds = {
  avg_tool_rounds_per_query: 1.5,
  tool_failure_rate: 0.05,
  avg_query_latency: 4,
};

export const noTally: Tally = {
  queries: 0,
  rounds: 0,
  several: 0,
  calls: 0,
  failedCalls: 0,
  latencyMs: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  priced: 0,
};

export function requestKind(
  result: Pick<ExecutionResult, "rounds">,
  effectOf: (commandName: string) => Effect | undefined,
): RequestKind {
  const kinds = result.rounds.flatMap((round) => round.toolsUsed.map((name) => effectOf(name) ?? "talk"));
  return kinds.reduce<RequestKind>(
    (most, kind) => (requestKinds.indexOf(kind) > requestKinds.indexOf(most) ? kind : most),
    "talk",
  );
}

/** What is measured beside the result. */
type Measured = Pick<Measure, "turn" | "at" | "provider" | "latencyMs">;

export function toMeasure(
  result: Pick<ExecutionResult, "rounds" | "usage">,
  { turn, at, provider, latencyMs }: Measured,
  effectOf: (commandName: string) => Effect | undefined,
): Measure {
  const { rounds, usage } = result;
  const calls = rounds.flatMap(({ toolResults }) => toolResults);
  return {
    turn,
    at,
    provider,
    latencyMs,
    kind: requestKind(result, effectOf),
    rounds: rounds.length,
    calls: calls.length,
    // A refusal by the user is an answer to the call, not a failure of the command.
    failedCalls: calls.filter(({ success, approval, isStopped }) => !success && approval !== "denied" && !isStopped)
      .length,
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
    ...(usage.cost !== undefined && { cost: usage.cost }),
  };
}

export function roundClass({ rounds }: Pick<Measure, "rounds">): RoundClass {
  if (rounds === 0) return "none";
  return rounds === 1 ? "one" : "several";
}

export function tallyOf(measure: Measure): Tally {
  return {
    queries: 1,
    rounds: measure.rounds,
    several: roundClass(measure) === "several" ? 1 : 0,
    calls: measure.calls,
    failedCalls: measure.failedCalls,
    latencyMs: measure.latencyMs,
    inputTokens: measure.inputTokens,
    outputTokens: measure.outputTokens,
    cost: measure.cost ?? 0,
    priced: measure.cost === undefined ? 0 : 1,
  };
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    queries: a.queries + b.queries,
    rounds: a.rounds + b.rounds,
    several: a.several + b.several,
    calls: a.calls + b.calls,
    failedCalls: a.failedCalls + b.failedCalls,
    latencyMs: a.latencyMs + b.latencyMs,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cost: a.cost + b.cost,
    priced: a.priced + b.priced,
  };
}

/** Of nothing all figures are 0. */
export function toMetrics(tally: Tally): Metrics {
  const { queries, several, inputTokens, outputTokens, cost, priced } = tally;
  return {
    queries,
    avg_tool_rounds_per_query: mean(tally.rounds, queries),
    queries_with_2_rounds: several,
    share_of_queries_with_2_rounds: mean(several, queries),
    tool_failure_rate: mean(tally.failedCalls, tally.calls),
    avg_query_latency: mean(tally.latencyMs / 1000, queries),
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    avg_tokens_per_query: mean(inputTokens + outputTokens, queries),
    ...(priced > 0 && { cost, avg_cost_per_query: cost / priced }),
  };
}

/** The figures above their threshold. */
export function needingAttention(
  metrics: Metrics,
  thresholds: MetricThresholds = usualThresholds,
): readonly WatchedMetric[] {
  return watchedMetrics.filter((name) => metrics[name] > thresholds[name]);
}

/** Whether a message is one of those that bring a figure above its threshold. */
export function isBehind(measure: Measure, name: WatchedMetric, thresholds: MetricThresholds): boolean {
  switch (name) {
    case "avg_tool_rounds_per_query":
      return measure.rounds > thresholds.avg_tool_rounds_per_query;
    case "tool_failure_rate":
      return measure.failedCalls > 0;
    case "avg_query_latency":
      return measure.latencyMs / 1000 > thresholds.avg_query_latency;
  }
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : sum / count;
}
