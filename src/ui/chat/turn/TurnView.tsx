import { TriangleAlert, Undo2 } from "lucide-react";
import { type MouseEvent, memo, Suspense, useCallback, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { StepId } from "@/graph/document/document-types";
import type { ChatTurn } from "@/store/chat/chat-types";
import { numberSources } from "@/store/chat/number-sources";
import { CitedContext } from "../../markdown/cited-context";
import { Markdown } from "../../markdown/Markdown";
import { withoutOpenReference } from "../../markdown/open-reference";
import { type Sources, SourcesContext } from "../../markdown/sources-context";
import { Button } from "../../parts/Button";
import { lazyPart } from "../../parts/lazy-part";
import { noteText } from "../../sentences/note-text";
import { meantCall, sourceTitle } from "../../sentences/source-title";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { ApprovalCard } from "../approval/ApprovalCard";
import { Ask } from "../composer/Ask";
import { PlanCard } from "../plan/PlanCard";
import type { WantedStep } from "../wanted-step";
import { ChangeCard } from "./ChangeCard";
import { isDoubtful } from "./is-doubtful";
import { NamedNodes } from "./NamedNodes";
import { ReadAs } from "./ReadAs";
import { SourceRow } from "./SourceRow";
import { TurnSteps } from "./steps/TurnSteps";
import { TurnActions } from "./TurnActions";
import { useChangeState } from "./use-change-state";
import { useCited } from "./use-cited";
import { useTitles } from "./use-titles";

const DoneBefore = lazyPart(async () => (await import("./DoneBefore")).DoneBefore);
const EditMessage = lazyPart(async () => (await import("../composer/EditMessage")).EditMessage);
const ShowMore = lazyPart(async () => (await import("../../actions/DatabaseFigures")).ShowMore);

export interface TurnViewProps {
  readonly turn: ChatTurn;
  /** From 1. */
  readonly number: number;
  readonly isLast: boolean;
}

/** One message: what was asked, how it stands, the steps, the answer, what it changed. */
export const TurnView = memo(function OneTurn({ turn, number, isLast }: TurnViewProps) {
  const words = useWords("chat");
  const [isEditing, setEditing] = useState(false);
  const [wanted, setWanted] = useState<WantedStep | null>(null);
  const isRunning = turn.end.kind === "running";
  const show = useCallback((callId: string) => setWanted({ callId, time: performance.now() }), []);
  const isQuiet = isPlainAnswer(turn);
  const sources = useSources(turn, show);
  const cited = useCited(turn);
  return (
    <article className="turn" id={`turn-${turn.id}`} tabIndex={-1} aria-label={words.turn(number)}>
      <Suspense fallback={<Ask turn={turn} />}>
        {isEditing ? <EditMessage turn={turn} onClose={() => setEditing(false)} /> : <Ask turn={turn} />}
      </Suspense>
      {!isQuiet && <TurnSteps turn={turn} wanted={wanted} />}
      {turn.plan && <PlanCard turn={turn} plan={turn.plan} isLast={isLast} />}
      {turn.approval && <ApprovalCard key={turn.approval.callId} {...turn.approval} />}
      {turn.text !== "" && (
        <div className="answer">
          <UndoneMark step={turn.undoStep} />
          <SourcesContext value={sources}>
            <CitedContext value={cited}>
              <Markdown text={isRunning ? withoutOpenReference(turn.text) : turn.text} />
            </CitedContext>
          </SourcesContext>
        </div>
      )}
      {isLast && mayName(turn) && <NamedNodes turn={turn} />}
      {turn.sources && <SourceRow turnId={turn.id} sources={turn.sources} />}
      {isLast && turn.choices && <Choices choices={turn.choices} />}
      <Doubt turn={turn} />
      <Before turn={turn} />
      {turn.end.kind === "failed" && turn.end.detail !== undefined && <Details text={turn.end.detail} />}
      <Notes turn={turn} isLast={isLast} />
      <ChangeCard turn={turn} isLast={isLast} />
      <div className="turn-foot">
        {!isRunning && <TurnActions turn={turn} isLast={isLast} onEdit={() => setEditing(true)} />}
        {isQuiet && <TurnSteps turn={turn} wanted={wanted} />}
      </div>
    </article>
  );
});

/** What was done before it failed. */
function Before({ turn }: Pick<TurnViewProps, "turn">) {
  if (turn.end.kind !== "failed" || !turn.steps.some(({ state }) => state === "done")) return null;
  return (
    <Suspense fallback={null}>
      <DoneBefore turn={turn} />
    </Suspense>
  );
}

function Doubt({ turn: { reading } }: Pick<TurnViewProps, "turn">) {
  return reading && isDoubtful(reading) && <ReadAs reading={reading} />;
}

/** It changed nothing and all went well: the answer stands alone, and how it came to be is at hand below it. */
function isPlainAnswer({ end, undoStep, plan, steps }: ChatTurn): boolean {
  return end.kind === "done" && undoStep === null && !plan && steps.every(({ state }) => state === "done");
}

/** Something was done or found, and the answer names nothing of it as a chip. */
function mayName({ end, steps, text, undoStep }: ChatTurn): boolean {
  const hasNodes = undoStep !== null || steps.some(({ name }) => name === "findNodes");
  return end.kind === "done" && hasNodes && !text.includes("[[");
}

/** The sentences of an answer stay as they were; what they tell of was taken back. */
function UndoneMark({ step }: { readonly step: StepId | null }) {
  const words = useWords("chat");
  if (useChangeState(step) !== "undone") return null;
  return (
    <p className="undone-mark row">
      <Undo2 size={12} strokeWidth={2} aria-hidden="true" />
      {words.answerUndone}
    </p>
  );
}

/** Of a finished answer; while it streams in, numbers may still grow. */
function useSources({ steps, end, asked, answerer }: ChatTurn, show: (callId: string) => void): Sources | null {
  const words = useWords();
  const titleOf = useTitles();
  const isRunning = end.kind === "running";
  const isOfModel = answerer !== null && answerer.model !== "";
  return useMemo(() => {
    if (isRunning || steps.length === 0) return null;
    const { stepFor } = numberSources(steps);
    return {
      find(figure, line) {
        const step = stepFor(figure, line);
        return (
          step && {
            title: sourceTitle(meantCall(step, steps), titleOf(step.name), words),
            show: () => show(step.callId),
          }
        );
      },
      // The built-in assistant reads its figures from results, it guesses none.
      isUnchecked: (figure, line) =>
        isOfModel && stepFor(figure, line) === null && !asked.includes(figure.replace(/^[-−]/u, "")),
    };
  }, [steps, asked, isOfModel, isRunning, words, titleOf, show]);
}

function Details({ text }: { readonly text: string }) {
  const words = useWords("chat");
  return (
    <details className="details">
      <summary>{words.details}</summary>
      <p>{text}</p>
    </details>
  );
}

function Notes({ turn, isLast }: Pick<TurnViewProps, "turn" | "isLast">) {
  const words = useStore(useServices().words);
  const calls = turn.steps.map((step) => ({
    ...step,
    success: step.state === "done",
    isDenied: step.state === "denied",
  }));
  const notes = [...turn.degraded, ...(turn.note === null ? [] : [turn.note])];
  return notes.map((note) => {
    const text = noteText(note, calls, words);
    return typeof note !== "string" && note.id === "ofShown" ? (
      <p className="hint" key="ofShown">
        {text} <Suspense>{isLast && <ShowMore />}</Suspense>
      </p>
    ) : (
      <div className="note warn" key={JSON.stringify(note)}>
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
        <span>{text}</span>
      </div>
    );
  });
}

/** What an answer asks to choose from. Each button is a whole message and sends it. */
function Choices({ choices }: { readonly choices: readonly string[] }) {
  const { chat } = useServices();
  const words = useWords("chat");
  const send = (event: MouseEvent<HTMLElement>, text: string) => {
    // The buttons disappear with the click: keyboard users keep the focus in the conversation.
    event.currentTarget.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    void chat.send(text);
  };
  return (
    <ul className="choices" aria-label={words.choices}>
      {choices.map((choice) => (
        <li key={choice}>
          <Button className="line" onClick={(event) => send(event, choice)}>
            {choice}
          </Button>
        </li>
      ))}
    </ul>
  );
}
