import {
  type Measure,
  type Metrics,
  type MetricThresholds,
  needingAttention,
  toMetrics,
  usualThresholds,
} from "./metrics";
import { type Grouping, grouped, joinRows, type MetricsRow, sumOf, toRow } from "./metrics-rows";

/** What is exported, from the page and from the terminal alike. */
export interface MetricsReport {
  readonly parley: "metrics";
  readonly version: 1;
  readonly total: Metrics;
  /** The figures of the total that are above their threshold. */
  readonly attention: readonly string[];
  readonly byProvider: Readonly<Record<string, Metrics>>;
  readonly byKind: Readonly<Record<string, Metrics>>;
  /** none, one or several rounds. */
  readonly byRounds: Readonly<Record<string, Metrics>>;
  readonly byDay: Readonly<Record<string, Metrics>>;
  readonly queries: readonly Measure[];
}

export interface ReportOptions {
  readonly rows: readonly MetricsRow[];
  /** Those that are kept one by one. */
  readonly measures: readonly Measure[];
  readonly thresholds?: MetricThresholds;
}

export function metricsReport({ rows, measures, thresholds = usualThresholds }: ReportOptions): MetricsReport {
  const total = toMetrics(sumOf(rows));
  const by = (grouping: Grouping) =>
    Object.fromEntries([...grouped(rows, grouping)].map(([name, tally]) => [name, toMetrics(tally)]));
  return {
    parley: "metrics",
    version: 1,
    total,
    attention: needingAttention(total, thresholds),
    byProvider: by("provider"),
    byKind: by("kind"),
    byRounds: by("took"),
    byDay: by("day"),
    queries: measures,
  };
}

export function rowsOf(measures: readonly Measure[]): readonly MetricsRow[] {
  return joinRows(measures.map(toRow));
}

const columns = [
  "queries",
  "avg_tool_rounds_per_query",
  "queries_with_2_rounds",
  "share_of_queries_with_2_rounds",
  "tool_failure_rate",
  "avg_query_latency",
  "input_tokens",
  "output_tokens",
  "avg_tokens_per_query",
  "cost",
  "avg_cost_per_query",
] as const satisfies readonly (keyof Metrics)[];

/** A line for each day, provider, kind and number of rounds, behind one for all. An unknown cost is an empty cell. */
export function metricsCsv(rows: readonly MetricsRow[]): string {
  const line = (names: readonly string[], metrics: Metrics) =>
    [...names.map(cell), ...columns.map((name) => metrics[name] ?? "")].join(",");
  const head = ["day", "provider", "kind", "rounds", ...columns].join(",");
  const all = line(["all", "all", "all", "all"], toMetrics(sumOf(rows)));
  const each = rows.map((row) => line([row.day, row.provider, row.kind, row.took], toMetrics(row)));
  return `${[head, all, ...each].join("\r\n")}\r\n`;
}

/** A spreadsheet would run what begins like a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
