import type { Origin, StepId } from "@/graph/document/document-types";
import { type ContextMeasure, measureContext } from "../context/measure-context";
import { cutText } from "../context/text-limits";
import { createEditCount } from "../guards/edit-count";
import { brokenOff } from "../history/broken-off";
import type { Exchange } from "../history/messages";
import type { AiOptions } from "../options/ai-options";
import { describePlan } from "../plan/describe-plan";
import { createPlanWatch, type PlanWatch } from "../plan/plan-watch";
import { isModel, type Provider } from "../port/provider-port";
import type { ExecutionResult } from "../results/execution-result";
import { offeredValues } from "../results/offered-values";
import { toAnswer, toResult } from "../results/to-result";
import { unkeptClaims } from "../results/unkept-claims";
import { createStopping } from "./abortable";
import { createTell } from "./create-tell";
import { createFailingProvider } from "./failing-provider";
import { historyRoom, historyWindow, prepareHistory } from "./prepare-history";
import { runRounds } from "./run-rounds";
import { type MessageRun, noProgress, type Progress, type RunEnd, type SentMessage, type Session } from "./run-types";
import { unexpectedFailure } from "./unexpected-failure";

export interface EndedMessage {
  readonly result: ExecutionResult;
  /** Tells the last event. Called when the controller is free again. */
  conclude(): void;
  /** The code to send it could not be loaded. */
  readonly isUnsent?: true;
}

/** Runs one message to its end and writes it into the history. Never rejects. */
export async function runMessage(session: Session, sent: SentMessage): Promise<EndedMessage> {
  const { channel, conversation, document, now } = session;
  const { input, options, signal, isCurrent } = sent;
  const provider = chosenProvider(session);
  const origin: Origin = { step: session.newId(), actor: "assistant", title: toTitle(input) };
  const tell = createTell(session, sent, { provider, step: origin.step });
  const { outcomes, recorder } = tell;
  session.given.keepMessage(input);
  const { window, begin } = await prepareHistory(session, sent, { provider, recorder });
  const undoStep = (): StepId | null => (document.steps().some(({ id }) => id === origin.step) ? origin.step : null);
  conversation.running = () => ({ exchange: brokenOff(input, outcomes), undoStep: undoStep(), outcomes });
  const plan = createPlanWatch({ plan: session.registry.plan, messageId: origin.step, emit: tell.emit });
  const run: MessageRun = {
    session,
    message: { input, options, provider, origin, window, plan, edits: createEditCount() },
    clock: { ...createStopping(signal), signal, now, startedAt: now(), after: session.after ?? afterTime },
    tell,
  };
  const end = await guarded(run, begin);
  const withNotes = withClaims(run, toResult(end, { undoStep: undoStep(), history: conversation.history() }));
  const result = isCurrent() ? withPlan(plan, withOffers(run, withNotes)) : withNotes;
  if (isCurrent())
    keepExchange(session, { user: input, rounds: end.progress.sent, answer: toAnswer(end, result) }, end);
  else {
    tell.stopRecording();
    plan.leave();
  }
  return {
    result,
    conclude() {
      const { failure } = end;
      channel.emit(failure === undefined ? { type: "ai-complete", result } : { type: "ai-error", failure, result });
      tell.stopRecording();
      conversation.addTrace(recorder.finish(result, document.revision));
    },
  };
}

function keepExchange({ conversation, userChanges }: Session, exchange: Exchange, { reason, progress }: RunEnd): void {
  const byHand = userChanges.sent();
  conversation.running = null;
  conversation.add(byHand.length === 0 ? exchange : { ...exchange, byHand });
  if (reason !== "provider_error" || progress.rounds.length > 0) userChanges.forgetSent();
}

/** Only a model says that something was done which was not. */
function withClaims({ session, message }: MessageRun, result: ExecutionResult): ExecutionResult {
  if (!isModel(message.provider)) return result;
  const notes = unkeptClaims(result, (name) => session.registry.get(name)?.effect);
  return notes.length === 0 ? result : { ...result, degraded: [...result.degraded, ...notes] };
}

/** An answer after a call that found nothing, and no change: the same message with what there is. */
function withOffers({ session, message }: MessageRun, result: ExecutionResult): ExecutionResult {
  const last = result.rounds.at(-1)?.toolResults.at(-1);
  const isEnded = result.success && result.choices === undefined && result.undoStep === null;
  const isWanted = isEnded && last !== undefined && last.affectedNodes.length + last.affectedEdges.length === 0;
  if (!isWanted || last.input["selector"] === undefined) return result;
  const choices = offeredValues(message.input, last, session.document);
  return choices.length === 0 ? result : { ...result, choices };
}

/** The result has what it planned and did not do, whatever the answer says. */
function withPlan(plan: PlanWatch, result: ExecutionResult): ExecutionResult {
  const ended = plan.close(result.terminationReason);
  if (ended === null) return result;
  return { ...result, plan: { ...ended, account: describePlan(ended) } };
}

/** A provider that cannot be made is one that fails. */
export function chosenProvider(session: Pick<Session, "provider">): Provider {
  try {
    return session.provider();
  } catch (error) {
    return createFailingProvider(unexpectedFailure(error));
  }
}

function afterTime(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
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

/** How full the next request would be with what came before, were it sent now. */
export function measureNext(session: Session, own?: Partial<AiOptions>): ContextMeasure {
  const { conversation } = session;
  const { budget, isWhole } = historyRoom(session.optionsFor(own), chosenProvider(session));
  const window = historyWindow(conversation, budget, isWhole);
  return measureContext({ exchanges: conversation.history(), window, budget, isWhole });
}
