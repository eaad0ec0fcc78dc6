import { useEffect, useRef } from "react";
import type { ReplayFrame } from "@/store/view/replay-store";
import { doneTitle } from "../told/step-title";
import { withNames } from "../told/with-names";
import { useAllWords } from "../use-all-words";
import { useReplayWords } from "./use-replay-words";

export interface ReplayStepsProps {
  readonly frames: readonly ReplayFrame[];
  readonly place: number;
  readonly onStep: (place: number) => void;
}

interface ReplayListProps extends ReplayStepsProps {
  /** Of a node, for answers that name it by its id. */
  readonly nameOf: (id: string) => string;
}

/** All that happened, in order. What stands in a recording is shown as text, whatever it is. */
export function ReplaySteps({ frames, place, onStep, nameOf }: ReplayListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[place]?.scrollIntoView?.({ block: "nearest" });
  }, [place]);
  return (
    <ol ref={list} className="replay-steps">
      {frames.map((frame, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: frames are only ever added behind the last
        <li key={at}>
          <button type="button" aria-current={at === place ? "step" : undefined} onClick={() => onStep(at)}>
            <FrameText frame={frame} nameOf={nameOf} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function FrameText({ frame, nameOf }: { readonly frame: ReplayFrame } & Pick<ReplayListProps, "nameOf">) {
  const words = useReplayWords();
  const titleOf = useFrameTitle();
  switch (frame.kind) {
    case "begin":
      return <b>{words.begin}</b>;
    case "message":
    case "answer":
      return (
        <>
          <b>{titleOf(frame)}</b>
          <span>{withNames(frame.text, nameOf)}</span>
        </>
      );
    case "call":
      return (
        <>
          <b>
            {titleOf(frame)} {frame.end !== "done" && <i className="tag">{words.end[frame.end]}</i>}
          </b>
          <span lang="en">{frame.text}</span>
        </>
      );
  }
}

/** What a frame is called: as the chat calls a step. */
export function useFrameTitle(): (frame: ReplayFrame) => string {
  const words = useReplayWords();
  const spoken = useAllWords();
  return (frame) => {
    switch (frame.kind) {
      case "begin":
        return words.begin;
      case "message":
        return words.you;
      case "answer":
        return words.answer;
      case "call":
        return frame.end === "done" ? (doneTitle(frame, spoken) ?? frame.title) : frame.title;
    }
  };
}
