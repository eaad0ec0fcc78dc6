import { hasMarks, marksAfter, type StepMarks } from "@/graph/changes/change-marks";
import type { CallOfStep, GraphDocument, StepId } from "@/graph/document/document-types";

/** What a step did to the elements, as far as it can be drawn; null for an unknown step. */
export function stepMarks(document: GraphDocument, step: StepId | CallOfStep): StepMarks | null {
  const done = document.changesOf(step);
  return done && marksAfter(document, done);
}

/** Whether there is something of the step to draw. */
export function isShowable(document: GraphDocument, step: StepId | CallOfStep): boolean {
  const marks = stepMarks(document, step);
  return marks !== null && hasMarks(marks);
}
