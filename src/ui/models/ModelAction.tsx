import { Check, Download, Pause, Play, X } from "lucide-react";
import type { ModelCard, ModelLibrary } from "@/providers/webllm/model-library-types";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";

export interface ModelActionProps {
  readonly card: ModelCard;
  readonly isDownloading: boolean;
  readonly library: ModelLibrary;
}

/** The one thing to do with a model now. */
export function ModelAction({ card, isDownloading, library }: ModelActionProps) {
  const { models, settings } = useServices();
  const words = useAllWords("models");
  const { model, fit, state } = card;
  const { id, title } = model;
  const isUsed = useSettings(({ source }) => source.kind === "local" && source.model === id);
  if (isDownloading) {
    return (
      <>
        <button type="button" className="btn line" aria-label={words.stopModel(title)} onClick={() => models.stop(id)}>
          <Pause size={14} strokeWidth={1.75} aria-hidden="true" />
          {words.stop}
        </button>
        <IconButton icon={X} label={words.discardModel(title)} onClick={() => models.discard(id)} />
      </>
    );
  }
  if (state.kind === "installed" && isUsed) {
    return (
      <span className="model-used">
        <Check size={14} strokeWidth={2} aria-hidden="true" />
        {words.inUse}
      </span>
    );
  }
  if (state.kind === "installed") {
    const choose = () => settings.change({ source: { kind: "local", model: id } });
    return (
      <button
        type="button"
        className="btn line"
        aria-label={words.chooseModel(title)}
        disabled={fit.verdict === "wont-fit"}
        onClick={choose}
      >
        {words.use}
      </button>
    );
  }
  const isBegun = state.kind === "partial";
  const Icon = isBegun ? Play : Download;
  return (
    <>
      <button
        type="button"
        className="btn line"
        aria-label={isBegun ? words.resumeModel(title) : words.downloadModel(title)}
        disabled={fit.verdict === "wont-fit"}
        onClick={() => void models.download({ id, title })}
      >
        <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
        {isBegun ? words.resume : words.download}
      </button>
      {isBegun && <IconButton icon={X} label={words.discardModel(title)} onClick={() => void library.remove(id)} />}
      {!isBegun && model.source === "own" && (
        <IconButton icon={X} label={words.forgetModel(title)} onClick={() => void library.forget(id)} />
      )}
    </>
  );
}
