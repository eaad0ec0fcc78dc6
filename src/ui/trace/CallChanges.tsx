import { Eye, TriangleAlert, Undo2 } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import type { ToolOutcome } from "@/ai/results/execution-result";
import { countChanges } from "@/graph/changes/describe-step";
import type { CallOfStep, GraphDocument, StepId } from "@/graph/document/document-types";
import { changeSummary } from "@/store/chat/change-summary";
import { isShowable } from "../chat/turn/step-marks";
import { useChangeState } from "../chat/turn/use-change-state";
import { changeSentence } from "../sentences/change-sentence";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";

export interface CallChangesProps {
  readonly step: StepId;
  readonly outcome: ToolOutcome;
}

/** What one call changed in words, where it can be seen, and the way back of that call alone. */
export function CallChanges({ step, outcome }: CallChangesProps) {
  const { edit, view } = useServices();
  const words = useAllWords("trace");
  const { chat, titles } = useWords();
  const call = useMemo((): CallOfStep => ({ step, call: outcome.callId }), [step, outcome.callId]);
  const standing = useChangeState(call);
  const canShow = useDocument(useCallback((document: GraphDocument) => isShowable(document, call), [call]));
  const done = useDocument(useCallback((document: GraphDocument) => document.changesOf(call), [call]));
  const [refusal, setRefusal] = useState<string | null>(null);
  const summary = done && changeSummary(countChanges(done.changes), [outcome]);
  if (standing === "none" || standing === "gone") return <p className="trace-line">{words.changedNothing}</p>;
  const isUndone = standing === "undone";
  return (
    <section className="trace-changes" aria-label={words.changes}>
      <p className={isUndone ? "what off" : "what"} role="status">
        {isUndone && <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" />}
        {isUndone ? words.callUndone : summary && changeSentence(summary, chat)}
      </p>
      {!isUndone && canShow && (
        <button type="button" className="btn slim" onClick={() => view.change({ shownChanges: call, dialog: null })}>
          <Eye size={14} strokeWidth={1.75} aria-hidden="true" />
          {words.showOnGraph}
        </button>
      )}
      <button
        type="button"
        className="btn slim line"
        onClick={() => setRefusal(isUndone ? edit.redoStep(call) : edit.undoStep(call))}
      >
        {isUndone ? titles.redoCall : titles.undoCall}
      </button>
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
