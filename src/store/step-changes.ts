import type { GraphChange } from "@/graph/change-types";
import { type ChangeCounts, countChanges } from "@/graph/describe-step";
import type { GraphDocument, StepId } from "@/graph/document-types";

export interface StepChanges {
  countsOf(step: StepId): ChangeCounts | null;
}

/** Remembers what each undo step changed, for the change cards. Hears the document from the moment it is made. */
export function createStepChanges(document: GraphDocument): StepChanges {
  const changes = new Map<StepId, readonly GraphChange[]>();
  document.subscribe((news) => {
    const told = news.changes.filter(({ type }) => type !== "selection-set" && type !== "camera-focus");
    if (told.length > 0) changes.set(news.origin.step, [...(changes.get(news.origin.step) ?? []), ...told]);
  });
  return {
    countsOf(step) {
      const known = changes.get(step);
      return known ? countChanges(known) : null;
    },
  };
}
