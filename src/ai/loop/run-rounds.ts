import { refusedOutcome, unfinishedRefusal } from "../guards/call-guards";
import { type Round, textOf } from "../history/messages";
import { limitsOf } from "../plan/plan-limits";
import type { RoundState, ToolOutcome } from "../results/execution-result";
import type { Note } from "../results/notes";
import { offeredIn } from "../results/offered";
import { resultSize } from "../results/result-size";
import { tellCallEnd, tellCallStart } from "../results/tell-call";
import { toToolResultText } from "../results/tool-result";
import { type AskedTurn, askModel, isModel, modelResultSize } from "./ask-model";
import { type Decision, decideNext, type Spent } from "./decide-next";
import { type CallsOutcome, runCalls } from "./run-calls";
import { type MessageRun, type Progress, type RunEnd, withProgress } from "./run-types";
import { isBySmallModel } from "./small-model";
import type { Turn } from "./turn-builder";

/**
 * The ReAct loop: ask, run what the model calls, send the results, until it answers, a limit is reached, the user
 * stops or the provider fails. Keeps nothing: all there is comes in with `run` and goes out with the end.
 */
export async function runRounds(run: MessageRun, begin: Progress): Promise<RunEnd> {
  let progress = begin;
  for (;;) {
    const decision = decide(run, progress);
    if (decision.type === "end") return { reason: decision.reason, progress, answer: null };
    if (progress.rounds.length > 0 && progress.nudge !== "now") announceResults(run, progress);
    const asked = await askModel(run, withNote(progress, decision), decision);
    const step = judge(asked.turn, asked.progress, decision);
    if (step.type === "end") return atLimit(run, step.end);
    progress = step.type === "again" ? step.progress : await runRound(run, asked, step.progress);
    const end = endAfter(run, asked.turn, progress);
    if (end !== null) return end;
  }
}

/** After a round: the user's stop, or an answer that came with it. */
function endAfter(run: MessageRun, turn: Turn, progress: Progress): RunEnd | null {
  if (run.signal.aborted) return { reason: "aborted", progress, answer: [] };
  return isClosing(run, turn, progress) ? closedEnd(turn, progress) : null;
}

/** An answer came with the last tick of its plan: nobody is asked to write it again. */
function isClosing(run: MessageRun, { blocks, calls }: Turn, progress: Progress): boolean {
  const isTick = calls.length > 0 && calls.every(({ name }) => name === "updatePlan");
  if (!isTick || textOf(blocks).trim() === "" || !run.plan.isDone()) return false;
  return progress.rounds.at(-1)?.toolResults.every(({ success }) => success) === true;
}

/** The turn's text is the answer, and no longer what was said beside its calls. */
function closedEnd({ blocks }: Turn, progress: Progress): RunEnd {
  const beside = blocks.filter(({ type }) => type !== "text");
  const rounds = progress.rounds.map((round, place) =>
    place === progress.rounds.length - 1 ? { ...round, aiText: beside } : round,
  );
  const sent = progress.sent.map((round, place) =>
    place === progress.sent.length - 1 ? { ...round, blocks: beside } : round,
  );
  const answer = blocks.filter(({ type }) => type === "text");
  return { reason: "natural_completion", progress: withProgress(progress, { rounds, sent }), answer };
}

function decide(run: MessageRun, progress: Progress): Decision {
  const decision = decideNext(progress.rounds, limitsOf(run), spentBy(run, progress));
  const isOver = decision.type === "call" && run.plan.isOver();
  return isOver ? { type: "answer", reason: "natural_completion" } : decision;
}

function spentBy({ now, startedAt }: MessageRun, { usage, cost }: Progress): Spent {
  return {
    tokens: usage.inputTokens + usage.outputTokens,
    seconds: (now() - startedAt) / 1000,
    ...(cost !== "unknown" && { cost }),
  };
}

function announceResults(run: MessageRun, progress: Progress): void {
  const results = progress.rounds.at(-1)?.toolResults ?? [];
  run.emit({
    type: "ai-processing-tool-results",
    toolResults: results.map(({ name, success }) => ({ name, success })),
  });
}

function withNote(progress: Progress, decision: Decision): Progress {
  const note = decision.type === "answer" ? decision.note : undefined;
  return note === undefined ? progress : withNotes(progress, [note]);
}

type Step =
  | { readonly type: "end"; readonly end: RunEnd }
  /** The same again with a nudge. */
  | { readonly type: "again"; readonly progress: Progress }
  | { readonly type: "round"; readonly progress: Progress };

