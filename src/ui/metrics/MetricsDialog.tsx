import { useEffect, useState } from "react";
import type { MetricsStore } from "@/store/metrics/metrics-store";
import { Bones } from "../parts/Bones";
import { Dialog } from "../parts/Dialog";
import { useServices } from "../services";
import { MetricsView } from "./MetricsView";
import { useMetricsWords } from "./use-metrics-words";
import "./metrics.css";

/** How messages went: figures, a chart and tables of them. */
export function MetricsDialog() {
  const { view } = useServices();
  const words = useMetricsWords();
  const store = useMetricsStore();
  return (
    <Dialog title={words.title} isWide onClose={() => view.change({ dialog: null })}>
      {store === null && (
        <div className="dialog-body">
          <Bones />
        </div>
      )}
      {store === "failed" && (
        <div className="dialog-body">
          <p className="note warn">{words.notLoaded}</p>
        </div>
      )}
      {store !== null && store !== "failed" && <MetricsView store={store} />}
    </Dialog>
  );
}

function useMetricsStore(): MetricsStore | "failed" | null {
  const { metrics } = useServices();
  const [store, setStore] = useState<MetricsStore | "failed" | null>(null);
  useEffect(() => {
    let isCurrent = true;
    metrics().then(
      (opened) => isCurrent && setStore(opened),
      () => isCurrent && setStore("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [metrics]);
  return store;
}
