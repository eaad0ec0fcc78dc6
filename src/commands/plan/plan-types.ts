/** "dropped": by the assistant, with a reason. "struck": by the user. */
export const planStepStates = ["open", "running", "done", "failed", "dropped", "struck"] as const;
export type PlanStepState = (typeof planStepStates)[number];

/** Why a step is not done though nobody took it out. "unticked": work was done and none of it failed, so it may be. */
export const leftReasons = [
  "stopped",
  "interrupted",
  "failed",
  "limit",
  "stop-after",
  "rests-on-struck",
  "unfinished",
  "unticked",
] as const;
export type LeftReason = (typeof leftReasons)[number];

export interface PlanStep {
  /** Its number, which it keeps wherever it stands. */
  readonly id: number;
  readonly text: string;
  readonly state: PlanStepState;
  /** Why it was dropped or failed, in the words of who said so. */
  readonly why?: string;
  readonly left?: LeftReason;
  /** Its words before they were revised. */
  readonly before?: string;
  /** The user wrote its words. */
  readonly isByUser?: true;
  /** It came into a plan that stood already. */
  readonly isAdded?: true;
}

/** What the assistant means to do for a request of several steps. Plain JSON. */
export interface Plan {
  /** Of the message it was made in. */
  readonly id: string;
  /** In the order in which they are to be done. */
  readonly steps: readonly PlanStep[];
  /** The step after which the user wants it to stop. */
  readonly stopAfter?: number;
  /** The steps are not carried out from their words: they can be struck, but neither reworded nor reordered. */
  readonly isFixed?: true;
}

export const longestStep = 200;
export const mostSteps = 20;

/** Nothing will be done about it any more, or it is done. */
export function isFinished({ state }: PlanStep): boolean {
  return state !== "open" && state !== "running";
}

export function hasOpenSteps(plan: Plan | null): plan is Plan {
  return plan !== null && !plan.steps.every(isFinished);
}

/** The user wants it to stop, and it has come so far. */
export function hasReachedStop(plan: Plan | null): boolean {
  const last = plan?.steps.find(({ id }) => id === plan.stopAfter);
  return last !== undefined && isFinished(last);
}

/** How many steps are still to be done: what a limit of rounds may go by. */
export function planLength(plan: Plan | null): number {
  return plan === null ? 0 : plan.steps.filter((step) => !isFinished(step)).length;
}

/** The commands a model makes and changes a plan by. */
export const planCommands: readonly string[] = ["setPlan", "updatePlan"];
