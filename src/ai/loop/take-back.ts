import type { Origin, StepId } from "@/graph/document/document-types";
import type { Session } from "./run-types";

/**
 * Takes back the steps that are in force, newest first, as one undo step that the model does not hear of. All or nothing: the
 * reason when one cannot be taken back.
 */
export function takeBack(session: Session, steps: readonly StepId[]): string | null {
  const { document, userChanges } = session;
  const wanted = document.steps().filter(({ id }) => steps.includes(id));
  const titles = wanted.map(({ title }) => title);
  const origin: Origin = { step: session.newId(), actor: "user", title: `Undo: ${titles.join(", ")}` };
  userChanges.ignore(origin.step);
  for (const { id } of wanted.toReversed()) {
    // Taking back a step that undid an older one brings that one back: how each stands is seen when its turn comes.
    if (!document.steps().some((step) => step.id === id && step.inForce)) continue;
    const plan = document.planUndo(id);
    const done = plan.success ? document.apply(plan.changes, { ...origin, undoes: plan.undoes }) : plan;
    if (done.success) continue;
    bringBack(session, origin.step);
    return done.message;
  }
  return null;
}

/** What had been taken back before one refused. */
function bringBack({ document, newId, userChanges }: Session, step: StepId): void {
  const plan = document.planUndo(step);
  if (!plan.success) return;
  const origin: Origin = { step: newId(), actor: "user", title: "Bring back what could not be undone alone" };
  userChanges.ignore(origin.step);
  document.apply(plan.changes, { ...origin, undoes: plan.undoes });
}
