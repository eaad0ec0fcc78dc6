import type { ConversationPlan } from "@/commands/plan/conversation-plan";
import {
  hasOpenSteps,
  hasReachedStop,
  isFinished,
  type LeftReason,
  type Plan,
  type PlanStep,
  planCommands,
} from "@/commands/plan/plan-types";
import type { Effect } from "@/commands/registry/command-types";
import type { Refusal } from "../guards/refusal";
import type { AiEvent } from "../loop/ai-events";
import type { AiOptions } from "../options/ai-options";
import type { GraphContext } from "../port/provider-port";
import type { TerminationReason, ToolOutcome } from "../results/execution-result";
import type { DescribedPlan } from "../results/provider-note";

/** The conversation's plan while one message runs: what the user did to it holds, whatever the model says. */
export type PlanWatch = ReturnType<typeof createPlanWatch>;

export interface PlanWatchDeps {
  readonly plan: ConversationPlan;
  readonly messageId: string;
  readonly emit: (event: AiEvent) => void;
}

export function createPlanWatch({ plan, messageId, emit }: PlanWatchDeps) {
  liftStop(plan);
  let isTouched = false;
  let knownEdits = plan.edits();
  let isUnticked = false;
  let hasWorked = false;
  let hasChangedSome = false;
  let hasFailed = false;
  let requests = 1;
  const leave = plan.subscribe((now, { by }) => {
    if (by === "assistant") {
      isTouched = true;
      hasWorked = false;
    }
    if (now !== null && isTouched) emit({ type: "ai-plan", plan: now });
  });
  const current = (): Plan | null => (isTouched ? plan.current() : null);

  return {
    /** A request goes out: what the user does to the plan from now on, its answer does not know. */
    asked(): void {
      knownEdits = plan.edits();
    },
    /** Why a call is not run; null when it may be. */
    refusal(name: string, effect: Effect | undefined): Refusal | null {
      const now = current();
      if (now === null || now.isFixed || effect === "read" || planCommands.includes(name)) return null;
      if (plan.edits() !== knownEdits) return editedRefusal;
      if (hasReachedStop(now)) return stopRefusal(now);
      return now.stopAfter !== undefined && isUnticked ? tickRefusal(now) : null;
    },
    /** A round has ended. */
    ended(outcomes: readonly ToolOutcome[]): void {
      hasWorked = outcomes.some(hasChanged);
      hasChangedSome ||= hasWorked;
      hasFailed ||= outcomes.some(({ success }) => !success);
      const worked = outcomes.filter(({ success }) => success).map(({ name }) => name);
      if (worked.includes("updatePlan")) isUnticked = false;
      else if (outcomes.some(hasChanged)) isUnticked = true;
    },
    /** The user wants it to stop here. */
    isOver: (): boolean => hasReachedStop(current()),
    /** The message has a plan and nothing of it is open. */
    isDone(): boolean {
      const now = current();
      return now !== null && !hasOpenSteps(now);
    },
    /** The message follows a plan: every deletion needs its own approval. */
    isActive: (): boolean => current() !== null,
    /**
     * The options with as many rounds as the message may take: those of each request where it holds several, and where the limit
     * may be raised those of its plan; never above the cap.
     */
    limits: (options: AiOptions): AiOptions => withRounds(options, roundsFor(current()), requests),
    /** A provider that carries out several requests one by one. */
    holds(count: number): void {
      requests = Math.max(1, count);
    },
    forRequest(): GraphContext["plan"] {
      const now = plan.current();
      if (now === null || !(isTouched || hasOpenSteps(now))) return undefined;
      const { steps, stopAfter, isFixed } = now;
      const more = { ...(stopAfter !== undefined && { stopAfter }), ...(isFixed && { isFixed }) };
      return { steps, ...more, isOfThisMessage: isTouched };
    },
    /** A provider that knows its steps beforehand. */
    take({ steps, goesOn }: DescribedPlan): void {
      const known = plan.current();
      const own = known?.id === messageId || goesOn ? known : null;
      const next = steps.map((step, index): PlanStep => {
        const before = own?.steps[index];
        return before?.state === "struck" && step.state === "open" ? before : { id: index + 1, ...step };
      });
      const stop = own?.stopAfter === undefined ? {} : { stopAfter: own.stopAfter };
      plan.put({ id: messageId, steps: next, ...stop, isFixed: true }, { by: "assistant" });
    },
    /** The message has ended: returns its current plan; null when it had none. */
    close(reason: TerminationReason): Plan | null {
      const now = current();
      if (now !== null)
        plan.put(closePlan(now, reason, { hasWorked, hasDoneAll: hasChangedSome && !hasFailed }), { by: "assistant" });
      leave();
      return now === null ? null : plan.current();
    },
    /** Ends the subscription. */
    leave,
  };
}

