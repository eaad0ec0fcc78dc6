import type { LeftReason, Plan, PlanStep } from "@/commands/plan/plan-types";
import { hasReachedStop, isSettled } from "@/commands/plan/plan-types";
import type { TerminationReason } from "../results/execution-result";

/** The plan at a message's end: what is still open says why. `hasWorked`: something was changed since the steps were last told. */
export function closePlan(plan: Plan, reason: TerminationReason, hasWorked: boolean): Plan {
  const why = hasReachedStop(plan) && reason === "natural_completion" ? "stop-after" : reasons[reason];
  const close = (step: PlanStep): PlanStep => {
    if (isSettled(step)) return step;
    if (step.left === "rests-on-struck") return { ...step, state: "open" };
    // It may be done in part, or whole: it was not stopped before.
    const isBegun = why === "stopped" && step.state === "running" && hasWorked;
    return { ...step, state: "open", left: isBegun ? "interrupted" : why };
  };
  return { ...plan, steps: plan.steps.map(close) };
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
