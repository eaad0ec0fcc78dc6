import { type Refusal, undoStep } from "@/commands/registry/undo-step";
import type { Origin, StepId } from "@/graph/document/document-types";
import type { Session } from "./run-types";

/**
 * Takes back the steps that are in force, newest first, as one undo step that the model does not hear of; what was written to a
 * database is taken back there too. All or nothing: why the message is not sent again when one cannot be taken back.
 */
export async function takeBack(
  session: Session,
  steps: readonly StepId[],
  signal: AbortSignal,
): Promise<Refusal | null> {
  const { document, newId, userChanges } = session;
  const wanted = document.steps().filter(({ id }) => steps.includes(id));
  if (wanted.length === 0) return null;
  const titles = wanted.map(({ title }) => title);
  const origin: Origin = { step: newId(), actor: "user", title: `Undo: ${titles.join(", ")}` };
  userChanges.ignore(origin.step);
  // Taking back a step that undid an older one brings that one back: how each stands is seen when its turn comes.
  for (const { id } of wanted.toReversed()) {
    const why = await undone(session, id, { origin, signal });
    if (why !== null) return changesStand(why, await broughtBack(session, origin.step, signal));
  }
  return null;
}

async function undone(session: Session, id: StepId, by: Parameters<typeof undoStep>[2]): Promise<Refusal | null> {
  try {
    return await undoStep(session, id, by);
  } catch (error) {
    if (by.signal.aborted) return { message: "Stopped.", reason: { why: "stopped" } };
    throw error;
  }
}

/** What had been taken back before one refused; why it could not be. */
async function broughtBack(session: Session, step: StepId, signal: AbortSignal): Promise<Refusal | null> {
  const title = "Bring back what could not be undone alone";
  const origin: Origin = { step: session.newId(), actor: "user", title };
  session.userChanges.ignore(origin.step);
  // Also after a stop.
  return undone(session, step, { origin, signal: signal.aborted ? new AbortController().signal : signal });
}

function changesStand(why: Refusal, gone: Refusal | null): Refusal {
  const rest = gone === null ? "" : ` What was undone before it stays undone: ${gone.message}`;
  return {
    message: `The message was not sent again, because its changes are not undone yet: ${why.message}${rest}`,
    reason: { why: "changes-stand", because: why.reason, ...(gone && { gone: gone.reason }) },
  };
}
