import { Ban, Check, Circle, ListChecks, type LucideIcon, RotateCcw, TriangleAlert, X } from "lucide-react";
import { useRef, useState } from "react";
import type { PlanEdit } from "@/commands/plan/edit-plan";
import { isFinished, longestStep, type Plan, type PlanStep, type PlanStepState } from "@/commands/plan/plan-types";
import type { ChatTurn } from "@/store/chat/chat-types";
import type { Language, Words } from "@/words/words";
import { IconButton } from "../../parts/IconButton";
import { Menu, MenuItem } from "../../parts/Menu";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { LineEditor } from "./LineEditor";
import "./plan.css";
import { Button } from "../../parts/Button";

export interface PlanCardProps {
  readonly turn: ChatTurn;
  readonly plan: Plan;
  /** Of the last message, so that a hand may change it. */
  readonly isLast: boolean;
}

/** What a message is going to do, step by step: ticked as it goes, and the user's to change. */
export function PlanCard({ turn, plan, isLast }: PlanCardProps) {
  const { chat, words: wordsStore } = useServices();
  const { plan: words } = useWords();
  const goOn = async () => chat.send(await goOnIn(turn.asked, wordsStore.getState().language));
  const isRunning = turn.end.kind === "running";
  const done = plan.steps.filter(({ state }) => state === "done").length;
  const live = isRunning ? plan.steps.find((step) => !isFinished(step))?.id : undefined;
  const isLeft = plan.steps.some(({ state, left }) => state === "open" && left !== "rests-on-struck");
  const canGoOn = isLast && !isRunning && isLeft;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a turn is no landmark
    <div className="plan boxed" role="group" aria-label={words.title}>
      <div className="plan-head row">
        <ListChecks size={14} strokeWidth={1.75} aria-hidden="true" />
        <b>{words.title}</b>
        <span className="num">{words.done(done, plan.steps.length)}</span>
      </div>
      <ol>
        {plan.steps.map((step, index) => (
          <PlanRow
            key={step.id}
            step={step}
            plan={plan}
            place={index}
            isLive={step.id === live || step.state === "running"}
            isOpen={isRunning}
            edit={isLast ? (edit) => void chat.editPlan(edit) : null}
          />
        ))}
      </ol>
      {!isRunning && <Account plan={plan} />}
      {canGoOn && (
        <Button className="slim line" onClick={() => void goOn()}>
          {words.goOn}
        </Button>
      )}
    </div>
  );
}

/** The last words: from the plan's state, never from the answer. */
function Account({ plan: { steps } }: { readonly plan: Plan }) {
  const { plan: words } = useWords();
  const left = steps.filter(({ state }) => state !== "done");
  if (left.length === 0) return <p className="plan-account">{words.allDone(steps.length)}</p>;
  return (
    <div className="plan-account">
      <p>{words.notDone(steps.length - left.length, steps.length)}</p>
      <ul>
        {left.map((step) => (
          <li key={step.id}>{words.notDoneStep(step.text, notDoneText(step, words))}</li>
        ))}
      </ul>
    </div>
  );
}

/** The word to go on with a plan, in the language that its message was written in, else in the page's. */
async function goOnIn(message: string, page: Language): Promise<string> {
  const [{ detectLanguage }, { goOnMessages }] = await Promise.all([
    import("@/providers/builtin/languages/detect-language"),
    import("@/providers/builtin/plan/asked/plan-words"),
  ]);
  return goOnMessages[detectLanguage(message, page === "en" ? null : page) ?? "en"];
}

interface PlanRowProps {
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
function PlanRow({ step, plan, place, isLive, isOpen, edit }: PlanRowProps) {
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
  const isStop = plan.stopAfter === id;
  const isFree = plan.isFixed !== true && state === "open";
  const canPass = (by: -1 | 1) => ["open", "struck"].includes(plan.steps[place + by]?.state ?? "");
  return (
    <Menu label={words.more(text)}>
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

/** Why a step is not done. */
function notDoneText({ state, why, left }: PlanStep, words: Words["plan"]): string {
  if (state === "struck") return words.struckWhy;
  if (why !== undefined) return why;
  return words.left[left ?? "unfinished"];
}
