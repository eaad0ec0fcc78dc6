import { Ban, Check, ChevronDown, ChevronRight, Square, TriangleAlert, Undo2 } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { CallOfStep, StepId } from "@/graph/document/document-types";
import type { ChatStep } from "@/store/chat/chat-types";
import { shortDuration } from "@/store/chat/status-line";
import { useChangeState } from "@/ui/chat/turn/use-change-state";
import { useTitles } from "@/ui/chat/turn/use-titles";
import type { WantedStep } from "@/ui/chat/wanted-step";
import { meantCall } from "@/ui/sentences/source-title";
import { stepTitle } from "@/ui/sentences/step-title";
import { useServices } from "@/ui/services";
import { useWords } from "../../../use-stores";
import { StepBody } from "./StepBody";

export interface StepListProps {
  readonly id: string;
  readonly steps: readonly ChatStep[];
  /** Of the turn; null: it changed nothing. */
  readonly undoStep: StepId | null;
  /** What the turn changed has been taken back. */
  readonly isUndone: boolean;
  readonly wanted: WantedStep | null;
}

/** The steps of a turn; look-ups that follow each other are one line. */
export function StepList({ id, steps, undoStep, isUndone, wanted }: StepListProps) {
  const { registry } = useServices();
  const words = useWords();
  const titleOf = useTitles();
  const rows = foldLookUps(steps, (name) => registry.get(name)?.effect === "read");
  const item = (step: ChatStep) => (
    <StepItem
      key={step.callId}
      step={step}
      undoStep={undoStep}
      title={stepTitle(meantCall(step, steps), titleOf(step.name), words)}
      isUndone={isUndone}
      wantedAt={wanted?.callId === step.callId ? wanted.time : null}
    />
  );
  return (
    <ul className="steps boxed" id={id} aria-label={words.steps.list}>
      {rows.map((row) =>
        row.kind === "step" ? (
          item(row.step)
        ) : (
          <LookUps key={row.steps[0]?.callId} row={row} wanted={wanted}>
            {row.steps.map(item)}
          </LookUps>
        ),
      )}
    </ul>
  );
}

interface LookUpsProps {
  readonly row: Extract<StepRow, { kind: "look-ups" }>;
  readonly wanted: WantedStep | null;
  readonly children: React.ReactNode;
}

function LookUps({ row: { steps }, wanted, children }: LookUpsProps) {
  const { titles, steps: words } = useWords();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const isWanted = steps.some(({ callId }) => callId === wanted?.callId);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li>
      <button
        type="button"
        className="step-head row lit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron className="chevron quiet" size={12} strokeWidth={2} aria-hidden="true" />
        <Check className="ok" size={14} strokeWidth={1.75} aria-label={words.state.done} />
        <span className="t cut">{titles.lookUps(steps.length)}</span>
      </button>
      {isOpen && (
        <ul className="folded" id={listId} aria-label={titles.lookUps(steps.length)}>
          {children}
        </ul>
      )}
    </li>
  );
}

/** One line of the list of steps. */
type StepRow =
  | { readonly kind: "step"; readonly step: ChatStep }
  | { readonly kind: "look-ups"; readonly steps: readonly ChatStep[] };

/** Look-ups that ended well and follow each other stand behind one line; one alone stands for itself. */
export function foldLookUps(steps: readonly ChatStep[], isRead: (name: string) => boolean): readonly StepRow[] {
  const runs: ChatStep[][] = [];
  let isOpen = false;
  for (const step of steps) {
    const isLookUp = step.state === "done" && isRead(step.name);
    const run = runs.at(-1);
    if (isLookUp && isOpen && run) run.push(step);
    else runs.push([step]);
    isOpen = isLookUp;
  }
  return runs.flatMap((run): readonly StepRow[] => {
    const [only] = run;
    if (run.length > 1) return [{ kind: "look-ups", steps: run }];
    return only ? [{ kind: "step", step: only }] : [];
  });
}

interface StepItemProps {
  readonly step: ChatStep;
  readonly title: string;
  /** Of the turn; null: it changed nothing. */
  readonly undoStep: StepId | null;
  /** What the turn changed has been taken back. */
  readonly isUndone: boolean;
  /** When it was last asked for by a number in the answer. */
  readonly wantedAt: number | null;
}

/** One call: a line, and behind it what it was given and what came back. Open by itself when it failed or waits. */
function StepItem({ step, title, undoStep, isUndone, wantedAt }: StepItemProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const head = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  const isOpen = chosen ?? (step.state === "failed" || step.state === "waiting");
  const { isRolledBack, call } = useOwnUndo(step, undoStep, isUndone);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  useEffect(() => {
    if (wantedAt === null) return;
    setChosen(true);
    head.current?.focus();
    head.current?.scrollIntoView?.({ block: "nearest" });
  }, [wantedAt]);
  return (
    <li className={wantedAt === null ? undefined : "wanted"} key={wantedAt}>
      <button
        ref={head}
        type="button"
        className="step-head row lit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => setChosen(!isOpen)}
      >
        <Chevron className="chevron quiet" size={12} strokeWidth={2} aria-hidden="true" />
        {isRolledBack ? <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" /> : <StepIcon state={step.state} />}
        <span className={isRolledBack ? "t cut quiet" : "t cut"}>
          {isRolledBack ? words.steps.rolledBack(title) : title}
        </span>{" "}
        <span className="num quiet">
          {step.cached ? `${words.steps.known} · ` : ""}
          {step.durationMs === null ? "" : shortDuration(step.durationMs, words)}
        </span>
      </button>
      {isOpen && <StepBody step={step} call={call} id={bodyId} />}
    </li>
  );
}

interface OwnUndo {
  readonly isRolledBack: boolean;
  /** Where what the call changed can be undone, or redone, alone. */
  readonly call: CallOfStep | null;
}

/** Reading and looking leave nothing to roll back. */
function useOwnUndo({ name, state, callId }: ChatStep, undoStep: StepId | null, isTurnUndone: boolean): OwnUndo {
  const { registry } = useServices();
  const call = useMemo(
    (): CallOfStep | null => (undoStep === null ? null : { step: undoStep, call: callId }),
    [undoStep, callId],
  );
  const standing = useChangeState(call);
  const isUndone = standing === "undone";
  const effect = registry.get(name)?.effect;
  const mayChange = effect === "style" || effect === "edit" || effect === "destroy";
  const isKnown = standing === "done" || isUndone;
  return {
    isRolledBack: (isTurnUndone || isUndone) && state === "done" && mayChange,
    call: isKnown && !isTurnUndone ? call : null,
  };
}

function StepIcon({ state }: Pick<ChatStep, "state">) {
  const { state: names } = useWords("steps");
  const name = names[state];
  switch (state) {
    case "running":
      return <i className="dot live accent" role="img" aria-label={name} />;
    case "waiting":
      return <i className="dot live warn" role="img" aria-label={name} />;
    case "done":
      return <Check className="ok" size={14} strokeWidth={1.75} aria-label={name} />;
    case "failed":
      return <TriangleAlert className="bad" size={14} strokeWidth={1.75} aria-label={name} />;
    case "denied":
      return <Ban size={14} strokeWidth={1.75} aria-label={name} />;
    case "stopped":
      return <Square size={14} strokeWidth={1.75} aria-label={name} />;
  }
}
