import { Ban, Check, ChevronDown, ChevronRight, Square, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import type { ChatStep } from "@/store/chat-types";
import { shortDuration } from "@/store/status-line";
import { StepBody } from "./StepBody";
import { stepTitle } from "./step-title";

/** The calls of a turn: a line each, closed while all is well. */
export function StepList({ steps }: { readonly steps: readonly ChatStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className="steps" aria-label="Steps">
      {steps.map((step) => (
        <StepItem key={step.callId} step={step} />
      ))}
    </ul>
  );
}

function StepItem({ step }: { readonly step: ChatStep }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const bodyId = useId();
  const isOpen = chosen ?? step.state === "failed";
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li>
      <button
        type="button"
        className="step-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => setChosen(!isOpen)}
      >
        <Chevron className="chevron" size={12} strokeWidth={2} aria-hidden="true" />
        <StepIcon state={step.state} />
        <span className="t">{stepTitle(step)}</span>{" "}
        <span className="num">
          {step.cached ? "known · " : ""}
          {step.durationMs === null ? "" : shortDuration(step.durationMs)}
        </span>
      </button>
      {isOpen && <StepBody step={step} id={bodyId} />}
    </li>
  );
}

function StepIcon({ state }: Pick<ChatStep, "state">) {
  switch (state) {
    case "running":
      return <i className="dot live accent" role="img" aria-label="Running" />;
    case "waiting":
      return <i className="dot live warn" role="img" aria-label="Waiting" />;
    case "done":
      return <Check className="ok" size={14} strokeWidth={1.75} aria-label="Done" />;
    case "failed":
      return <TriangleAlert className="bad" size={14} strokeWidth={1.75} aria-label="Failed" />;
    case "denied":
      return <Ban size={14} strokeWidth={1.75} aria-label="Denied" />;
    case "stopped":
      return <Square size={14} strokeWidth={1.75} aria-label="Stopped" />;
  }
}
