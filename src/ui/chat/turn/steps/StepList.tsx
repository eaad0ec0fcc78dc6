import { Check, ChevronDown, ChevronRight } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { StepId } from "@/graph/document/document-types";
import type { ChatStep } from "@/store/chat/chat-types";
import { useTitles } from "@/ui/chat/turn/use-titles";
import type { WantedStep } from "@/ui/chat/wanted-step";
import { meantCall } from "@/ui/sentences/source-title";
import { stepTitle } from "@/ui/sentences/step-title";
import { useServices } from "@/ui/services";
import { useWords } from "../../../use-stores";
import { StepItem } from "./StepItem";

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
    <ul className="steps" id={id} aria-label={words.steps.list}>
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
        className="step-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron className="chevron" size={12} strokeWidth={2} aria-hidden="true" />
        <Check className="ok" size={14} strokeWidth={1.75} aria-label={words.state.done} />
        <span className="t">{titles.lookUps(steps.length)}</span>
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
