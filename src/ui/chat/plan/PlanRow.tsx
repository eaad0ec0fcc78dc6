import { Ban, Check, Circle, Ellipsis, type LucideIcon, RotateCcw, TriangleAlert, X } from "lucide-react";
import { useRef, useState } from "react";
import type { PlanEdit } from "@/commands/plan/edit-plan";
import { isFinished, longestStep, type Plan, type PlanStep, type PlanStepState } from "@/commands/plan/plan-types";
import { IconButton } from "../../parts/IconButton";
import { Menu, MenuItem } from "../../parts/Menu";
import { useWords } from "../../use-stores";
import { LineEditor } from "./LineEditor";
import { notDoneText } from "./plan-text";

export interface PlanRowProps {
  readonly step: PlanStep;
  readonly plan: Plan;
  readonly place: number;
  /** It is the one that is being done. */
  readonly isLive: boolean;
  /** The message runs: nothing is left over yet. */
  readonly isOpen: boolean;
  /** Null where nothing can be changed any more. */
  readonly edit: ((edit: PlanEdit) => void) | null;
}

/** One step, and what a hand may do to it. */
export function PlanRow({ step, plan, place, isLive, isOpen, edit }: PlanRowProps) {
  const { plan: words } = useWords();
  const [isWording, setWording] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, state, text } = step;
  const reword = (to: string | null) => {
    setWording(false);
    if (to !== null) edit?.({ kind: "reword", step: id, text: to });
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>("button")?.focus());
  };
  if (isWording) {
    const labels = { field: words.editLabel, keep: words.keep };
    return (
      <li className="plan-step" ref={row}>
        <LineEditor text={text} most={longestStep} labels={labels} onEnd={reword} />
      </li>
    );
  }
  return (
    <li className={`plan-step ${state}`} ref={row} aria-current={isLive ? "step" : undefined}>
      <StateSign state={isLive ? "running" : state} />
      <div className="plan-text">
        <span className={state === "struck" || state === "dropped" ? "plan-gone" : undefined}>{text}</span>
        <Remarks step={step} isOpen={isOpen} isStop={plan.stopAfter === id} />
      </div>
      {edit && state === "struck" && (
        <IconButton
          icon={RotateCcw}
          isSlim
          label={words.restore(text)}
          onClick={() => edit({ kind: "restore", step: id })}
        />
      )}
      {edit && state === "open" && (
        <IconButton icon={X} isSlim label={words.strike(text)} onClick={() => edit({ kind: "strike", step: id })} />
      )}
      {edit && !isFinished(step) && (
        <StepMenu step={step} plan={plan} place={place} edit={edit} onReword={() => setWording(true)} />
      )}
    </li>
  );
}

interface StepMenuProps extends Pick<PlanRowProps, "step" | "plan" | "place"> {
  readonly edit: (edit: PlanEdit) => void;
  readonly onReword: () => void;
}

function StepMenu({ step: { id, text, state }, plan, place, edit, onReword }: StepMenuProps) {
  const { plan: words } = useWords();
  const button = <Ellipsis size={14} strokeWidth={1.75} aria-hidden="true" />;
  const isStop = plan.stopAfter === id;
  const isFree = plan.isFixed !== true && state === "open";
  const canPass = (by: -1 | 1) => ["open", "struck"].includes(plan.steps[place + by]?.state ?? "");
  return (
    <Menu label={words.more(text)} button={button} buttonClass="icon-btn slim" menuClass="end">
      <MenuItem onClick={() => edit({ kind: "stop-after", step: isStop ? null : id })}>
        {isStop ? words.noStop : words.stopAfter}
      </MenuItem>
      {isFree && (
        <>
          <MenuItem onClick={onReword}>{words.edit}</MenuItem>
          {canPass(-1) && <MenuItem onClick={() => edit({ kind: "move", step: id, by: -1 })}>{words.up}</MenuItem>}
          {canPass(1) && <MenuItem onClick={() => edit({ kind: "move", step: id, by: 1 })}>{words.down}</MenuItem>}
        </>
      )}
      {plan.isFixed && <p className="plan-fixed">{words.fixed}</p>}
    </Menu>
  );
}

interface RemarksProps {
  readonly step: PlanStep;
  readonly isOpen: boolean;
  readonly isStop: boolean;
}

/** What happened to the step beside its being done. */
function Remarks({ step, isOpen, isStop }: RemarksProps) {
  const { plan: words } = useWords();
  const remarks = [
    ...(step.before === undefined ? [] : [words.before(step.before)]),
    ...(step.isByUser ? [words.byUser] : []),
    ...(step.isAdded ? [words.added] : []),
    // At the end the account says it of all.
    ...(isOpen && step.state === "dropped" && step.why !== undefined ? [words.leftOut(step.why)] : []),
    ...(isOpen && step.state === "failed" ? [words.reason(notDoneText(step, words))] : []),
    ...(isStop && !isFinished(step) ? [words.stopsHere] : []),
  ];
  return remarks.length === 0 ? null : <small>{remarks.join(" · ")}</small>;
}

const signs: Readonly<Record<Exclude<PlanStepState, "running">, LucideIcon>> = {
  open: Circle,
  done: Check,
  failed: TriangleAlert,
  dropped: Ban,
  struck: Ban,
};

function StateSign({ state }: Pick<PlanStep, "state">) {
  const { plan: words } = useWords();
  const name = words.states[state];
  if (state === "running") return <i className="dot live accent" role="img" aria-label={name} />;
  const Sign = signs[state];
  return <Sign className={`plan-sign ${state}`} size={14} strokeWidth={1.75} aria-label={name} role="img" />;
}
