import type { CallOfStep, GraphDocument, StepId } from "@/graph/document/document-types";
import { useDocument } from "../../use-document";

/** "none": it changed nothing; "gone": from an earlier visit, its way back was not kept. */
export type ChangeState = "none" | "done" | "undone" | "gone";

/** How the changes of a turn stand, or those of one call of it. */
export function useChangeState(step: StepId | CallOfStep | null): ChangeState {
  return useDocument(standingOf, step);
}

function standingOf(document: GraphDocument, step: StepId | CallOfStep | null): ChangeState {
  if (step === null) return "none";
  if (typeof step !== "string") return callStanding(document, step);
  const known = document.steps().find(({ id }) => id === step);
  if (!known) return "gone";
  if (known.inForce) return "done";
  // A message may take back all it did itself: there is nothing of it to bring again.
  return document.changesOf(step)?.changes.length === 0 ? "none" : "undone";
}

function callStanding(document: GraphDocument, { step, call }: CallOfStep): ChangeState {
  if (!document.steps().some(({ id }) => id === step)) return "gone";
  const known = document.callsOf(step).find((one) => one.call === call);
  if (!known) return "none";
  return known.inForce ? "done" : "undone";
}
