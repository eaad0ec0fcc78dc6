import fc from "fast-check";
import { expect } from "vitest";
import type { GraphDocument } from "@/graph/document/document-types";
import { arbitraryChange, resolveChange } from "./random-changes";

/** One `apply` to come: changes, by whom, in which step. */
export const arbitraryAct = fc.record({
  changes: fc.array(arbitraryChange, { minLength: 1, maxLength: 4 }),
  step: fc.constantFrom("s1", "s2", "s3", "s4", "s5", "s6"),
  actor: fc.constantFrom("user" as const, "assistant" as const),
});
export type Act = typeof arbitraryAct extends fc.Arbitrary<infer T> ? T : never;

export const arbitraryHistory = fc.array(arbitraryAct, { minLength: 1, maxLength: 30 });

/** Some acts are refused; that is part of the game. */
export function perform(document: GraphDocument, act: Act, step: string): void {
  const changes = act.changes.flatMap((change) => resolveChange(change, document));
  document.apply(changes, { step, actor: act.actor, title: step });
}

export function changesInForce(document: GraphDocument): readonly string[] {
  return document.steps().flatMap(({ id, kind, inForce }) => (kind === "change" && inForce ? [id] : []));
}

/** False when the plan is refused; a plan that is not must apply. */
export function undo(document: GraphDocument, what: number | string, step: string): boolean {
  return applyPlan(document, document.planUndo(what), step);
}

export function redo(document: GraphDocument, step: string): boolean {
  return applyPlan(document, document.planRedo(1), step);
}

function applyPlan(document: GraphDocument, plan: ReturnType<GraphDocument["planUndo"]>, step: string): boolean {
  if (!plan.success) return false;
  const result = document.apply(plan.changes, { step, actor: "user", title: step, undoes: plan.undoes });
  expect(result).toMatchObject({ success: true });
  return true;
}
