import { Dialog } from "../parts/Dialog";
import { Skeleton } from "../parts/Skeleton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useLoading } from "../use-loading";
import { MetricsView } from "./MetricsView";
import "./metrics.css";

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
