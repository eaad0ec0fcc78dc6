import type { LeftReason, Plan, PlanStep } from "@/commands/plan/plan-types";
import { hasReachedStop, isSettled } from "@/commands/plan/plan-types";
import type { TerminationReason } from "../results/execution-result";

export interface PlanWork {
  /** Something was changed since the steps were last told. */
  readonly hasWorked: boolean;
  /** In the whole message something was changed, and no call failed. */
  readonly hasDoneAll: boolean;
}

/** The plan at a message's end: what is still open says why. */
export function closePlan(plan: Plan, reason: TerminationReason, { hasWorked, hasDoneAll }: PlanWork): Plan {
  const why = whyOpen(plan, reason, hasDoneAll);
  const close = (step: PlanStep): PlanStep => {
    if (isSettled(step)) return step;
    if (step.left === "rests-on-struck") return { ...step, state: "open" };
    // It may be done in part, or whole: it was not stopped before.
    const isBegun = why === "stopped" && step.state === "running" && hasWorked;
    return { ...step, state: "open", left: isBegun ? "interrupted" : why };
  };
  return { ...plan, steps: plan.steps.map(close) };
}

function whyOpen(plan: Plan, reason: TerminationReason, hasDoneAll: boolean): LeftReason {
  if (reason !== "natural_completion") return reasons[reason];
  if (hasReachedStop(plan)) return "stop-after";
  return hasDoneAll ? "unticked" : "unfinished";
}

const reasons: Readonly<Record<TerminationReason, LeftReason>> = {
  natural_completion: "unfinished",
  max_rounds_reached: "limit",
  repeated_calls: "limit",
  budget: "limit",
  tool_failure: "failed",
  aborted: "stopped",
  provider_error: "failed",
};
