import type { Origin, StepId } from "@/graph/document/document-types";
import type { Session } from "./run-types";

/**
 * Takes back the steps that are in force, newest first, as one undo step that the model does not hear of; what was written to a
 * database is taken back there too. All or nothing: the reason when one cannot be taken back.
 */
export async function takeBack(
  session: Session,
  steps: readonly StepId[],
  signal: AbortSignal,
): Promise<string | null> {
  const { document, newId, userChanges } = session;
  const wanted = document.steps().filter(({ id }) => steps.includes(id));
  if (wanted.length === 0) return null;
  const titles = wanted.map(({ title }) => title);
  const origin: Origin = { step: newId(), actor: "user", title: `Undo: ${titles.join(", ")}` };
  userChanges.ignore(origin.step);
  for (const { id } of wanted.toReversed()) {
    // Taking back a step that undid an older one brings that one back: how each stands is seen when its turn comes.
    if (!isInForce(session, id)) continue;
    const why = await undone(session, id, { origin, signal });
    if (why === null) continue;
    const stays = await broughtBack(session, origin.step, signal);
    return stays === null ? why : `${why} What was undone before it stays undone: ${stays}`;
  }
  return null;
}

interface Undoing {
  readonly origin: Origin;
  readonly signal: AbortSignal;
}

async function undone(
  { document, registry }: Session,
  id: StepId,
  { origin, signal }: Undoing,
): Promise<string | null> {
  const plan = document.planUndo(id);
  const done = plan.success ? document.apply(plan.changes, { ...origin, undoes: plan.undoes }) : plan;
  if (done.success) return null;
  if (!("isWritten" in done)) return done.message;
  try {
    const there = await registry.execute({ name: "undo", input: {} }, origin, { signal, actor: "user", chosen: id });
    return there.success ? null : [there.message, there.hint ?? ""].join(" ").trim();
  } catch (error) {
    if (signal.aborted) return "Stopped.";
    throw error;
  }
}

/** What had been taken back before one refused; why it could not be. */
async function broughtBack(session: Session, step: StepId, signal: AbortSignal): Promise<string | null> {
  if (!isInForce(session, step)) return null;
  const title = "Bring back what could not be undone alone";
  const origin: Origin = { step: session.newId(), actor: "user", title };
  session.userChanges.ignore(origin.step);
  // Also after a stop.
  const goesOn = signal.aborted ? new AbortController().signal : signal;
  return undone(session, step, { origin, signal: goesOn });
}

const isInForce = ({ document }: Session, id: StepId): boolean =>
  document.steps().some((step) => step.id === id && step.inForce);
