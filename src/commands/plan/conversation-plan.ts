import type { Plan } from "./plan-types";

/** Who changed it, and the note on it for the assistant. */
export type PlanChange =
  | { readonly by: "assistant" }
  | { readonly by: "user"; readonly message: string }
  /** A conversation is taken up again. */
  | { readonly by: "page" };

/** The plan of one conversation. To change it is no change of the document. */
export interface ConversationPlan {
  current(): Plan | null;
  put(plan: Plan | null, change: PlanChange): void;
  /** A command of the assistant has done something. */
  worked(): void;
  /** Something was done since the plan was made or a step ticked: without it no step is done. */
  hasWorked(): boolean;
  /** How often the user has changed it. */
  edits(): number;
  subscribe(listener: (plan: Plan | null, change: PlanChange) => void): () => void;
}

export function createConversationPlan(): ConversationPlan {
  let plan: Plan | null = null;
  let hasWorked = false;
  let edits = 0;
  const listeners = new Set<(plan: Plan | null, change: PlanChange) => void>();
  return {
    current: () => plan,
    put(next, change) {
      if (next === plan) return;
      if (next?.id !== plan?.id || doneIn(next) > doneIn(plan)) hasWorked = false;
      plan = next;
      if (change.by === "user") edits += 1;
      for (const listener of listeners) listener(plan, change);
    },
    worked() {
      hasWorked = true;
    },
    hasWorked: () => hasWorked,
    edits: () => edits,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function doneIn(plan: Plan | null): number {
  return plan?.steps.filter(({ state }) => state === "done").length ?? 0;
}
