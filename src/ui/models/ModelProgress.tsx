import type { DownloadProgress, ModelCard } from "@/providers/webllm/model-library-types";
import { useWords } from "../use-stores";

export interface ModelProgressProps {
  readonly card: ModelCard;
  /** Absent: stopped. */
  readonly progress: DownloadProgress | undefined;
}

/** How far a download is: percent, bytes, time left. */
export function ModelProgress({ card, progress }: ModelProgressProps) {
  const words = useWords("models");
  const { storage } = useWords();
  const { model, state } = card;
  const loaded = progress?.loadedBytes ?? (state.kind === "partial" ? state.loadedBytes : 0);
  const total = progress?.totalBytes || model.download.bytes;
  const percent = total === 0 ? 0 : Math.min(100, Math.floor((loaded / total) * 100));
  const isStarting = progress !== undefined && progress.totalBytes === 0;
  return (
    <div className="model-load num">
      <span>
        <b>{percent}%</b> · {words.progress(storage.bytes(loaded), storage.bytes(total))}
      </span>
      <span>{isStarting ? words.starting : <Rest progress={progress} />}</span>
      <div
        className="model-meter"
        role="progressbar"
        aria-label={words.downloading(model.title)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

function Rest({ progress }: { readonly progress: DownloadProgress | undefined }) {
  const words = useWords("models");
  if (progress === undefined) return words.stopped;
  const { secondsLeft } = progress;
  if (secondsLeft === null) return null;
  const text = secondsLeft >= 60 ? words.minutes(Math.round(secondsLeft / 60)) : words.seconds(secondsLeft);
  return words.left(text);
}
