import { CircleDotDashed } from "lucide-react";
import { useCallback, useEffect } from "react";
import type { StepMarks } from "@/graph/changes/change-marks";
import type { CallOfStep, StepId } from "@/graph/document/document-types";
import type { ElementSet } from "@/graph/document/graph-types";
import { Button } from "../../parts/Button";
import { useServices } from "../../services";
import { useDocument } from "../../use-document";
import { useWords } from "../../use-stores";
import { stepMarks } from "../turn/step-marks";
import { useChangeState } from "../turn/use-change-state";
import { useMarks } from "./use-marks";

/** The changes of a turn drawn on the canvas: how many they are, and what to do with them. */
export function ShownChanges({ step }: { readonly step: StepId | CallOfStep }) {
  const { edit, view } = useServices();
  const words = useWords("chat");
  const marks = useDocument(stepMarks, step);
  const standing = useChangeState(step);
  const close = useCallback(() => view.change({ shownChanges: null }), [view]);
  useMarks(marks);
  useEscape(close);
  useEffect(() => {
    // Taken back elsewhere: there is nothing to show any more.
    if (standing !== "done") close();
  }, [standing, close]);
  const undo = () => {
    const refusal = edit.undoStep(step);
    if (refusal !== null) view.change({ notice: { tone: "warn", title: words.cannotUndo, text: refusal } });
    close();
  };
  return (
    <section className="float changes-bar" aria-label={words.changesBar}>
      <CircleDotDashed className="mark" size={14} strokeWidth={1.75} aria-hidden="true" />
      {marks && <Counts marks={marks} />}
      <Button className="slim" onClick={close}>
        {words.keep} <kbd>Esc</kbd>
      </Button>
      <Button className="slim line" onClick={undo}>
        {words.undo}
      </Button>
    </section>
  );
}

function Counts({ marks: { added, changed, gone } }: { readonly marks: StepMarks }) {
  const words = useWords("chat");
  const counts = [
    { kind: "added", count: sizeOf(added) },
    { kind: "changed", count: sizeOf(changed) },
    { kind: "gone", count: sizeOf(gone) },
  ] as const;
  return (
    <span className="counts num">
      {counts.map(({ kind, count }) =>
        count === 0 ? null : (
          <span key={kind} className={kind}>
            {words[kind](count)}
          </span>
        ),
      )}
    </span>
  );
}

function sizeOf({ nodes, edges }: StepMarks["gone"] | ElementSet): number {
  return nodes.length + edges.length;
}

/** Wherever the focus is, unless an open menu or dialog has the key. */
function useEscape(run: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      run();
    };
    globalThis.document.addEventListener("keydown", onKeyDown);
    return () => globalThis.document.removeEventListener("keydown", onKeyDown);
  }, [run]);
}
