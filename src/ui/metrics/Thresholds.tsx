import { useState } from "react";
import { useStore } from "zustand";
import type { MetricsStore } from "@/store/metrics/metrics-store";
import { usualThresholds, type WatchedMetric, watchedMetrics } from "@/traces/metrics";
import { Button } from "../parts/Button";
import { TextField } from "../parts/TextField";
import { useAllWords } from "../use-all-words";
import { useProviderName } from "./use-provider-name";

export interface ThresholdsProps {
  readonly store: MetricsStore;
  /** "": of everybody who has none of their own. */
  readonly provider: string;
}

/** Above what a figure gets a mark, for everybody or one provider. */
export function Thresholds({ store, provider }: ThresholdsProps) {
  const words = useAllWords("metrics");
  const nameOf = useProviderName();
  const own = useStore(store, ({ thresholds }) => thresholds[provider]);
  const [resets, setResets] = useState(0);
  const reset = () => {
    store.setThresholds(provider, null);
    setResets((before) => before + 1);
  };
  return (
    <section>
      <h3>{words.limits}</h3>
      <p className="lead">{words.limitsLead(provider === "" ? words.everybody : nameOf(provider))}</p>
      <div className="metrics-limits">
        {watchedMetrics.map((name) => (
          <ThresholdField key={`${name} ${resets}`} store={store} provider={provider} name={name} />
        ))}
        <Button className="line" disabled={own === undefined} onClick={reset}>
          {words.limitsUsual}
        </Button>
      </div>
    </section>
  );
}

interface ThresholdFieldProps extends ThresholdsProps {
  readonly name: WatchedMetric;
}

function ThresholdField({ store, provider, name }: ThresholdFieldProps) {
  const words = useAllWords("metrics");
  const shared = useStore(store, ({ thresholds }) => thresholds[""]?.[name]);
  const scale = name === "tool_failure_rate" ? 100 : 1;
  const usual = (provider === "" ? undefined : shared) ?? usualThresholds[name];
  const [text, setText] = useState(() => {
    const own = store.getState().thresholds[provider]?.[name];
    return own === undefined ? "" : String(own * scale);
  });
  const isWrong = text !== "" && !(Number(text) >= 0);
  const change = (written: string) => {
    setText(written);
    const { [name]: _before, ...others } = store.getState().thresholds[provider] ?? {};
    const value = Number(written);
    if (written !== "" && !(value >= 0)) return;
    const next = written === "" ? others : { ...others, [name]: value / scale };
    store.setThresholds(provider, Object.keys(next).length === 0 ? null : next);
  };
  return (
    <div>
      <TextField
        className="short"
        label={words.limitNames[name]}
        type="number"
        min={0}
        step="any"
        placeholder={String(usual * scale)}
        value={text}
        problem={isWrong ? words.limitWrong : null}
        onChange={change}
      />
    </div>
  );
}
