import { createMetricsStore, type MetricsStore, type StoredMetrics } from "@/store/metrics/metrics-store";
import type { ViewStore } from "@/store/view/view-store";
import { needingAttention, toMeasure, toMetrics, type WatchedMetric } from "@/traces/metrics";
import { sumOf } from "@/traces/metrics-rows";
import { shownMetrics } from "@/ui/metrics/shown-metrics";
import type { Page } from "../page/page";

/** One slow answer among fewer says nothing. */
const fewest = 5;

/** The figures, whose high ones are marked from now on. */
export function createBrowserMetrics(page: Page) {
  const store = createMetricsStore(page);
  watchAttention(store, page.view);
  return { store, toMeasure };
}

/** Marks figures of this visit that are above their limits. What was waved away is marked again once another joins it. */
function watchAttention(store: MetricsStore, view: Pick<ViewStore, "change" | "getState">): void {
  let shown: readonly WatchedMetric[] = [];
  const look = (): void => {
    const high = highFigures(store.getState());
    const isMore = high.some((name) => !shown.includes(name));
    shown = high;
    const isShown = view.getState().attention.length > 0;
    if (isMore || isShown) view.change({ attention: high });
  };
  store.subscribe(look);
  look();
}

/** Of each provider by itself: a model's rounds cost time and money, the built-in assistant's are its look-ups. */
function highFigures(stored: StoredMetrics): readonly WatchedMetric[] {
  const providers = stored.measures.flatMap(({ session, provider }) => (session === stored.session ? [provider] : []));
  return [...new Set([...new Set(providers)].flatMap((provider) => highOf(provider, stored)))];
}

function highOf(provider: string, stored: StoredMetrics): readonly WatchedMetric[] {
  const { measures, rows, thresholds } = shownMetrics(stored, { time: "session", provider });
  if (measures.length < fewest) return [];
  const isLookUps = provider === "builtin" && stored.thresholds[provider] === undefined;
  return needingAttention(toMetrics(sumOf(rows)), thresholds).filter(
    (name) => !isLookUps || name !== "avg_tool_rounds_per_query",
  );
}
