import type { Origin } from "@/graph/document/document-types";
import type { ContextMaker } from "../context/graph-context";
import { cutText } from "../context/text-limits";
import type { GivenTexts } from "../given-data/given-texts";
import type { Approvals } from "../guards/approvals";
import type { CircuitBreaker } from "../guards/circuit-breaker";
import type { Conversation } from "../history/conversation";
import type { HistoryWindow } from "../history/history-window";
import { createHistoryWindow, loadBriefWindow } from "../history/trim-history";
import type { Provider } from "../port/provider-port";
import type { ExecutionResult } from "../results/execution-result";
import { toAnswer, toResult } from "../results/to-result";
import { createTraceRecorder, type TraceRecorder } from "../trace/trace";
import { createStopping } from "./abortable";
import type { AiOptions } from "./ai-options";
import type { AiControllerDeps } from "./controller-types";
import type { EventChannel } from "./event-channel";
import { createFailingProvider } from "./failing-provider";
import type { ReadCache } from "./read-cache";
import { noProgress, runRounds } from "./run-rounds";
import type { MessageRun, RunEnd } from "./run-types";
import { unexpectedFailure } from "./unexpected-failure";
import type { UserChanges } from "./user-changes";

/** What lives as long as the controller. */
export interface SessionParts {
  readonly deps: AiControllerDeps;
  readonly optionsFor: (own?: Partial<AiOptions>) => AiOptions;
  readonly channel: EventChannel;
  readonly approvals: Approvals;
  readonly conversation: Conversation;
  readonly userChanges: UserChanges;
  readonly toContext: ContextMaker;
  readonly cache: ReadCache;
  readonly breaker: CircuitBreaker;
  readonly given: GivenTexts;
}

export interface Message {
  readonly input: string;
  readonly options: AiOptions;
  readonly signal: AbortSignal;
  /** False once the conversation it belongs to was cleared: then nothing of it is reported or kept. */
  readonly isCurrent: () => boolean;
}

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
  const recorder = startTrace(deps, provider, message);
  const stopRecording = channel.subscribe(recorder.event);
  parts.given.keepMessage(message.input);
  const window = await windowFor(parts, provider, message.options);
  const end = await guarded(toRun(parts, message, { provider, origin, recorder, window }));
  const changed = document.steps().some(({ id }) => id === origin.step);
  const result = toResult(end, { undoStep: changed ? origin.step : null, history: conversation.history() });
  if (!message.isCurrent()) stopRecording();
  if (message.isCurrent()) {
    const byHand = parts.userChanges.told();
    const exchange = { user: message.input, rounds: end.progress.sent, answer: toAnswer(end, result) };
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

/** A provider that cannot be made is one that fails. */
function chosenProvider(deps: AiControllerDeps): Provider {
  try {
    return deps.provider();
  } catch (error) {
    return createFailingProvider(unexpectedFailure(error));
  }
}

function startTrace(deps: AiControllerDeps, provider: Provider, { input, options }: Message): TraceRecorder {
  const { now, document } = deps;
  return createTraceRecorder({ input, provider, options, revision: document.revision, now });
}

interface RunParts {
  readonly provider: Provider;
  readonly origin: Origin;
  readonly recorder: TraceRecorder;
  readonly window: HistoryWindow;
}

/** Who reads the rounds themselves is sent all of them. A briefing that cannot be fetched is done without. */
async function windowFor(parts: SessionParts, provider: Provider, options: AiOptions): Promise<HistoryWindow> {
  const measured = parts.conversation.measured();
  const budget = options.contextTokens ?? historyShare * provider.capabilities.contextTokens;
  const isWhole = options.contextStrategy === "full" || provider.capabilities.readsRounds === true;
  const brief = isWhole ? null : await loadBriefWindow().catch(() => null);
  return createHistoryWindow(measured, budget, brief?.createBriefWindow(measured.exchanges, { budget }));
}

function toRun(parts: SessionParts, message: Message, { provider, origin, recorder, window }: RunParts): MessageRun {
  const { deps, channel, approvals, conversation, cache, breaker } = parts;
  const { input, options, signal, isCurrent } = message;
  const { untilStopped, onStop } = createStopping(signal);
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
    priceOf: (who) => deps.price?.(who),
    emit: (event) => void (isCurrent() && channel.emit(event)),
    setStage: (stage, note) => void (isCurrent() && channel.setStage(stage, note)),
    stage: () => channel.stage,
    askUser: approvals.ask,
    isAllowed: approvals.isAllowed,
    context: () => parts.toContext(parts.userChanges.tell(), options.tellSelection),
    seen: () => deps.seen?.() ?? null,
    callIds: conversation.callIds,
    window,
    keepOutcome: (outcome) => void (isCurrent() && conversation.keepOutcome(outcome)),
    deliver: (download) => deps.onDownload?.(download),
  };
}

/** The rest is for instructions, definitions, the graph's profile and the answer. */
const historyShare = 0.5;

/** The last border: a fault of ours ends the message, not the page. */
async function guarded(run: MessageRun): Promise<RunEnd> {
  try {
    return await runRounds(run);
  } catch (error) {
    const failure = unexpectedFailure(error);
    return { reason: "provider_error", progress: noProgress, answer: [], failure };
  }
}

function toTitle(input: string): string {
  return cutText(input.trim().replace(/\s+/gu, " "), 80);
}
