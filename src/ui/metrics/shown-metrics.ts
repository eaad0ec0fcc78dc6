import type { StoredMetrics } from "@/store/metrics/metrics-store";
import type { StoredMeasure } from "@/store/metrics/stored-metrics";
import { type MetricThresholds, usualThresholds } from "@/traces/metrics";
import { rowsOf } from "@/traces/metrics-report";
import type { MetricsRow } from "@/traces/metrics-rows";

export interface MetricsChoice {
  readonly time: "session" | "all";
  /** "": everybody. */
  readonly provider: string;
}

export interface ShownMetrics {
  readonly rows: readonly MetricsRow[];
  /** Newest first. */
  readonly measures: readonly StoredMeasure[];
  readonly thresholds: MetricThresholds;
}

/** What of all that is kept is looked at. */
export function shownMetrics(stored: StoredMetrics, { time, provider }: MetricsChoice): ShownMetrics {
  const isShown = (one: { readonly provider: string }) => provider === "" || one.provider === provider;
  const isOfTime = (measure: StoredMeasure) => time === "all" || measure.session === stored.session;
  const measures = stored.measures.filter((measure) => isOfTime(measure) && isShown(measure));
  return {
    rows: time === "all" ? stored.rows.filter(isShown) : rowsOf(measures),
    measures: measures.toReversed(),
    thresholds: { ...usualThresholds, ...stored.thresholds[""], ...stored.thresholds[provider] },
  };
}

export function providersOf({ rows }: Pick<StoredMetrics, "rows">): readonly string[] {
  return [...new Set(rows.map(({ provider }) => provider))].toSorted();
}
