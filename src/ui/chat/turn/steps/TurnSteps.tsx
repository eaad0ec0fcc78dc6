import { Check, ChevronDown, ChevronRight, Square, TriangleAlert } from "lucide-react";
import { Suspense, useEffect, useId, useState } from "react";
import type { ChatTurn } from "@/store/chat/chat-types";
import { type StatusLine, type StatusTone, statusLine } from "@/store/chat/status-line";
import { isDoubtful } from "@/ui/chat/turn/is-doubtful";
import { ReadAs } from "@/ui/chat/turn/ReadAs";
import { useChangeState } from "@/ui/chat/turn/use-change-state";
import { useTitles } from "@/ui/chat/turn/use-titles";
import type { WantedStep } from "@/ui/chat/wanted-step";
import { lazyPart } from "@/ui/parts/lazy-part";
import { Skeleton } from "@/ui/parts/Skeleton";
import { useServices } from "@/ui/services";
import { useChat, useWords } from "@/ui/use-stores";

/** With the titles of all steps, which the first answer can do without. */
const StepList = lazyPart(async () => (await import("./StepList")).StepList);

export interface TurnStepsProps {
  readonly turn: ChatTurn;
  /** A step that is asked for, with a number that is new each time it is. */
  readonly wanted: WantedStep | null;
}

/**
 * The one line that says how a turn stands, and behind it the steps: closed while all is well, open by itself when one
 * failed or waits for the user.
 */
export function TurnSteps({ turn, wanted }: TurnStepsProps) {
  const listId = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const line = useStatusLine(turn);
  const isUndone = useChangeState(turn.undoStep) === "undone";
  useEffect(() => {
    if (wanted !== null) setChosen(true);
  }, [wanted]);
  if (turn.steps.length === 0) {
    return (
      <p className={`state row ${line.tone}`}>
        <ToneSign tone={line.tone} />
        <LineWords line={line} />
      </p>
    );
  }
  const isOpen = chosen ?? turn.steps.some(({ state }) => state === "failed" || state === "waiting");
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <button
        type="button"
        className={`state row head ${line.tone}${isOpen ? " open" : ""}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setChosen(!isOpen)}
      >
        <Chevron className="chevron" size={12} strokeWidth={2} aria-hidden="true" />
        <ToneSign tone={line.tone} />
        <LineWords line={line} />
      </button>
      {isOpen && (
        <Suspense
          fallback={
            <div id={listId}>
              <Skeleton count={2} />
            </div>
          }
        >
          <StepList id={listId} steps={turn.steps} undoStep={turn.undoStep} isUndone={isUndone} wanted={wanted} />
          {turn.reading && !isDoubtful(turn.reading) && <ReadAs reading={turn.reading} />}
        </Suspense>
      )}
    </>
  );
}

function LineWords({ line: { state, detail } }: { readonly line: StatusLine }) {
  return (
    <span className="words">
      <b>{state}</b>
      {detail}
    </span>
  );
}

function useStatusLine(turn: ChatTurn): StatusLine {
  const { now } = useServices();
  const words = useWords();
  const stage = useChat((chat) => chat.stage);
  const stageNote = useChat((chat) => chat.stageNote);
  const stageWait = useChat((chat) => chat.stageWait);
  const isUndone = useChangeState(turn.undoStep) === "undone";
  useSecondHand(turn.end.kind === "running");
  return statusLine(turn, { stage, stageNote, stageWait }, { words, titleOf: useTitles(), now: now(), isUndone });
}

/** Draws again each second while time is shown. */
function useSecondHand(isRunning: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** The sign before a status line. */
function ToneSign({ tone }: { readonly tone: StatusTone }) {
  switch (tone) {
    case "live":
      return <i className="dot live accent" aria-hidden="true" />;
    case "wait":
      return <i className="dot live warn" aria-hidden="true" />;
    case "done":
      return <Check className="ok" size={14} strokeWidth={1.75} aria-hidden="true" />;
    case "stopped":
      return <Square size={12} fill="currentColor" strokeWidth={0} aria-hidden="true" />;
    case "failed":
      return <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />;
  }
}
