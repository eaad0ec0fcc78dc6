import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";
import { type Measure, type MetricThresholds, requestKinds, watchedMetrics } from "@/traces/metrics";
import { joinRows, type MetricsRow, toRow } from "@/traces/metrics-rows";

/** A message's figures, with the visit it was sent in. */
export interface StoredMeasure extends Measure {
  readonly session: string;
}

/** All there is: sums of all time, and the newest messages one by one. */
export interface MetricsState {
  readonly rows: readonly MetricsRow[];
  readonly measures: readonly StoredMeasure[];
  /** By provider; what is not set is as usual. */
  readonly thresholds: Readonly<Record<string, Partial<MetricThresholds>>>;
}

export const noMetrics: MetricsState = { rows: [], measures: [], thresholds: {} };

const mostMeasures = 500;
const mostRows = 1000;

const count = z.int().check(z.minimum(0));
const amount = z.number().check(z.minimum(0));
const name = z.string().check(z.maxLength(200));
const kind = z.enum(requestKinds);
const measureSchema = z.object({
  turn: name,
  session: name,
  at: amount,
  provider: name,
  kind,
  rounds: count,
  calls: count,
  failedCalls: count,
  latencyMs: amount,
  inputTokens: amount,
  outputTokens: amount,
  cost: z.exactOptional(amount),
});
const rowSchema = z.object({
  day: z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/)),
  provider: name,
  kind,
  took: z.enum(["none", "one", "several"]),
  queries: count,
  rounds: count,
  several: count,
  calls: count,
  failedCalls: count,
  latencyMs: amount,
  inputTokens: amount,
  outputTokens: amount,
  cost: amount,
  priced: count,
});
const thresholdsSchema = z.record(z.string(), z.partialRecord(z.enum(watchedMetrics), amount));
const storedSchema = z.object({
  version: z.literal(1),
  rows: z.array(rowSchema),
  measures: z.array(measureSchema),
  thresholds: thresholdsSchema,
});

/** null: what is stored is not ours, or of another version. */
export function readMetrics(text: string): MetricsState | null {
  const read = z.safeParse(storedSchema, tryJson(text));
  return read.success ? read.data : null;
}

export function writeMetrics(state: MetricsState): string {
  return JSON.stringify({ version: 1, ...state });
}

/** With one more. The oldest messages are only part of the sums then, and the oldest days of one sum. */
export function withMeasure(state: MetricsState, measure: StoredMeasure): MetricsState {
  return {
    ...state,
    rows: bounded(joinRows([...state.rows, toRow(measure)])),
    measures: [...state.measures, measure].slice(-mostMeasures),
  };
}

function bounded(rows: readonly MetricsRow[]): readonly MetricsRow[] {
  if (rows.length <= mostRows) return rows;
  const days = [...new Set(rows.map(({ day }) => day))].toSorted();
  const early = new Set(days.slice(0, Math.ceil(days.length / 2)));
  return joinRows(rows.map((row) => (early.has(row.day) ? { ...row, day: "" } : row)));
}
