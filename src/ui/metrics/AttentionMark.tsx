import { X } from "lucide-react";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useView } from "../use-stores";

/** A figure is above its limit: said in passing, with the way to the queries behind it. */
export function AttentionMark() {
  const { view } = useServices();
  const words = useAllWords("metrics");
  const high = useView(({ attention }) => attention);
  const wave = () => view.change({ attention: [] });
  const open = () => view.change({ attention: [], dialog: "metrics" });
  return (
    <span>
      <button
        type="button"
        aria-haspopup="dialog"
        title={high.map((name) => words.limitNames[name]).join(" · ")}
        onClick={open}
      >
        <i className="dot warn" aria-hidden="true" />
        {high.map((name) => words.above[name]).join(" · ")}
      </button>
      <button type="button" aria-label={words.waveAway} title={words.waveAway} onClick={wave}>
        <X size={12} strokeWidth={2} aria-hidden="true" />
      </button>
    </span>
  );
}
