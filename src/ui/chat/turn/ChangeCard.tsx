import { CircleDotDashed, Eye, TriangleAlert, Undo2 } from "lucide-react";
import { useCallback, useState } from "react";
import type { GraphDocument, StepId } from "@/graph/document/document-types";
import type { ChatTurn } from "@/store/chat/chat-types";
import { arrowGroup } from "../../parts/arrow-group";
import { Button } from "../../parts/Button";
import { changeSentence } from "../../sentences/change-sentence";
import { useServices } from "../../services";
import { useDocument } from "../../use-document";
import { useView, useWords } from "../../use-stores";
import { isShowable } from "./step-marks";
import { type ChangeState, useChangeState } from "./use-change-state";

/** What a turn changed, with its way back beside it. An older turn keeps the sentence and the way back, without a card. */
export function ChangeCard({ turn, isLast }: { readonly turn: ChatTurn; readonly isLast: boolean }) {
  const { edit } = useServices();
  const words = useWords("chat");
  const [refusal, setRefusal] = useState<string | null>(null);
  const { undoStep, change } = turn;
  const standing = useChangeState(undoStep);
  if (change === null) return null;
  const runChecked = (run: (step: string) => string | null) => setRefusal(undoStep === null ? null : run(undoStep));
  const isUndone = standing === "undone";
  // One region on the page: those of older turns are part of theirs.
  const Frame = isLast ? "section" : "div";
  const role = isLast ? {} : ({ role: "group" } as const);
  const button = isLast ? "btn slim" : "link";
  return (
    <>
      <Frame className={isLast ? "change boxed row" : "change boxed row old"} aria-label={words.changeCard} {...role}>
        <ChangeWords standing={standing} step={undoStep} change={changeSentence(change, words)} />
        <span className="deeds row" ref={arrowGroup}>
          {isUndone && (
            <button type="button" className={button} onClick={() => runChecked(edit.redoStep)}>
              {words.redo}
            </button>
          )}
          {isLast && standing === "done" && undoStep !== null && <ShowButton step={undoStep} />}
          {standing === "done" && (
            <button
              type="button"
              className={isLast ? "btn slim line" : "link"}
              onClick={() => runChecked(edit.undoStep)}
            >
              {isLast ? words.undoTurn : words.undo}
            </button>
          )}
        </span>
      </Frame>
      {refusal !== null && (
        <div className="note warn" role="alert">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <b>{isUndone ? words.cannotRedo : words.cannotUndo}</b> {refusal}
          </span>
        </div>
      )}
    </>
  );
}

/** How many of its calls were undone alone after it; what a message undid itself is no part of what it changed. */
function useStepsUndone(step: StepId | null): number {
  const read = useCallback(
    ({ callsOf }: GraphDocument) =>
      step === null ? 0 : callsOf(step).filter(({ inForce, wasInForce }) => wasInForce && !inForce).length,
    [step],
  );
  return useDocument(read);
}

/** Draws the changes on the canvas, or takes them off it again. */
function ShowButton({ step }: { readonly step: StepId }) {
  const { view } = useServices();
  const words = useWords("chat");
  const isShown = useView(({ shownChanges }) => shownChanges === step);
  const canShow = useDocument(isShowable, step);
  if (!canShow) return null;
  return (
    <Button
      className="slim"
      aria-pressed={isShown}
      title={words.showChanges}
      onClick={() => view.change({ shownChanges: isShown ? null : step })}
    >
      <Eye className="when-small" size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>{words.showChanges}</span>
    </Button>
  );
}

interface ChangeWordsProps {
  readonly standing: ChangeState;
  readonly step: StepId | null;
  readonly change: string;
}

function ChangeWords({ standing, step, change }: ChangeWordsProps) {
  const words = useWords("chat");
  const stepsUndone = useStepsUndone(step);
  const sentence = stepsUndone === 0 ? change : `${change} · ${words.stepsUndone(stepsUndone)}`;
  if (standing === "undone") {
    return (
      <span className="what quiet">
        <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" />
        <s>{change}</s>
      </span>
    );
  }
  return (
    <span className="what">
      <CircleDotDashed className="mark" size={14} strokeWidth={1.75} aria-hidden="true" />
      <span title={sentence}>{sentence}</span>
    </span>
  );
}
