import { ListChecks } from "lucide-react";
import { isFinished, type Plan } from "@/commands/plan/plan-types";
import type { ChatTurn } from "@/store/chat/chat-types";
import type { Language } from "@/words/words";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { PlanRow } from "./PlanRow";
import { notDoneText } from "./plan-text";
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
    <div className="plan" role="group" aria-label={words.title}>
      <div className="plan-head">
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
