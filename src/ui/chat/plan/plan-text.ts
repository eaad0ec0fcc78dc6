import type { PlanStep } from "@/commands/plan/plan-types";
import type { Words } from "@/words/words";

/** Why a step is not done. */
export function notDoneText({ state, why, left }: PlanStep, words: Words["plan"]): string {
  if (state === "struck") return words.struckWhy;
  if (why !== undefined) return why;
  return words.left[left ?? "unfinished"];
}
