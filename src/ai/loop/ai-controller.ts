import type { Origin, StepId } from "@/graph/document/document-types";
import { loadOnce } from "@/lib/load-once";
import { createGraphContext } from "../context/graph-context";
import { toWellFormed } from "../context/text-limits";
import { createGivenTexts } from "../given-data/given-texts";
import { createApprovals } from "../guards/approvals";
import { createCircuitBreaker } from "../guards/circuit-breaker";
import { createConversation } from "../history/conversation";
import type { Exchange } from "../history/messages";
import { soundExchanges } from "../history/validate-history";
import { adaptIterations } from "../options/adapt-iterations";
import type { AiOptions } from "../options/ai-options";
import { createOptions } from "../options/resolve-options";
import type { ExecutionResult } from "../results/execution-result";
import { refusedResult } from "../results/refused-result";
import { createTraceListener } from "../trace/trace-listener";
import type { AiController, AiControllerDeps, SavedConversation } from "./controller-types";
import { createEventChannel } from "./event-channel";
import { createReadCache } from "./read-cache";
import type { EndedMessage } from "./run-message";
import type { SentMessage, Session } from "./run-types";
import { createUserChanges } from "./user-changes";

interface LastMessage {
  readonly options: AiOptions;
  readonly undoStep: StepId | null;
}

/** What runs a message: the page starts without it. */
export const loadLoop = loadOnce(() => import("./run-message"));

/** The stateful shell around the loop: one message at a time, its history, its stop. */
export function createAiController(deps: AiControllerDeps): AiController {
  const session = createSession(deps);
  const { conversation, channel, approvals, optionsFor } = session;
  let running: AbortController | null = null;
  let last: LastMessage | null = null;

  async function send(input: string, options: AiOptions): Promise<ExecutionResult> {
    const mine = new AbortController();
    running = mine;
    const adapted = adaptIterations(options, input, deps.registry.plan.current());
    const message = { input, options: adapted, signal: mine.signal, isCurrent: () => running === mine };
    const ended = await runLoaded(session, message);
    if (running !== mine) return ended.result;
    running = null;
    if (ended.isUnsent !== true) last = { options, undoStep: ended.result.undoStep };
    approvals.clear();
    ended.conclude();
    return ended.result;
  }

  function rewind(exchanges: number, undo: readonly StepId[]): string | null {
    if (running !== null) throw busyError();
    const refusal = takeBack(session, undo);
    if (refusal !== null) return `The message was not sent again, because its changes are not undone yet: ${refusal}`;
    last = null;
    session.breaker.reset();
    conversation.drop(exchanges);
    return null;
  }

  async function retry(): Promise<ExecutionResult> {
    if (running !== null) throw busyError();
    const exchange = conversation.history().at(-1);
    if (exchange === undefined) return refusedResult("There is no message to send again.");
    const options = last?.options ?? optionsFor();
    const refusal = rewind(1, undoStepsOf(last));
    return refusal === null ? send(exchange.user, options) : refusedResult(refusal);
  }

  return {
    get stage() {
      return channel.stage;
    },
    get isBusy() {
      return running !== null;
    },
    async execute(input, options) {
      if (running !== null) throw busyError();
      const resolved = optionsFor(options);
      const text = toWellFormed(input);
      if (text.trim() === "") return refusedResult("The message is empty. Write what you want to know or change.");
      return send(text, resolved);
    },
    cancel() {
      session.traceListener.outside({ type: "stop" });
      running?.abort();
    },
    clear() {
      const stopped = running;
      running = null;
      stopped?.abort();
      last = null;
      clearSession(session);
    },
    retry,
    rewind,
    ...publicParts(session),
    restore(history, saved) {
      if (running !== null) throw busyError();
      last = null;
      forget(session);
      takeUp(session, soundExchanges(history), saved);
      channel.setStage("idle");
    },
  };
}

async function runLoaded(session: Session, message: SentMessage): Promise<EndedMessage> {
  const loop = await loadLoop().catch(() => null);
  if (!message.isCurrent()) return unsent("Stopped.");
  return loop === null ? unsent(notLoaded) : loop.runMessage(session, message);
}

function unsent(why: string): EndedMessage {
  return { result: refusedResult(why), conclude: () => undefined, isUnsent: true };
}

