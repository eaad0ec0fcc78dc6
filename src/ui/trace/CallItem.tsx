import { Eye, TriangleAlert, Undo2 } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import type { ToolOutcome } from "@/ai/results/execution-result";
import { sayRefusal } from "@/commands/registry/refusal-reason";
import { countChanges } from "@/graph/changes/describe-step";
import type { CallOfStep, GraphDocument, StepId } from "@/graph/document/document-types";
import { changeSummary } from "@/store/chat/change-summary";
import { shortDuration } from "@/store/chat/status-line";
import { isShowable } from "../chat/turn/step-marks";
import { useChangeState } from "../chat/turn/use-change-state";
import { Button } from "../parts/Button";
import { changeSentence } from "../sentences/change-sentence";
import { doneTitle, wordsOfCall } from "../sentences/step-title";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";
import { Fold } from "./Fold";
import { LongText } from "./LongText";
import type { TracedCall } from "./trace-rounds";

export interface CallItemProps {
  readonly call: TracedCall;
  /** The message's; null: it changed nothing, or another document. */
  readonly step: StepId | null;
}

/** One call: what it was given, what came back, what it changed. */
export function CallItem({ call: { outcome, at, endedAt }, step }: CallItemProps) {
  const words = useAllWords("trace");
  const spoken = useWords();
  const title = useCallTitle()(outcome);
  const marks = useMarksOf(outcome);
  return (
    <Fold
      title={
        <>
          {title} <code>{outcome.name}</code>
          {marks.map((mark) => (
            <span key={mark} className="tag">
              {mark}
            </span>
          ))}
        </>
      }
      aside={`${shortDuration(endedAt - at, spoken)} · ${words.timeAt(shortDuration(at, spoken))}`}
      content={outcome}
      isOpen={!outcome.success}
    >
      {() => (
        <>
          <p className="trace-line">{words.input}</p>
          <LongText text={JSON.stringify(outcome.input, null, 1)} label={words.input} />
          <p className="trace-line">{words.result}</p>
          <RefusalText outcome={outcome} />
          <p className={outcome.success ? "outcome" : "outcome bad"} lang="en">
            {[outcome.message, outcome.hint ?? ""].join(" ").trim()}
          </p>
          {outcome.data !== undefined && (
            <Fold title={words.data} content={outcome.data}>
              {() => <LongText text={JSON.stringify(outcome.data, null, 1)} label={words.data} />}
            </Fold>
          )}
          {step !== null && outcome.success && <CallChanges step={step} outcome={outcome} />}
        </>
      )}
    </Fold>
  );
}

/** On a page in another language: the refusal in it, above what the model was told word for word. */
function RefusalText({ outcome: { refusal } }: { readonly outcome: ToolOutcome }) {
  const words = useWords("refusals");
  const sentence = sayRefusal(words, refusal);
  return sentence ? <p className="outcome">{sentence}</p> : null;
}

/** As the chat calls it: what was done, or what was to be done. */
export function useCallTitle(): (outcome: ToolOutcome) => string {
  const words = useWords();
  return (outcome) => {
    if (outcome.success) return doneTitle(outcome, words) ?? outcome.title;
    return wordsOfCall(outcome, words)?.doing ?? outcome.title;
  };
}

function useMarksOf({ name, cached, approval, isStopped, success }: ToolOutcome): readonly string[] {
  const { registry } = useServices();
  const words = useAllWords("trace");
  const { state } = useWords("steps");
  return [
    ...(registry.get(name)?.effect === "read" ? [words.lookUp] : []),
    ...(cached ? [words.cached] : []),
    ...(approval === "denied" ? [words.denied] : []),
    ...(approval === "allowed" ? [words.allowed] : []),
    ...(isStopped ? [state.stopped] : []),
    ...(success || isStopped || approval === "denied" ? [] : [state.failed]),
  ];
}

/** What one call changed in words, where it can be seen, and the way back of that call alone. */
function CallChanges({ step, outcome }: { readonly step: StepId; readonly outcome: ToolOutcome }) {
  const { edit, view } = useServices();
  const words = useAllWords("trace");
  const { chat, titles } = useWords();
  const call = useMemo((): CallOfStep => ({ step, call: outcome.callId }), [step, outcome.callId]);
  const standing = useChangeState(call);
  const canShow = useDocument(isShowable, call);
  const done = useDocument(useCallback((document: GraphDocument) => document.changesOf(call), [call]));
  const [refusal, setRefusal] = useState<string | null>(null);
  const summary = done && changeSummary(countChanges(done.changes), [outcome]);
  if (standing === "none" || standing === "gone") return <p className="trace-line">{words.changedNothing}</p>;
  const isUndone = standing === "undone";
  return (
    <section className="trace-changes row" aria-label={words.changes}>
      <p className={isUndone ? "what quiet" : "what"} role="status">
        {isUndone && <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" />}
        {isUndone ? words.callUndone : summary && changeSentence(summary, chat)}
      </p>
      {!isUndone && canShow && (
        <Button icon={Eye} className="slim" onClick={() => view.change({ shownChanges: call, dialog: null })}>
          {words.showOnGraph}
        </Button>
      )}
      <Button className="slim line" onClick={() => setRefusal(isUndone ? edit.redoStep(call) : edit.undoStep(call))}>
        {isUndone ? titles.redoCall : titles.undoCall}
      </Button>
      {refusal !== null && (
        <div className="note warn" role="alert">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <b>{isUndone ? words.cannotRedo : words.cannotUndo}</b> <span lang="en">{refusal}</span>
          </span>
        </div>
      )}
    </section>
  );
}
