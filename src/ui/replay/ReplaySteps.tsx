import { useEffect, useRef } from "react";
import type { ReplayFrame } from "@/store/view/replay-store";
import { Markdown } from "../markdown/Markdown";
import { doneTitle } from "../sentences/step-title";
import { withNames } from "../sentences/with-names";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";

export interface ReplayStepsProps {
  readonly frames: readonly ReplayFrame[];
  readonly place: number;
  readonly onStep: (place: number) => void;
}

interface ReplayListProps extends ReplayStepsProps {
  /** Of a node, for answers that name it by its id. */
  readonly nameOf: (id: string) => string;
}

/** All that happened, in order. An answer is drawn as in the chat; what it names is of the recording's graph, so it stands as text. */
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
          <button
            type="button"
            className="lit"
            aria-current={at === place ? "step" : undefined}
            onClick={() => onStep(at)}
          >
            <FrameText frame={frame} />
          </button>
          {frame.kind === "answer" && (
            <div className="answer">
              <Markdown text={withNames(frame.text, (id) => asText(nameOf(id)))} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function FrameText({ frame }: { readonly frame: ReplayFrame }) {
  const words = useAllWords("replay");
  const titleOf = useFrameTitle();
  switch (frame.kind) {
    case "begin":
      return <b>{words.begin}</b>;
    case "answer":
      return <b>{titleOf(frame)}</b>;
    case "message":
      return (
        <>
          <b>{titleOf(frame)}</b>
          <span>{frame.text}</span>
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

/** A name is data: none of its signs is a mark. */
function asText(name: string): string {
  return name.replace(/[\\`*_~[\]<>|#!+\-.:@/]/gu, "\\$&");
}

/** What a frame is called: as the chat calls a step. */
export function useFrameTitle(): (frame: ReplayFrame) => string {
  const words = useAllWords("replay");
  const spoken = useWords();
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
