import type { Effect } from "@/commands/door/command-types";
import type { ExecutionResult } from "../results/execution-result";

/** What a message was about: what its strongest command does, or talk when it called none. */
export type RequestKind = "talk" | Effect;

export interface MeasuredMessage {
  readonly kind: RequestKind;
  readonly result: ExecutionResult;
  /** From sending to the end, milliseconds. */
  readonly latencyMs: number;
}

/** Names as the design has them, since they are exported. Rates are 0 to 1, latency is seconds. */
export interface Metrics {
  readonly queries: number;
  readonly avg_tool_rounds_per_query: number;
  readonly queries_with_2_rounds: number;
  readonly tool_failure_rate: number;
  readonly avg_query_latency: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** Absent when no message has a known price: unknown is not free. */
  readonly cost?: number;
}

export interface MetricThresholds {
  readonly avg_tool_rounds_per_query: number;
  readonly tool_failure_rate: number;
  readonly avg_query_latency: number;
}

const defaultThresholds: MetricThresholds = {
  avg_tool_rounds_per_query: 1.5,
  tool_failure_rate: 0.05,
  avg_query_latency: 4,
};

const strength: readonly RequestKind[] = ["talk", "read", "view", "style", "edit", "destroy"];

export function requestKind(
  result: ExecutionResult,
  effectOf: (commandName: string) => Effect | undefined,
): RequestKind {
  const kinds = result.rounds.flatMap((round) => round.toolsUsed.map((name) => effectOf(name) ?? "talk"));
  return kinds.reduce<RequestKind>(
    (most, kind) => (strength.indexOf(kind) > strength.indexOf(most) ? kind : most),
    "talk",
  );
}

/** Of no messages all figures are 0. */
export function toMetrics(messages: readonly MeasuredMessage[]): Metrics {
  const results = messages.map(({ result }) => result);
  const calls = results.flatMap(({ rounds }) => rounds.flatMap((round) => round.toolResults));
  const costs = results.flatMap(({ usage }) => usage.cost ?? []);
  return {
    queries: messages.length,
    avg_tool_rounds_per_query: mean(results.map(({ rounds }) => rounds.length)),
    queries_with_2_rounds: results.filter(({ rounds }) => rounds.length === 2).length,
    tool_failure_rate: mean(calls.map(({ success, approval }) => (success || approval === "denied" ? 0 : 1))),
    avg_query_latency: mean(messages.map(({ latencyMs }) => latencyMs / 1000)),
    input_tokens: sum(results.map(({ usage }) => usage.inputTokens)),
    output_tokens: sum(results.map(({ usage }) => usage.outputTokens)),
    ...(costs.length > 0 && { cost: sum(costs) }),
  };
}

export function metricsByKind(messages: readonly MeasuredMessage[]): ReadonlyMap<RequestKind, Metrics> {
  const kinds = strength.filter((kind) => messages.some((message) => message.kind === kind));
  return new Map(kinds.map((kind) => [kind, toMetrics(messages.filter((message) => message.kind === kind))]));
}

/** The figures above their threshold. */
export function needingAttention(
  metrics: Metrics,
  thresholds: MetricThresholds = defaultThresholds,
): readonly (keyof MetricThresholds)[] {
  const watched = ["avg_tool_rounds_per_query", "tool_failure_rate", "avg_query_latency"] as const;
  return watched.filter((name) => metrics[name] > thresholds[name]);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
