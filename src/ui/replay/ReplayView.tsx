import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import type { CanvasDeps, CanvasView } from "@/canvas/canvas-port";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { Segments } from "../parts/Segments";
import { type Services, useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useMedia } from "../use-media";
import { shownTheme } from "../use-theme";
import { LookInside } from "./LookInside";
import { ReplaySteps, type ReplayStepsProps, useFrameTitle } from "./ReplaySteps";
import type { OpenReplay, Recording } from "./replay-service";
import { type Playing, usePlaying } from "./use-playing";

export interface ReplayViewProps {
  readonly recording: Recording;
  readonly opened: OpenReplay;
}

/** The graph at one step of the recording, its steps, and what goes from one to the next. */
export function ReplayView({ recording, opened }: ReplayViewProps) {
  const words = useAllWords("replay");
  const state = useStore(opened.store);
  const playing = usePlaying(opened);
  const frame = useRef<HTMLDivElement>(null);
  const { frames, place, run, notRun } = state;
  const step = (to: number) => {
    playing.pause();
    opened.goTo(to);
  };
  // Where a recording opens, its whole course is to be gone through with the keys at once.
  useLayoutEffect(() => frame.current?.querySelector<HTMLElement>("input[type=range]")?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // A second key comes before the first one's step has been drawn.
    const now = opened.store.getState().place;
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: frames.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Tempo and slider have keys of their own; on the slider they mean the same.
    if (event.target instanceof HTMLInputElement && event.target.type === "radio") return;
    event.preventDefault();
    step(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole view; each has a button, too
    <div ref={frame} className="replay-frame" onKeyDown={onKeyDown}>
      <ReplayGraph opened={opened} />
      <aside className="replay-side column" aria-label={words.steps}>
        <ReplaySteps frames={frames} place={place} onStep={step} nameOf={opened.document.labelOf} />
        <Outcome run={run} notRun={notRun} isAtEnd={place === frames.length - 1} />
        <OpenGraph recording={recording} opened={opened} />
      </aside>
      <ReplayControls frames={frames} place={place} playing={playing} onStep={step} />
    </div>
  );
}

function Outcome({
  run,
  notRun,
  isAtEnd,
}: Pick<ReturnType<OpenReplay["store"]["getState"]>, "run" | "notRun"> & {
  readonly isAtEnd: boolean;
}) {
  const words = useAllWords("replay");
  return (
    <div role="status">
      {run.kind === "running" && <p className="replay-note">{words.running}</p>}
      {run.kind === "equal" && <p className="replay-note">{words.equal}</p>}
      {run.kind === "differs" && (
        <div className={isAtEnd ? "note warn replay-differs replay-left" : "note warn replay-differs"}>
          <b>{words.differsTitle}</b>
          <p lang="en">{run.where}</p>
        </div>
      )}
      {notRun.map((kind) => (
        <p key={kind} className="replay-note">
          {words.notRun[kind]}
        </p>
      ))}
    </div>
  );
}

function OpenGraph({ recording, opened }: ReplayViewProps) {
  const { files, view } = useServices();
  const words = useAllWords("replay");
  const open = () => {
    view.change({ dialog: null });
    void files.openGraph(opened.document.snapshot(), words.openedAs(recording.name));
  };
  return (
    <>
      <p className="replay-note replay-own">{words.note}</p>
      <Button className="line slim" onClick={open}>
        {words.openGraph}
      </Button>
      <LookInside recording={recording} />
    </>
  );
}

/** The recording's graph: to be looked at and moved about, not to be changed. */
function ReplayGraph({ opened: { document, mount } }: { readonly opened: OpenReplay }) {
  const services = useServices();
  const words = useAllWords("replay");
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<CanvasView>(null);
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  useEffect(() => {
    const host = element.current;
    if (!host) return undefined;
    const canvas = mount(host, depsOf(services, document));
    canvas.fit();
    shown.current = canvas;
    return () => {
      shown.current = null;
      canvas.destroy();
    };
  }, [services, document, mount]);
  useEffect(() => {
    // The canvas reads by itself which theme it is.
    void isSystemDark;
    shown.current?.setTheme();
  }, [isSystemDark]);
  return (
    <section className="replay-field" aria-label={words.graph}>
      <div ref={element} className="replay-graph" />
    </section>
  );
}

const nothing = () => undefined;

function depsOf({ view, words }: Services, document: OpenReplay["document"]): CanvasDeps {
  return {
    document,
    run: nothing,
    onPlace: nothing,
    onConnect: nothing,
    onTool: nothing,
    onOpen: nothing,
    onContextMenu: nothing,
    onHover: nothing,
    announce: (announcement) => view.change({ announcement }),
    onFault: nothing,
    onBroken: nothing,
    words: () => words.getState().words.canvas,
    hasLabels: () => view.getState().hasLabels,
    theme: shownTheme,
    reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
    insets: () => ({ top: 24, right: 24, bottom: 24, left: 24 }),
  };
}

interface ReplayControlsProps extends ReplayStepsProps {
  readonly playing: Playing;
}

/** To and fro, by button, slider and by itself. */
function ReplayControls({ frames, place, playing, onStep }: ReplayControlsProps) {
  const words = useAllWords("replay");
  const titleOf = useFrameTitle();
  const last = frames.length - 1;
  const frame = frames[place];
  const position = `${words.place(place, last)}${frame ? `: ${titleOf(frame)}` : ""}`;
  return (
    <div className="replay-controls row">
      <div className="replay-keys">
        <IconButton icon={SkipBack} label={words.first} keys="Home" disabled={place === 0} onClick={() => onStep(0)} />
        <IconButton
          icon={StepBack}
          label={words.back}
          keys="←"
          disabled={place === 0}
          onClick={() => onStep(place - 1)}
        />
        {playing.isOn ? (
          <IconButton icon={Pause} label={words.pause} onClick={playing.pause} />
        ) : (
          <IconButton icon={Play} label={words.play} onClick={playing.play} />
        )}
        <IconButton
          icon={StepForward}
          label={words.forward}
          keys="→"
          disabled={place === last}
          onClick={() => onStep(place + 1)}
        />
        <IconButton
          icon={SkipForward}
          label={words.last}
          keys="End"
          disabled={place === last}
          onClick={() => onStep(last)}
        />
      </div>
      <input
        type="range"
        className="slider"
        aria-label={words.slider}
        aria-valuetext={position}
        min={0}
        max={last}
        value={place}
        onChange={(event) => onStep(event.target.valueAsNumber)}
      />
      <span className="num replay-place">{words.place(place, last)}</span>
      <Segments
        label={words.speed}
        isBare
        value={playing.speed}
        options={[
          { id: "full", title: words.speeds.full },
          { id: "recorded", title: words.speeds.recorded },
        ]}
        onChange={playing.setSpeed}
      />
    </div>
  );
}
