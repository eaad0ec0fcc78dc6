import type { ToolDefinition } from "@/commands/registry/command-types";
import type { Exchange } from "../history/messages";
import { isModel, type ProviderRequest, type Usage } from "../port/provider-port";
import { addCost, addUsage } from "../usage/add-usage";
import { allFailed, type Decision, type Wanted } from "./decide-next";
import { readTurn } from "./read-turn";
import type { Message, MessageRun, Progress } from "./run-types";
import { profileOf } from "./small-model";
import { toRequest } from "./to-request";
import type { Turn } from "./turn-builder";

export interface AskedTurn {
  readonly turn: Turn;
  /** As the provider reported it, else estimated; a request that was refused has none. */
  readonly usage: Usage | undefined;
  /** With the turn's number, usage and what recovery it took. */
  readonly progress: Progress;
  /** What the request offered. */
  readonly tools: readonly ToolDefinition[];
}

/** Sends the next request and reads its turn. A context that overflows is sent once more with less of what came before. */
export async function askModel(run: MessageRun, before: Progress, wanted: Wanted): Promise<AskedTurn> {
  const { session, message, tell } = run;
  const { provider, window } = message;
  const running: Exchange = { user: message.input, rounds: before.sent };
  const { progress, simplify } = simplifyOnce(message, running, withNote(before, wanted.decision));
  const asking = { run, running, progress, simplify, ...wanted };
  const request = await toRequest(asking);
  const { turnNumber } = progress;
  const answerer = { model: provider.model, title: provider.title };
  tell.emit({ type: "ai-turn-start", turnNumber, messageCount: request.history.length, answerer });
  const paused = session.breaker.refusal(provider);
  if (paused !== null) return close(run, progress, request, failedTurn(paused));
  const turn = await readTurn({ run, turnNumber, request });
  const isOverflow = turn.failure?.kind === "overflow" && !turn.begun;
  if (!isOverflow || !window.shrink(running)) return close(run, progress, request, turn);
  const shorter: Progress = { ...progress, degraded: [...progress.degraded, { id: "shrunk" }] };
  const less = await toRequest(asking);
  return close(run, shorter, less, await readTurn({ run, turnNumber, request: less }));
}

function withNote(progress: Progress, decision: Decision): Progress {
  const note = decision.type === "answer" ? decision.note : undefined;
  return note === undefined ? progress : { ...progress, degraded: [...progress.degraded, note] };
}

/** The next turn's number; the request after the first round that failed as a whole carries older results without their data. */
function simplifyOnce(
  { provider, window }: Message,
  running: Exchange,
  before: Progress,
): { progress: Progress; simplify: boolean } {
  const progress: Progress = { ...before, turnNumber: before.turnNumber + 1 };
  if (before.simplified || !allFailed(before.rounds.at(-1))) return { progress, simplify: false };
  const simplify = window.before(running).some((exchange) => exchange.rounds.length > 0);
  // Who reads no results has none cut: nothing was done that people should know of.
  const isSimplified = simplify && isModel(provider);
  const degraded: Progress["degraded"] = isSimplified ? [...before.degraded, { id: "simplified" }] : before.degraded;
  return { progress: { ...progress, simplified: true, degraded }, simplify };
}

function failedTurn(failure: NonNullable<Turn["failure"]>): Turn {
  return {
    blocks: [],
    calls: [],
    finishReason: "none",
    failure,
    stopped: false,
    begun: false,
    written: "",
    notes: [],
    durationMs: 0,
  };
}

async function close(run: MessageRun, progress: Progress, request: ProviderRequest, turn: Turn): Promise<AskedTurn> {
  const { session, message, tell } = run;
  const { provider } = message;
  const { finishReason, failure } = turn;
  const usage = await usageOf(message, request, turn);
  const isCut = turn.stopped || turn.isOutOfTime === true;
  if (failure !== undefined && !isCut) session.breaker.failed(provider, failure.kind);
  if (failure === undefined && !isCut) session.breaker.succeeded(provider);
  tell.emit({ type: "ai-turn-end", turnNumber: progress.turnNumber, finishReason, ...(usage && { usage }) });
  const degraded = turn.notes.length > 0 ? [...progress.degraded, ...turn.notes] : progress.degraded;
  const answerer = turn.answerer ?? provider;
  const price = session.price?.(answerer);
  tell.recorder.price(answerer, price);
  const spent = { cost: addCost(progress.cost, usage, price), usage: addUsage(progress.usage, usage) };
  return { turn, usage, tools: request.tools, progress: { ...progress, degraded, ...spent } };
}

/** Estimated where the provider reported none: what was used is never nothing. */
async function usageOf(message: Message, request: ProviderRequest, turn: Turn): Promise<Usage | undefined> {
  const wasRefused = turn.failure !== undefined && !turn.begun;
  if (turn.usage !== undefined || wasRefused || !isModel(turn.answerer ?? message.provider)) return turn.usage;
  const historyTokens = message.window.tokensOf(request.history);
  const { estimateUsage } = await import("../usage/estimate-usage");
  return estimateUsage({ request, profile: profileOf(message), historyTokens, written: turn.written });
}
