import type { Refusal } from "@/commands/registry/undo-step";
import type { StepId } from "@/graph/document/document-types";
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
    const sent = { input, options: adaptIterations(options, input, deps.registry.plan.current()) };
    const ended = await runLoaded(session, { ...sent, signal: mine.signal, isCurrent: () => running === mine });
    if (running !== mine) return ended.result;
    running = null;
    if (ended.isUnsent !== true) last = { options, undoStep: ended.result.undoStep };
    approvals.clear();
    ended.conclude();
    return ended.result;
  }

  async function rewind(exchanges: number, undo: readonly StepId[]): Promise<Refusal | null> {
    if (running !== null) throw busyError();
    const mine = new AbortController();
    running = mine;
    const refusal = undo.length === 0 ? null : await undone(session, undo, mine.signal);
    if (running !== mine) return { message: "The chat was left meanwhile.", reason: { why: "stopped" } };
    running = null;
    if (refusal !== null) return refusal;
    last = null;
    dropLast(session, exchanges);
    return null;
  }

  async function retry(): Promise<ExecutionResult> {
    if (running !== null) throw busyError();
    const user = conversation.history().at(-1)?.user;
    if (user === undefined) return refusedResult("There is no message to send again.");
    const options = last?.options ?? optionsFor();
    const refusal = await rewind(1, undoStepsOf(last));
    return refusal === null ? send(user, options) : refusedResult(refusal.message);
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
      takeUp(session, soundExchanges(history), saved);
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

async function undone(session: Session, steps: readonly StepId[], signal: AbortSignal): Promise<Refusal | null> {
  const part = await import("./take-back").catch(() => null);
  return part === null ? { message: notLoaded, reason: { why: "not-loaded" } } : part.takeBack(session, steps, signal);
}

function dropLast({ breaker, conversation }: Session, exchanges: number): void {
  breaker.reset();
  conversation.drop(exchanges);
}

function takeUp(
  session: Session,
  history: readonly Exchange[],
  { allowed = [], summary }: SavedConversation = {},
): void {
  const { approvals, channel, conversation, given, registry } = session;
  forget(session);
  approvals.allow(allowed);
  registry.plan.put(null, { by: "page" });
  conversation.replace(history);
  conversation.summary = summary ?? null;
  given.keepHistory(history);
  channel.setStage("idle");
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
