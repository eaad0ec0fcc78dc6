import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { MetricsStore } from "@/store/metrics/metrics-store";
import type { MetricsState } from "@/store/metrics/stored-metrics";
import { metricsCsv, metricsReport } from "@/traces/metrics-report";
import { saveDownload } from "../download";
import { SureQuestion } from "../parts/SureQuestion";
import { useAllWords } from "../use-all-words";
import type { ShownMetrics } from "./shown-metrics";

export interface MetricsFootProps {
  readonly store: MetricsStore;
  readonly shown: ShownMetrics;
}

/** Takes the figures away, or out. */
export function MetricsFoot({ store, shown }: MetricsFootProps) {
  const words = useAllWords("metrics");
  const [isAsking, setAsking] = useState(false);
  const [gone, setGone] = useState<MetricsState | null>(null);
  const isEmpty = shown.rows.length === 0;
  const { rows, measures, thresholds } = shown;
  const save = (fileName: string, mediaType: string, content: string) => saveDownload({ fileName, mediaType, content });
  const asJson = () =>
    `${JSON.stringify(metricsReport({ rows, measures: measures.toReversed(), thresholds }), null, 2)}\n`;
  return (
    <div className="dialog-foot metrics-foot">
      <span role="status">{gone !== null && isEmpty ? words.wasReset : ""}</span>
      {gone !== null && isEmpty && (
        <button
          type="button"
          className="btn line"
          onClick={() => {
            store.bringBack(gone);
            setGone(null);
          }}
        >
          <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" />
          {words.undo}
        </button>
      )}
      {isAsking ? (
        <SureQuestion
          label={words.reset}
          question={words.resetQuestion}
          keep={words.keep}
          remove={words.remove}
          onKeep={() => setAsking(false)}
          onRemove={() => {
            setAsking(false);
            setGone(store.reset());
          }}
        />
      ) : (
        <>
          <button type="button" className="btn line" disabled={isEmpty} onClick={() => setAsking(true)}>
            {words.reset}
          </button>
          <button
            type="button"
            className="btn line"
            disabled={isEmpty}
            onClick={() => save("parley-metrics.csv", "text/csv", metricsCsv(rows))}
          >
            {words.exportCsv}
          </button>
          <button
            type="button"
            className="btn line"
            disabled={isEmpty}
            onClick={() => save("parley-metrics.json", "application/json", asJson())}
          >
            {words.exportJson}
          </button>
        </>
      )}
    </div>
  );
}
