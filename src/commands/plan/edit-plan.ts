import { isFinished, longestStep, type Plan, type PlanStep } from "./plan-types";

/** What a hand does to a plan. */
export type PlanEdit =
  | { readonly kind: "strike"; readonly step: number }
  | { readonly kind: "restore"; readonly step: number }
  | { readonly kind: "move"; readonly step: number; readonly by: -1 | 1 }
  | { readonly kind: "reword"; readonly step: number; readonly text: string }
  /** Null: not to stop. */
  | { readonly kind: "stop-after"; readonly step: number | null };

/** The plan after the edit, and the note for the assistant; null where the edit changes nothing or is impossible. */
export function editPlan(plan: Plan, edit: PlanEdit): { readonly plan: Plan; readonly message: string } | null {
  if (edit.kind === "stop-after" && edit.step === null) {
    if (plan.stopAfter === undefined) return null;
    const { stopAfter: _, ...rest } = plan;
    return { plan: rest, message: "The user no longer wants you to stop in the middle of the plan." };
  }
  const step = plan.steps.find(({ id }) => id === edit.step);
  if (!step) return null;
  const change = changeOf(plan, step, edit);
  return change && { plan: { ...plan, ...change.plan }, message: `${change.message}: "${step.text}".` };
}

interface Change {
  readonly plan: Partial<Plan>;
  readonly message: string;
}

function changeOf(plan: Plan, step: PlanStep, edit: PlanEdit): Change | null {
  if (edit.kind === "restore") return restored(plan, step);
  if (edit.kind === "stop-after") return isFinished(step) ? null : stopping(step);
  // What runs or has ended is as it is.
  if (step.state !== "open") return null;
  if (edit.kind === "strike") return struck(plan, step);
  if (plan.isFixed) return null;
  return edit.kind === "move" ? moved(plan, step, edit.by) : reworded(plan, step, edit);
}

function restored(plan: Plan, step: PlanStep): Change | null {
  if (step.state !== "struck") return null;
  return {
    plan: { steps: replaced(plan, { ...step, state: "open" }) },
    message: `The user wants step ${step.id} of the plan after all`,
  };
}

function stopping({ id }: PlanStep): Change {
  return {
    plan: { stopAfter: id },
    message: `The user wants you to stop after step ${id} of the plan: do it, tick it, then answer`,
  };
}

function struck(plan: Plan, { left: _, ...step }: PlanStep): Change {
  return {
    plan: { steps: replaced(plan, { ...step, state: "struck" }) },
    message: `The user struck step ${step.id} of the plan, do not do it`,
  };
}

function replaced(plan: Plan, step: PlanStep): readonly PlanStep[] {
  return plan.steps.map((one) => (one.id === step.id ? step : one));
}

/** Past its neighbour, which must be open too: what is done was done when it was. */
function moved(plan: Plan, step: PlanStep, by: -1 | 1): Change | null {
  const at = plan.steps.indexOf(step);
  const other = plan.steps[at + by];
  if (!other || (isFinished(other) && other.state !== "struck") || other.state === "running") return null;
  const steps = plan.steps.with(at, other).with(at + by, step);
  const way = by < 0 ? "before" : "after";
  return { plan: { steps }, message: `The user put step ${step.id} of the plan ${way} step ${other.id}` };
}

function reworded(plan: Plan, step: PlanStep, given: Extract<PlanEdit, { kind: "reword" }>): Change | null {
  const text = given.text.trim().slice(0, longestStep);
  if (text === "" || text === step.text) return null;
  const steps = replaced(plan, { ...step, text, before: step.before ?? step.text, isByUser: true });
  return { plan: { steps }, message: `The user wants step ${step.id} of the plan to be "${text}", not` };
}
