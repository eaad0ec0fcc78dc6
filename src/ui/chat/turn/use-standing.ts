import { useCallback } from "react";
import type { GraphDocument, StepId } from "@/graph/document/document-types";
import { useDocument } from "../../use-document";

/** "none": it changed nothing; "gone": from an earlier visit, its way back was not kept. */
export type Standing = "none" | "done" | "undone" | "gone";

/** How the changes of a turn stand. */
export function useStanding(step: StepId | null): Standing {
  const read = useCallback((document: GraphDocument) => standingOf(document, step), [step]);
  return useDocument(read);
}

function standingOf(document: GraphDocument, step: StepId | null): Standing {
  if (step === null) return "none";
  const known = document.steps().find(({ id }) => id === step);
  if (!known) return "gone";
  if (known.inForce) return "done";
  // A message may take back all it did itself: there is nothing of it to bring again.
  return document.changesOf(step)?.changes.length === 0 ? "none" : "undone";
}
