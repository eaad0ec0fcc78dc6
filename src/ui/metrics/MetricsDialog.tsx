import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import type { MetricsStore } from "@/store/metrics/metrics-store";
import type { MetricsState } from "@/store/metrics/stored-metrics";
import { metricsCsv, metricsReport } from "@/traces/metrics-report";
import { saveDownload } from "../download";
import { Choice } from "../parts/Choice";
import { Dialog } from "../parts/Dialog";
import { Segments } from "../parts/Segments";
import { Skeleton } from "../parts/Skeleton";
import { SureQuestion } from "../parts/SureQuestion";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useLoading } from "../use-loading";
import { DayChart } from "./DayChart";
import { Figures } from "./Figures";
import { GroupTables } from "./GroupTables";
import { type MetricsChoice, providersOf, type ShownMetrics, shownMetrics } from "./shown-metrics";
import { Thresholds } from "./Thresholds";
import { useProviderName } from "./use-provider-name";
import "./metrics.css";
import { Button } from "../parts/Button";

/** How messages went: figures, a chart and tables of them. */
export function MetricsDialog() {
  const { view, metrics } = useServices();
  const words = useAllWords("metrics");
  const store = useLoading(metrics);
  return (
    <Dialog title={words.title} isWide onClose={() => view.change({ dialog: null })}>
      {store === null && (
        <div className="dialog-body">
          <Skeleton />
        </div>
      )}
      {store === "not-loaded" && (
        <div className="dialog-body">
          <p className="note warn">{words.notLoaded}</p>
        </div>
      )}
      {store !== null && store !== "not-loaded" && <MetricsView store={store} />}
    </Dialog>
  );
}

function MetricsView({ store }: { readonly store: MetricsStore }) {
  const words = useAllWords("metrics");
  const stored = useStore(store);
  const [choice, setChoice] = useState<MetricsChoice>({ time: "session", provider: "" });
  const shown = shownMetrics(stored, choice);
  const isEmpty = shown.rows.length === 0;
  return (
    <>
      <div className="dialog-body metrics">
        <p className="lead">{words.lead}</p>
        <Troubles store={store} />
        <Choosing store={store} choice={choice} onChange={setChoice} />
        {isEmpty ? (
          <p className="hint">{words.empty}</p>
        ) : (
          <>
            <Figures shown={shown} />
            <DayChart rows={shown.rows} />
            <GroupTables rows={shown.rows} />
          </>
        )}
        <Thresholds key={choice.provider} store={store} provider={choice.provider} />
      </div>
      <MetricsFoot store={store} shown={shown} />
    </>
  );
}

interface ChoosingProps {
  readonly store: MetricsStore;
  readonly choice: MetricsChoice;
  readonly onChange: (choice: MetricsChoice) => void;
}

function Choosing({ store, choice, onChange }: ChoosingProps) {
  const words = useAllWords("metrics");
  const nameOf = useProviderName();
  const providers = providersOf(useStore(store));
  return (
    <div className="metrics-choice row">
      <Segments
        label={words.time}
        isBare
        value={choice.time}
        options={[
          { id: "session", title: words.session },
          { id: "all", title: words.all },
        ]}
        onChange={(time) => onChange({ ...choice, time })}
      />
      <Choice
        className="field metrics-select"
        aria-label={words.provider}
        value={choice.provider}
        options={[{ id: "", title: words.everybody }, ...providers.map((id) => ({ id, title: nameOf(id) }))]}
        onChange={(provider) => onChange({ ...choice, provider })}
      />
    </div>
  );
}

/** What could not be read, or cannot be kept. */
function Troubles({ store }: { readonly store: MetricsStore }) {
  const words = useAllWords("metrics");
  const aside = useStore(store, (state) => state.aside);
  const isUnsaved = useStore(store, (state) => state.isUnsaved);
  return (
    <>
      {aside !== null && (
        <div className="note warn" role="alert">
          <span>{words.aside}</span>
          <Button
            className="line slim"
            onClick={() =>
              saveDownload({ fileName: "parley-metrics-aside.json", mediaType: "application/json", content: aside })
            }
          >
            {words.saveAside}
          </Button>
          <Button className="line slim" onClick={store.removeAside}>
            {words.removeAside}
          </Button>
        </div>
      )}
      {isUnsaved && (
        <p className="note warn" role="alert">
          {words.unsaved}
        </p>
      )}
    </>
  );
}

/** Takes the figures away, or out. */
function MetricsFoot({ store, shown }: { readonly store: MetricsStore; readonly shown: ShownMetrics }) {
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
        <Button
          icon={Undo2}
          className="line"
          onClick={() => {
            store.bringBack(gone);
            setGone(null);
          }}
        >
          {words.undo}
        </Button>
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
          <Button className="line" disabled={isEmpty} onClick={() => setAsking(true)}>
            {words.reset}
          </Button>
          <Button
            className="line"
            disabled={isEmpty}
            onClick={() => save("parley-metrics.csv", "text/csv", metricsCsv(rows))}
          >
            {words.exportCsv}
          </Button>
          <Button
            className="line"
            disabled={isEmpty}
            onClick={() => save("parley-metrics.json", "application/json", asJson())}
          >
            {words.exportJson}
          </Button>
        </>
      )}
    </div>
  );
}