function undoStepsOf(last: LastMessage | null): readonly StepId[] {
  return last === null || last.undoStep === null ? [] : [last.undoStep];
}

function forget({ approvals, cache, given }: Session): void {
  given.clear();
  approvals.clear();
  approvals.forgetAllowed();
  cache.clear();
}

function clearSession(session: Session): void {
  const { channel, conversation, registry, userChanges } = session;
  forget(session);
  conversation.replace([]);
  userChanges.clear();
  registry.sets.clear();
  registry.plan.put(null, { by: "page" });
  channel.setStage("idle");
}

function takeUp(
  { approvals, conversation, given, registry }: Session,
  history: readonly Exchange[],
  { allowed = [], summary }: SavedConversation = {},
): void {
  approvals.allow(allowed);
  registry.plan.put(null, { by: "page" });
  conversation.replace(history);
  conversation.summary = summary ?? null;
  given.keepHistory(history);
}

/** What the parts do by themselves. */
function publicParts(session: Session) {
  const { approvals, channel, conversation, traceListener, registry } = session;
  return {
    plan: registry.plan,
    measureContext: async (own?: Partial<AiOptions>) => (await loadLoop()).measureNext(session, own),
    answerApproval(callId: string, allow: boolean, forAll = false): void {
      traceListener.outside({ type: "answer", callId, allow, forAll });
      approvals.answer(callId, allow, forAll);
    },
    allowed: approvals.allowed,
    allowAll: approvals.allowAll,
    revoke: approvals.revoke,
    subscribe: channel.subscribe,
    running: () => conversation.running?.() ?? null,
    outcomeOf: conversation.outcomeOf,
    traces: conversation.traces,
    history: conversation.history,
  };
}

function createSession(deps: AiControllerDeps): Session {
  const { document, registry, sampleNames } = deps;
  const channel = createEventChannel();
  const conversation = createConversation();
  const approvals = createApprovals(channel);
  const traceListener = createTraceListener({ document, registry, conversation, approvals });
  deps.onDraw?.(traceListener.drew);
  const userChanges = createUserChanges(document, (callId) => conversation.outcomeOf(callId)?.message);
  registry.plan.subscribe((_, change) => void (change.by === "user" && userChanges.note(change.message)));
  return {
    ...deps,
    optionsFor: createOptions(deps.options),
    channel,
    approvals,
    conversation,
    traceListener: traceListener,
    userChanges,
    toContext: createGraphContext({ document, sets: registry.sets, sampleNames }),
    cache: createReadCache(document),
    breaker: createCircuitBreaker(deps.now),
    given: createGivenTexts(),
  };
}

const notLoaded = "The part that answers could not be loaded. Check the connection and send the message again.";

function busyError(): Error {
  const error = new Error(
    "The assistant is still working on the last message. Stop it, or wait until it has answered.",
  );
  return Object.assign(error, { name: "BusyError" });
}

/**
 * Takes back the steps that are in force, newest first, as one undo step that the model does not hear of. All or nothing: the
 * reason when one cannot be taken back.
 */
function takeBack(session: Session, steps: readonly StepId[]): string | null {
  const { document, userChanges } = session;
  const wanted = document.steps().filter(({ id }) => steps.includes(id));
  const titles = wanted.map(({ title }) => title);
  const origin: Origin = { step: session.newId(), actor: "user", title: `Undo: ${titles.join(", ")}` };
  userChanges.ignore(origin.step);
  for (const { id } of wanted.toReversed()) {
    // Taking back a step that undid an older one brings that one back: how each stands is seen when its turn comes.
    if (!document.steps().some((step) => step.id === id && step.inForce)) continue;
    const plan = document.planUndo(id);
    const done = plan.success ? document.apply(plan.changes, { ...origin, undoes: plan.undoes }) : plan;
    if (done.success) continue;
    bringBack(session, origin.step);
    return done.message;
  }
  return null;
}

/** What had been taken back before one refused. */
function bringBack({ document, newId, userChanges }: Session, step: StepId): void {
  const plan = document.planUndo(step);
  if (!plan.success) return;
  const origin: Origin = { step: newId(), actor: "user", title: "Bring back what could not be undone alone" };
  userChanges.ignore(origin.step);
  document.apply(plan.changes, { ...origin, undoes: plan.undoes });
}
