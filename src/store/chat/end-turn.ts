import type { AiFailure } from "@/ai/port/provider-port";
import type { ExecutionResult, ToolOutcome } from "@/ai/results/execution-result";
import { offeredIn } from "@/ai/results/offered";
import type { Plan, PlanStep } from "@/commands/plan/plan-types";
import { defined } from "@/lib/defined";
import type { ChatStep, ChatStepState, ChatTurn, ChatTurnEnd, TurnUsage } from "./chat-types";

/** The turn with what only the result knows: the answer as one text, each call's data, its undo step. */
export function endTurn(running: ChatTurn, result: ExecutionResult, at: number, failure?: AiFailure): ChatTurn {
  const { read: _, ...turn } = answered(running, at);
  const outcomes = new Map(
    result.rounds.flatMap((round) => round.toolResults.map((one) => [one.callId, one] as const)),
  );
  return {
    ...turn,
    end: endOf(result, failure),
    endedAt: at,
    steps: turn.steps.map((step) => finishStep(step, outcomes.get(step.callId))),
    text: resultText(turn, result),
    ...offeredIn(result),
    ...(result.sources.length === 0 ? {} : { sources: result.sources }),
    degraded: result.degraded,
    undoStep: result.undoStep,
    usage: usageOf(result),
  };
}

/** What was asked of the user is answered, or no longer waited for. */
export function answered(turn: ChatTurn, at: number): ChatTurn {
  if (turn.approval === null) return turn;
  return { ...turn, approval: null, waitedMs: (turn.waitedMs ?? 0) + at - turn.approval.since };
}

/** The page was left while it ran. */
export function closedTurn(turn: ChatTurn): ChatTurn {
  if (turn.end.kind !== "running") return turn;
  const steps = turn.steps.map((step) => (step.durationMs === null ? ({ ...step, state: "stopped" } as const) : step));
  const plan = turn.plan && { plan: stoppedPlan(turn.plan) };
  return { ...turn, ...plan, end: { kind: "stopped" }, approval: null, steps };
}

function stoppedPlan(plan: Plan): Plan {
  const stop = (step: PlanStep): PlanStep =>
    step.state === "open" || step.state === "running" ? { ...step, state: "open", left: "stopped" } : step;
  return { ...plan, steps: plan.steps.map(stop) };
}

/** Null where no model was asked: the built-in assistant uses no tokens. */
function usageOf({ usage }: ExecutionResult): TurnUsage | null {
  const { inputTokens, outputTokens, cachedTokens, cost, tokensPerSecond, isEstimated } = usage;
  if (inputTokens + outputTokens === 0) return null;
  return { inputTokens, outputTokens, ...defined({ cachedTokens, cost, tokensPerSecond, isEstimated }) };
}

function endOf({ terminationReason, success, message }: ExecutionResult, failure?: AiFailure): ChatTurnEnd {
  if (terminationReason === "aborted") return { kind: "stopped" };
  if (success) return { kind: "done" };
  const more = defined({ why: failure?.kind, detail: failure?.detail });
  return { kind: "failed", reason: failure?.message ?? message, ...more };
}

/** A stop or a failure keeps what had streamed. */
function resultText(turn: ChatTurn, { success, message }: ExecutionResult): string {
  return success ? message : turn.text;
}

function finishStep(step: ChatStep, outcome: ToolOutcome | undefined): ChatStep {
  if (!outcome) return step.durationMs === null ? { ...step, state: "stopped" } : step;
  const { hint, refusal, said, data, cached, message, durationMs } = outcome;
  const more = defined({ hint, refusal, said, data, cached });
  return { ...step, state: stateOf(outcome), message, durationMs, ...more };
}

function stateOf({ success, approval, isStopped }: ToolOutcome): ChatStepState {
  if (isStopped) return "stopped";
  if (approval === "denied") return "denied";
  return success ? "done" : "failed";
}