/** The outcome of a turn: decided by its calls, whatever finish reason the model gives. */
function judge(turn: Turn, before: Progress, decision: Decision): Step {
  const text = textOf(turn.blocks);
  const progress = text === "" ? before : withProgress(before, { lastText: text });
  const answer = turn.blocks;
  if (turn.stopped) return { type: "end", end: { reason: "aborted", progress, answer } };
  if (turn.isOutOfTime) return { type: "end", end: { reason: "budget", progress, answer, isOutOfTime: true } };
  const failure = turn.failure ?? filtered(turn);
  if (failure !== undefined) return { type: "end", end: { reason: "provider_error", progress, answer, failure } };
  const mayCall = decision.type === "call";
  if (mayCall && turn.calls.length > 0) return { type: "round", progress };
  // It said that it would call, and did not.
  const isMissing = text === "" || (turn.finishReason === "tool-calls" && turn.notes.length === 0);
  if (mayCall && isMissing && progress.nudge === "unused") {
    return { type: "again", progress: withProgress(progress, { nudge: "now" }) };
  }
  const reason = decision.type === "answer" ? decision.reason : "natural_completion";
  return { type: "end", end: ended({ reason, progress, answer, ...offeredIn(turn) }, turn) };
}

/** An answer that was asked for because the rounds were used up says so; the built-in assistant knows its rounds beforehand. */
function atLimit(run: MessageRun, end: RunEnd): RunEnd {
  const rounds = limitsOf(run).maxToolIterations;
  const isCut = end.reason === "max_rounds_reached" && end.answer !== null && isModel(run.provider);
  if (!isCut) return end;
  return { ...end, progress: withNotes(end.progress, [{ id: "atLimit", with: { count: rounds } }]) };
}

function withNotes(progress: Progress, notes: readonly Note[]): Progress {
  return withProgress(progress, { degraded: [...progress.degraded, ...notes] });
}

/** An answer that may be only a part of one says so. */
function ended(end: RunEnd, turn: Turn): RunEnd {
  const note = incompleteNotes[turn.finishReason];
  if (note === undefined || textOf(turn.blocks) === "") return end;
  return { ...end, progress: { ...end.progress, degraded: [...end.progress.degraded, note] } };
}

const incompleteNotes: Partial<Record<Turn["finishReason"], Note>> = {
  length: { id: "cutOff" },
  none: { id: "noEnd" },
};

function filtered(turn: Turn): Turn["failure"] {
  if (turn.finishReason !== "content-filter") return undefined;
  return {
    kind: "content-filter",
    message:
      "The provider's content filter stopped the reply. Word the request differently, or switch to another model.",
  };
}

/** Runs a turn's calls and adds the round: what people see, and what the model reads. */
async function runRound(run: MessageRun, { turn, usage }: AskedTurn, progress: Progress): Promise<Progress> {
  const startedAt = run.now();
  const { outcomes, notes } = await runOrRefuse(run, turn, progress);
  run.plan.ended(outcomes);
  const round = toRound(run, turn, outcomes);
  run.given.keepResults(round);
  const state: RoundState = {
    roundNumber: progress.rounds.length + 1,
    toolsUsed: [...new Set(outcomes.map(({ name }) => name))],
    toolResults: outcomes,
    aiText: turn.blocks,
    finishReason: turn.finishReason,
    durationMs: turn.durationMs + run.now() - startedAt,
    ...(usage !== undefined && { usage }),
  };
  return withProgress(progress, {
    rounds: [...progress.rounds, state],
    sent: [...progress.sent, round],
    degraded: notes.length === 0 ? progress.degraded : [...progress.degraded, ...notes],
    nudge: progress.nudge === "now" ? "used" : progress.nudge,
  });
}

function runOrRefuse(run: MessageRun, turn: Turn, progress: Progress): Promise<CallsOutcome> | CallsOutcome {
  const refusal = unfinishedRefusal(turn.finishReason);
  if (refusal === null) {
    const outcomes = progress.rounds.flatMap(({ toolResults }) => toolResults);
    const before = progress.sent.flatMap(({ calls }) => calls);
    return runCalls(run, turn.calls, { before, outcomes, isBySmall: isBySmallModel(run, turn.answerer) });
  }
  const outcomes = turn.calls.map((call) => {
    const outcome = refusedOutcome(run, call, refusal);
    tellCallStart(run, call);
    tellCallEnd(run, outcome);
    return outcome;
  });
  return { outcomes, notes: [] };
}

function toRound(run: MessageRun, turn: Turn, outcomes: readonly ToolOutcome[]): Round {
  const { includeToolDataInContext } = run.options;
  const size = modelResultSize(run);
  const answerer = turn.answerer ?? run.provider;
  return {
    blocks: turn.blocks,
    calls: turn.calls,
    results: outcomes.map((outcome) => ({
      callId: outcome.callId,
      success: outcome.success,
      content: toToolResultText(outcome, {
        maxToolResultSize: resultSize(outcome.name, size, isModel(answerer)),
        includeToolDataInContext,
        isLean: isModel(answerer),
      }),
    })),
  };
}
