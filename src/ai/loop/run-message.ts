import type { ToolDefinition } from "@/commands/door/command-types";
import type { Origin, StepId } from "@/graph/document/document-types";
import { cutText } from "../context/text-limits";
import { createEditCount } from "../guards/edit-count";
import { brokenOff } from "../history/broken-off";
import type { HistoryWindow } from "../history/history-window";
import { createPlanWatch, type PlanWatch } from "../plan/plan-watch";
import { tellPlan } from "../plan/tell-plan";
import type { GraphContext, Provider } from "../port/provider-port";
import type { ExecutionResult, ToolOutcome } from "../results/execution-result";
import { offeredValues } from "../results/offered-values";
import { toAnswer, toResult } from "../results/to-result";
import { unkeptClaims } from "../results/unkept-claims";
import { createTraceRecorder, type TraceRecorder } from "../trace/trace";
import { createStopping } from "./abortable";
import type { AiEvent } from "./ai-events";
import { isModel } from "./ask-model";
import type { AiControllerDeps } from "./controller-types";
import { createFailingProvider } from "./failing-provider";
import type { Message, SessionParts } from "./message-types";
import { prepareHistory } from "./prepare-history";
import { runRounds } from "./run-rounds";
import { type MessageRun, noProgress, type Offer, type Progress, type RunEnd } from "./run-types";
import { unexpectedFailure } from "./unexpected-failure";

export interface EndedMessage {
  readonly result: ExecutionResult;
  /** Tells the last event. Called when the controller is free again. */
  conclude(): void;
  /** The code to send it could not be loaded. */
  readonly isUnsent?: true;
}

/** Runs one message to its end and writes it into the history. Never rejects. */
export async function runMessage(parts: SessionParts, message: Message): Promise<EndedMessage> {
  const { deps, channel, conversation } = parts;
  const { document } = deps;
  const provider = chosenProvider(deps);
  const origin: Origin = { step: deps.newId(), actor: "assistant", title: toTitle(message.input) };
  const { recorder, stopRecording } = startTrace(parts, message, { provider, step: origin.step });
  parts.given.keepMessage(message.input);
  const { window, begin } = await prepareHistory(parts, message, { provider, recorder });
  const outcomes: ToolOutcome[] = [];
  const undoStep = (): StepId | null => (document.steps().some(({ id }) => id === origin.step) ? origin.step : null);
  conversation.running = () => ({ exchange: brokenOff(message.input, outcomes), undoStep: undoStep(), outcomes });
  const run = toRun(parts, message, { provider, origin, recorder, window, outcomes });
  const end = await guarded(run, begin);
  const told = withClaims(run, toResult(end, { undoStep: undoStep(), history: conversation.history() }));
  const result = message.isCurrent() ? withPlan(run, withOffers(run, told)) : told;
  if (!message.isCurrent()) {
    stopRecording();
    run.plan.leave();
  }
  if (message.isCurrent()) {
    const byHand = parts.userChanges.told();
    const exchange = { user: message.input, rounds: end.progress.sent, answer: toAnswer(end, result) };
    conversation.running = null;
    conversation.add(byHand.length === 0 ? exchange : { ...exchange, byHand });
    if (end.reason !== "provider_error" || result.rounds.length > 0) parts.userChanges.forgetTold();
  }
  return {
    result,
    conclude() {
      const { failure } = end;
      channel.emit(failure === undefined ? { type: "ai-complete", result } : { type: "ai-error", failure, result });
      stopRecording();
      conversation.addTrace(recorder.finish(result, document.revision));
    },
  };
}

/** Only a model says that something was done which was not. */
function withClaims({ provider, registry }: MessageRun, result: ExecutionResult): ExecutionResult {
  if (!isModel(provider)) return result;
  const notes = unkeptClaims(result, (name) => registry.get(name)?.effect);
  return notes.length === 0 ? result : { ...result, degraded: [...result.degraded, ...notes] };
}

