import { useId, useState } from "react";
import { useStore } from "zustand";
import type { MetricsStore } from "@/store/metrics/metrics-store";
import { saveDownload } from "../download";
import { Segments } from "../parts/Segments";
import { useAllWords } from "../use-all-words";
import { DayChart } from "./DayChart";
import { Figures } from "./Figures";
import { GroupTables } from "./GroupTables";
import { MetricsFoot } from "./MetricsFoot";
import { type MetricsChoice, providersOf, shownMetrics } from "./shown-metrics";
import { Thresholds } from "./Thresholds";
import { useProviderName } from "./use-provider-name";

export function MetricsView({ store }: { readonly store: MetricsStore }) {
  const words = useAllWords("metrics");
  const kept = useStore(store);
  const [choice, setChoice] = useState<MetricsChoice>({ time: "session", provider: "" });
  const shown = shownMetrics(kept, choice);
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
  const id = useId();
  return (
    <div className="metrics-choice">
      <span className="sr" id={id}>
        {words.time}
      </span>
      <Segments
        name={id}
        labelledBy={id}
        value={choice.time}
        options={[
          { id: "session", title: words.session },
          { id: "all", title: words.all },
        ]}
        onChange={(time) => onChange({ ...choice, time })}
      />
      <select
        className="field metrics-select"
        aria-label={words.provider}
        value={choice.provider}
        onChange={({ target }) => onChange({ ...choice, provider: target.value })}
      >
        <option value="">{words.everybody}</option>
        {providers.map((provider) => (
          <option key={provider} value={provider}>
            {nameOf(provider)}
          </option>
        ))}
      </select>
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
          <button
            type="button"
            className="btn line slim"
            onClick={() =>
              saveDownload({ fileName: "parley-metrics-aside.json", mediaType: "application/json", content: aside })
            }
          >
            {words.saveAside}
          </button>
          <button type="button" className="btn line slim" onClick={store.removeAside}>
            {words.removeAside}
          </button>
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
