import { Check, Download, Pause, Play, TriangleAlert, X } from "lucide-react";
import { useStore } from "zustand";
import { say } from "@/lib/text/said";
import type { DownloadProgress, Fit, ModelCard, ModelLibrary } from "@/providers/webllm/model-library-types";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings, useWords } from "../use-stores";
import type { ModelsNow } from "./use-models";

export interface ModelRowProps {
  readonly card: ModelCard;
  readonly now: ModelsNow;
  readonly isBest: boolean;
}

function nearestOf(why: Fit["reason"], model: string): Fit["reason"] {
  return { id: "nearest", with: { why, model } };
}

/** One model: what it is and needs, whether it fits, one thing to do; below, what there is to know. */
export function ModelRow({ card, now, isBest }: ModelRowProps) {
  const { models } = useServices();
  const words = useAllWords("models");
  const all = useWords();
  const { storage, local, language } = all;
  const { model, fit, tokensPerSecond } = card;
  const trouble = useStore(models.store, (state) => state.troubles[model.id]);
  const progress = now.progress.get(model.id);
  const size = storage.bytes(model.download.bytes);
  const speed = tokensPerSecond === null ? null : Math.round(tokensPerSecond).toLocaleString(language);
  const why = fit.nearest ? nearestOf(fit.reason, fit.nearest.title) : fit.reason;
  return (
    <li className={fit.verdict === "wont-fit" ? "model off" : "model"}>
      <div className="model-row">
        <div className="model-name">
          <h4>
            {model.title}
            {isBest && <span className="tag">{words.recommended}</span>}
            {model.source === "own" && <span className="tag">{words.own}</span>}
          </h4>
          <p>{model.suits ? words.suits[model.suits] : words.build(model.quantization, model.host)}</p>
        </div>
        <Value name={words.download} text={model.download.isEstimate ? words.about(size) : size} />
        <Value name={words.memory} text={storage.bytes(model.memoryBytes)} />
        <Value name={words.speed} text={speed === null ? "–" : words.perSecond(speed)} />
        <span className="model-fit">
          <span className={`tag ${fitTones[fit.verdict]}`}>{words.verdicts[fit.verdict]}</span>
        </span>
        <div className="model-act">
          <ModelAction card={card} isDownloading={progress !== undefined} library={now.library} />
        </div>
      </div>
      {(progress || card.state.kind === "partial") && <ModelProgress card={card} progress={progress} />}
      {fit.verdict !== "good" && now.device.kind === "ready" && (
        <Why isBad={fit.verdict === "wont-fit"} text={say(local.fitTexts, why, language)} />
      )}
      {trouble && !progress && (
        <div role="alert">
          <Why isBad={true} text={words.problems[trouble.kind]} />
        </div>
      )}
    </li>
  );
}

const fitTones = { good: "ok", tight: "warn", "wont-fit": "danger" };

/** Under a head on a wide page; with its name on a narrow one. */
function Value({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <span className="model-value num">
      <small>{name}</small> {text}
    </span>
  );
}

function Why({ isBad, text }: { readonly isBad: boolean; readonly text: string }) {
  return (
    <p className={isBad ? "model-why bad" : "model-why"}>
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      {text}
    </p>
  );
}

interface ModelProgressProps {
  readonly card: ModelCard;
  /** Absent: stopped. */
  readonly progress: DownloadProgress | undefined;
}

/** How far a download is: percent, bytes, time left. */
function ModelProgress({ card, progress }: ModelProgressProps) {
  const words = useAllWords("models");
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
  const words = useAllWords("models");
  if (progress === undefined) return words.stopped;
  const { secondsLeft } = progress;
  if (secondsLeft === null) return null;
  const text = secondsLeft >= 60 ? words.minutes(Math.round(secondsLeft / 60)) : words.seconds(secondsLeft);
  return words.left(text);
}

interface ModelActionProps {
  readonly card: ModelCard;
  readonly isDownloading: boolean;
  readonly library: ModelLibrary;
}

/** The one thing to do with a model now. */
function ModelAction({ card, isDownloading, library }: ModelActionProps) {
  const { models, settings } = useServices();
  const words = useAllWords("models");
  const { model, fit, state } = card;
  const { id, title } = model;
  const isUsed = useSettings(({ source }) => source.kind === "local" && source.model === id);
  if (isDownloading) {
    return (
      <>
        <Button icon={Pause} className="line" aria-label={words.stopModel(title)} onClick={() => models.stop(id)}>
          {words.stop}
        </Button>
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
      <Button
        className="line"
        aria-label={words.chooseModel(title)}
        disabled={fit.verdict === "wont-fit"}
        onClick={choose}
      >
        {words.use}
      </Button>
    );
  }
  const isBegun = state.kind === "partial";
  const Icon = isBegun ? Play : Download;
  return (
    <>
      <Button
        icon={Icon}
        className="line"
        aria-label={isBegun ? words.resumeModel(title) : words.downloadModel(title)}
        disabled={fit.verdict === "wont-fit"}
        onClick={() => void models.download({ id, title })}
      >
        {isBegun ? words.resume : words.download}
      </Button>
      {isBegun && <IconButton icon={X} label={words.discardModel(title)} onClick={() => void library.remove(id)} />}
      {!isBegun && model.source === "own" && (
        <IconButton icon={X} label={words.forgetModel(title)} onClick={() => void library.forget(id)} />
      )}
    </>
  );
}