/** An answer after a call that found nothing, and no change: the same message with what there is. */
function withOffers({ input, document }: MessageRun, result: ExecutionResult): ExecutionResult {
  const last = result.rounds.at(-1)?.toolResults.at(-1);
  const isEnded = result.success && result.choices === undefined && result.undoStep === null;
  const isWanted = isEnded && last !== undefined && last.affectedNodes.length + last.affectedEdges.length === 0;
  if (!isWanted || last.input["selector"] === undefined) return result;
  const choices = offeredValues(input, last, document);
  return choices.length === 0 ? result : { ...result, choices };
}

/** The result has what it planned and did not do, whatever the answer says. */
function withPlan({ plan }: MessageRun, result: ExecutionResult): ExecutionResult {
  const ended = plan.close(result.terminationReason);
  if (ended === null) return result;
  return { ...result, plan: { ...ended, account: tellPlan(ended) } };
}

/** A provider that cannot be made is one that fails. */
export function chosenProvider(deps: AiControllerDeps): Provider {
  try {
    return deps.provider();
  } catch (error) {
    return createFailingProvider(unexpectedFailure(error));
  }
}

function startTrace(
  { deps, ear, channel }: SessionParts,
  { input, options }: Message,
  { provider, step }: { readonly provider: Provider; readonly step: StepId },
) {
  const { now, document } = deps;
  const before = ear.before();
  const recorder = createTraceRecorder({ input, provider, options, step, before, revision: document.revision, now });
  ear.begin(step, recorder);
  const deafen = channel.record(recorder.event);
  return {
    recorder,
    stopRecording(): void {
      deafen();
      ear.end();
    },
  };
}

interface RunParts {
  readonly provider: Provider;
  readonly origin: Origin;
  readonly recorder: TraceRecorder;
  readonly window: HistoryWindow;
  /** Takes up how each call ended. */
  readonly outcomes: ToolOutcome[];
}

function toRun(parts: SessionParts, message: Message, given: RunParts): MessageRun {
  const { provider, origin, recorder, window, outcomes } = given;
  const { deps, channel, approvals, conversation, cache, breaker } = parts;
  const { input, options, signal, isCurrent } = message;
  const { untilStopped, onStop } = createStopping(signal);
  const emit = (event: AiEvent): void => void (isCurrent() && channel.emit(event));
  const plan = createPlanWatch({ plan: deps.registry.plan, messageId: origin.step, emit });
  return {
    input,
    options,
    provider,
    origin,
    recorder,
    signal,
    untilStopped,
    onStop,
    cache,
    breaker,
    given: parts.given,
    document: deps.document,
    registry: deps.registry,
    now: deps.now,
    startedAt: deps.now(),
    priceOf(who) {
      const price = deps.price?.(who);
      recorder.price(who, price);
      return price;
    },
    after: deps.after ?? afterTime,
    emit,
    plan,
    setStage: (stage, note, wait) => void (isCurrent() && channel.setStage(stage, note, wait)),
    stage: () => channel.stage,
    askUser: approvals.ask,
    isAllowed: approvals.isAllowed,
    edits: createEditCount(),
    context: () => withPlanned(parts.toContext(parts.userChanges.tell(), options.tellSelection), plan),
    seen: () => deps.seen?.() ?? null,
    callIds: conversation.callIds,
    asked: conversation.asked,
    offer: createOffer(),
    window,
    keepOutcome(outcome) {
      if (!isCurrent()) return;
      outcomes.push(outcome);
      conversation.keepOutcome(outcome);
    },
    deliver: (download) => deps.onDownload?.(download),
  };
}

function createOffer(): Offer {
  let newest: readonly ToolDefinition[] = [];
  return {
    set(tools) {
      newest = tools;
    },
    names: () => newest.map(({ name }) => name),
  };
}

function afterTime(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}

function withPlanned(context: GraphContext, watch: PlanWatch): GraphContext {
  const plan = watch.forRequest();
  return plan === undefined ? context : { ...context, plan };
}

/** The last border: a fault of ours ends the message, not the page. */
async function guarded(run: MessageRun, begin: Progress): Promise<RunEnd> {
  try {
    return await runRounds(run, begin);
  } catch (error) {
    const failure = unexpectedFailure(error);
    return { reason: "provider_error", progress: noProgress, answer: [], failure };
  }
}

function toTitle(input: string): string {
  return cutText(input.trim().replace(/\s+/gu, " "), 80);
}
