import type { Plan } from "./plan-types";

/** Who changed it, and the note on it for the assistant. */
export type PlanChange =
  | { readonly by: "assistant" }
  | { readonly by: "user"; readonly message: string }
  /** A conversation is taken up again. */
  | { readonly by: "page" };

/** The plan of one conversation. To change it is no change of the document. */
export type ConversationPlan = ReturnType<typeof createConversationPlan>;

export function createConversationPlan() {
  let plan: Plan | null = null;
  let hasWorked = false;
  let edits = 0;
  const listeners = new Set<(plan: Plan | null, change: PlanChange) => void>();
  return {
    current: (): Plan | null => plan,
    put(next: Plan | null, change: PlanChange): void {
      if (next === plan) return;
      if (next?.id !== plan?.id || doneIn(next) > doneIn(plan)) hasWorked = false;
      plan = next;
      if (change.by === "user") edits += 1;
      for (const listener of listeners) listener(plan, change);
    },
    /** A command of the assistant has done something. */
    worked(): void {
      hasWorked = true;
    },
    /** Something was done since the plan was made or a step ticked: without it no step is done. */
    hasWorked: (): boolean => hasWorked,
    /** How often the user has changed it. */
    edits: (): number => edits,
    subscribe(listener: (plan: Plan | null, change: PlanChange) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function doneIn(plan: Plan | null): number {
  return plan?.steps.filter(({ state }) => state === "done").length ?? 0;
}