/** A round a step and one to look at the end. Who knows its steps beforehand looks up what each is about. */
function roundsFor(plan: Plan | null): number {
  return plan === null ? 0 : plan.steps.length * (plan.isFixed ? 3 : 1) + 1;
}

function withRounds(options: AiOptions, planned: number, requests: number): AiOptions {
  const { adaptive, maxToolIterations: usual, maxToolIterationsCap: cap } = options;
  const wanted = Math.min(Math.max(adaptive && usual > 0 ? planned : 0, usual * requests), cap);
  return wanted <= usual ? options : { ...options, maxToolIterations: wanted };
}

/** A message that is sent after it is the word to go on. */
function liftStop(plan: ConversationPlan): void {
  const now = plan.current();
  if (now === null || !hasReachedStop(now)) return;
  const { stopAfter: _, ...rest } = now;
  plan.put(rest, { by: "page" });
}

function hasChanged({ success, name, affectedNodes, affectedEdges }: ToolOutcome): boolean {
  return success && !planCommands.includes(name) && affectedNodes.length + affectedEdges.length > 0;
}

const editedRefusal: Refusal = {
  message: "Not run: the user changed the plan while this was decided.",
  hint: "Read the plan as it is now and go by it.",
};

function stopRefusal({ stopAfter }: Plan): Refusal {
  return {
    message: `Not run: the user wants to stop after step ${stopAfter} of the plan.`,
    hint: "Answer now: say what was done and what is left.",
  };
}

function tickRefusal({ stopAfter }: Plan): Refusal {
  return {
    message: `Not run: the user wants to stop after step ${stopAfter}, and what was done last is not ticked.`,
    hint: "First tick with updatePlan what is done; go on only when that step is still open.",
  };
}

interface PlanWork {
  /** Something was changed since the steps were last told. */
  readonly hasWorked: boolean;
  /** In the whole message something was changed, and no call failed. */
  readonly hasDoneAll: boolean;
}

/** The plan at a message's end: what is still open says why. */
function closePlan(plan: Plan, reason: TerminationReason, { hasWorked, hasDoneAll }: PlanWork): Plan {
  const why = whyOpen(plan, reason, hasDoneAll);
  const close = (step: PlanStep): PlanStep => {
    if (isFinished(step)) return step;
    if (step.left === "rests-on-struck") return { ...step, state: "open" };
    // It may be done in part, or whole: it was not stopped before.
    const isBegun = why === "stopped" && step.state === "running" && hasWorked;
    return { ...step, state: "open", left: isBegun ? "interrupted" : why };
  };
  return { ...plan, steps: plan.steps.map(close) };
}

function whyOpen(plan: Plan, reason: TerminationReason, hasDoneAll: boolean): LeftReason {
  if (reason !== "natural_completion") return reasons[reason];
  if (hasReachedStop(plan)) return "stop-after";
  return hasDoneAll ? "unticked" : "unfinished";
}

const reasons: Readonly<Record<TerminationReason, LeftReason>> = {
  natural_completion: "unfinished",
  max_rounds_reached: "limit",
  repeated_calls: "limit",
  budget: "limit",
  tool_failure: "failed",
  aborted: "stopped",
  provider_error: "failed",
};
