import { blocksText } from "../history/messages";
import { isModel } from "../port/provider-port";
import type { RoundState } from "../results/execution-result";
import type { Note } from "../results/notes";
import { offeredIn } from "../results/offered";
import { resultSize } from "../results/result-size";
import { toToolResultText } from "../results/tool-result";
import { type AskedTurn, askModel } from "./ask-model";
import { type Decision, decideNext, type Wanted } from "./decide-next";
import { runCalls } from "./run-calls";
import type { Message, MessageRun, Progress, RunEnd } from "./run-types";
import { isBySmallModel, modelResultSize } from "./small-model";
import type { Turn } from "./turn-builder";

/**
 * The ReAct loop: ask, run what the model calls, send the results, until it answers, a limit is reached, the user
 * stops or the provider fails. Keeps nothing: all there is comes in with `run` and goes out with the end.
 */
export async function runRounds(run: MessageRun, begin: Progress): Promise<RunEnd> {
  const { message, clock } = run;
  let progress = begin;
  for (;;) {
    const wanted = decide(run, progress);
    if (wanted.decision.type === "end") return { reason: wanted.decision.reason, progress, answer: null };
    announceResults(run, progress);
    const asked = await askModel(run, progress, wanted);
    const step = judge(message, asked, wanted);
    if (step.type === "end") return step.end;
    progress = step.type === "again" ? step.progress : await runRound(run, asked, step.progress);
    if (clock.signal.aborted) return { reason: "aborted", progress, answer: [] };
    if (isClosing(message, asked.turn, progress)) return closedEnd(asked.turn, progress);
  }
}

function announceResults({ tell }: MessageRun, { rounds, nudge }: Progress): void {
  const last = rounds.at(-1);
  if (last === undefined || nudge === "now") return;
  const toolResults = last.toolResults.map(({ name, success }) => ({ name, success }));
  tell.emit({ type: "ai-processing-tool-results", toolResults });
}

function decide({ message, clock }: MessageRun, { rounds, usage, cost }: Progress): Wanted {
  const limits = { ...message.plan.limits(message.options), isPlanned: !isModel(message.provider) };
  const decision = decideNext(rounds, limits, {
    tokens: usage.inputTokens + usage.outputTokens,
    seconds: (clock.now() - clock.startedAt) / 1000,
    ...(cost !== "unknown" && { cost }),
  });
  const isOver = decision.type === "call" && message.plan.isOver();
  const next: Decision = isOver ? { type: "answer", reason: "natural_completion" } : decision;
  return { decision: next, maxRounds: limits.maxToolIterations };
}

type Step =
  | { readonly type: "end"; readonly end: RunEnd }
  /** The same again with a nudge. */
  | { readonly type: "again"; readonly progress: Progress }
  | { readonly type: "round"; readonly progress: Progress };

/** The outcome of a turn: decided by its calls, whatever finish reason the model gives. */
function judge(message: Message, { turn, progress: before }: AskedTurn, wanted: Wanted): Step {
  const text = blocksText(turn.blocks);
  const progress = text === "" ? before : { ...before, lastText: text };
  const answer = turn.blocks;
  if (turn.stopped) return { type: "end", end: { reason: "aborted", progress, answer } };
  if (turn.isOutOfTime) return { type: "end", end: { reason: "budget", progress, answer, isOutOfTime: true } };
  const failure = turn.failure ?? filtered(turn);
  if (failure !== undefined) return { type: "end", end: { reason: "provider_error", progress, answer, failure } };
  const mayCall = wanted.decision.type === "call";
  if (mayCall && turn.calls.length > 0) return { type: "round", progress };
  // It said that it would call, and did not.
  const isMissing = text === "" || (turn.finishReason === "tool-calls" && turn.notes.length === 0);
  if (mayCall && isMissing && progress.nudge === "unused") {
    return { type: "again", progress: { ...progress, nudge: "now" } };
  }
  return { type: "end", end: answered(message, { turn, progress }, wanted) };
}

/** An answer that may be only a part of one says so. The built-in assistant knows its rounds beforehand. */
function answered(
  { provider }: Message,
  { turn, progress }: Pick<AskedTurn, "turn" | "progress">,
  { decision, maxRounds }: Wanted,
): RunEnd {
  const reason = decision.type === "answer" ? decision.reason : "natural_completion";
  const incomplete = blocksText(turn.blocks) === "" ? undefined : incompleteNotes[turn.finishReason];
  const isCut = reason === "max_rounds_reached" && isModel(provider);
  const notes: readonly Note[] = [
    ...(incomplete ? [incomplete] : []),
    ...(isCut ? [{ id: "atLimit", with: { count: maxRounds } } as const] : []),
  ];
  return { reason, progress: withNotes(progress, notes), answer: turn.blocks, ...offeredIn(turn) };
}

function withNotes(progress: Progress, notes: readonly Note[]): Progress {
  return notes.length === 0 ? progress : { ...progress, degraded: [...progress.degraded, ...notes] };
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
async function runRound(run: MessageRun, { turn, usage, tools }: AskedTurn, progress: Progress): Promise<Progress> {
  const { session, message, clock } = run;
  const startedAt = clock.now();
  const outcomes = await runCalls(run, turn, {
    before: progress.sent.flatMap(({ calls }) => calls),
    outcomes: progress.rounds.flatMap(({ toolResults }) => toolResults),
    isBySmall: isBySmallModel(message, turn.answerer),
    tools,
  });
  message.plan.ended(outcomes);
  const isLean = isModel(turn.answerer ?? message.provider);
  const size = modelResultSize(message);
  const { includeToolDataInContext } = message.options;
  const results = outcomes.map((outcome) => {
    const maxToolResultSize = resultSize(outcome.name, size, isLean);
    const content = toToolResultText(outcome, { maxToolResultSize, includeToolDataInContext, isLean });
    const { callId, success, refusal: reason } = outcome;
    return { callId, success, content, ...(reason && { reason }) };
  });
  const round = { blocks: turn.blocks, calls: turn.calls, results };
  session.given.keepResults(round);
  const state: RoundState = {
    roundNumber: progress.rounds.length + 1,
    toolsUsed: [...new Set(outcomes.map(({ name }) => name))],
    toolResults: outcomes,
    aiText: turn.blocks,
    finishReason: turn.finishReason,
    durationMs: turn.durationMs + clock.now() - startedAt,
    ...(usage !== undefined && { usage }),
  };
  return {
    ...progress,
    rounds: [...progress.rounds, state],
    sent: [...progress.sent, round],
    nudge: progress.nudge === "now" ? "used" : progress.nudge,
  };
}

/** An answer came with the last tick of its plan: nobody is asked to write it again. */
function isClosing({ plan }: Message, { blocks, calls }: Turn, progress: Progress): boolean {
  const isTick = calls.length > 0 && calls.every(({ name }) => name === "updatePlan");
  if (!isTick || blocksText(blocks).trim() === "" || !plan.isDone()) return false;
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
  return { reason: "natural_completion", progress: { ...progress, rounds, sent }, answer };
}
