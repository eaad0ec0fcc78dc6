import { Ban, Check, ChevronDown, ChevronRight, Square, TriangleAlert, Undo2 } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import type { ChatStep } from "@/store/chat/chat-types";
import { shortDuration } from "@/store/chat/status-line";
import { Bones } from "../../parts/Bones";
import { lazyPart } from "../../parts/lazy-part";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";

const StepBody = lazyPart(async () => (await import("./StepBody")).StepBody);

export interface StepItemProps {
  readonly step: ChatStep;
  readonly title: string;
  /** What the turn changed has been taken back. */
  readonly isUndone: boolean;
  /** When it was last asked for by a number in the answer. */
  readonly wantedAt: number | null;
}

/** One call: a line, and behind it what it was given and what came back. Open by itself when it failed or waits. */
export function StepItem({ step, title, isUndone, wantedAt }: StepItemProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const head = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  const isOpen = chosen ?? (step.state === "failed" || step.state === "waiting");
  const isRolledBack = useIsRolledBack(step, isUndone);
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
        className="step-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => setChosen(!isOpen)}
      >
        <Chevron className="chevron" size={12} strokeWidth={2} aria-hidden="true" />
        {isRolledBack ? <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" /> : <StepIcon state={step.state} />}
        <span className={isRolledBack ? "t off" : "t"}>{isRolledBack ? words.steps.rolledBack(title) : title}</span>{" "}
        <span className="num">
          {step.cached ? `${words.steps.known} · ` : ""}
          {step.durationMs === null ? "" : shortDuration(step.durationMs, words)}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={<Bones count={2} />}>
          <StepBody step={step} id={bodyId} />
        </Suspense>
      )}
    </li>
  );
}

/** Reading and looking leave nothing to roll back. */
function useIsRolledBack({ name, state }: ChatStep, isUndone: boolean): boolean {
  const { registry } = useServices();
  const effect = registry.get(name)?.effect;
  return isUndone && state === "done" && (effect === "style" || effect === "edit" || effect === "destroy");
}

function StepIcon({ state }: Pick<ChatStep, "state">) {
  const { state: names } = useWords().steps;
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
