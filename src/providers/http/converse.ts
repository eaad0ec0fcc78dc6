import type { AiFailure, ProviderPart } from "@/ai/port/provider-port";
import { createTimeout, type Timeout, timeoutsFor } from "../timeout";
import type { Address } from "./address";
import { diagnoseSilence } from "./diagnose-silence";
import { retryWait } from "./retry-wait";
import { statusOf, type Trouble } from "./to-failure";
import { faultError, faultOf } from "./wire-fault";

/** One message to an HTTP API; `Shape` is what may be written differently after a refusal. */
export interface HttpConversation<Shape> {
  readonly signal: AbortSignal;
  readonly address: Address;
  readonly apiKey?: string;
  /** Seconds of silence until it is given up; as long as is usual where it is not said. */
  readonly idleSeconds?: number | undefined;
  /** How the first request is written. */
  readonly shape: Shape;
  /** Sends the request; the answer's parts as they come. Rejects when there is none, with its `status` where there was one. */
  send(shape: Shape, line: Line): Promise<AsyncIterable<ProviderPart>>;
  /** Another way to write the request, where the refusal says that one would help. */
  mend?(error: unknown, shape: Shape): Shape | undefined;
  toFailure(trouble: Trouble): AiFailure;
}

/** What one request needs: its signal, and the listener for data that arrives. */
export type Line = Pick<Timeout, "signal" | "onData" | "moved" | "again">;

/** What became of one request. */
interface Attempt<Shape> {
  readonly number: number;
  readonly mended: number;
  readonly shape: Shape;
  /** An answer came, be it an empty one. */
  hasAnswered: boolean;
  /** A part of it went on to who asked. */
  hasShown: boolean;
  error?: unknown;
}

const mostMends = 4;

const unasked = { hasAnswered: false, hasShown: false } as const;

/** Asks, and asks again as long as nothing was shown and asking again may help. Never throws; a stop ends it. */
export async function* converse<Shape>(conversation: HttpConversation<Shape>): AsyncGenerator<ProviderPart> {
  const { signal, address } = conversation;
  let attempt: Attempt<Shape> = { number: 1, mended: 0, shape: conversation.shape, ...unasked };
  for (;;) {
    yield* tryOnce(conversation, attempt);
    if (signal.aborted || attempt.error === undefined) return;
    const next = nextAttempt(conversation, attempt);
    if (next === undefined) {
      yield { type: "failure", failure: await explain(conversation, attempt) };
      return;
    }
    if (next.waitMs !== undefined) {
      const reason = `${address.host} answered ${statusOf(attempt.error) ?? "nothing"}`;
      yield { type: "retry", attempt: attempt.number, waitMs: next.waitMs, reason };
      if (!(await waited(next.waitMs, signal))) return;
    }
    attempt = next.attempt;
  }
}

async function* tryOnce<Shape>(
  conversation: HttpConversation<Shape>,
  attempt: Attempt<Shape>,
): AsyncGenerator<ProviderPart> {
  const patience = createTimeout({
    limits: timeoutsFor(conversation.idleSeconds, conversation.address.isLocal),
    signal: conversation.signal,
    toReason: (silent) => faultError({ kind: "silent", ...silent }),
  });
  try {
    const parts = await conversation.send(attempt.shape, patience);
    attempt.hasAnswered = true;
    for await (const part of parts) {
      attempt.hasShown ||= part.type !== "load-progress";
      patience.rest();
      yield part;
      if (part.type === "load-progress") patience.again();
      else patience.moved();
    }
  } catch (error) {
    attempt.error = error ?? new Error("The request failed without a reason.");
  } finally {
    patience.close();
  }
}

interface Next<Shape> {
  readonly attempt: Attempt<Shape>;
  readonly waitMs?: number;
}

/**
 * The next attempt: at once where writing it differently mends it, after a wait where the trouble may pass. An error that an
 * answer begins with counts as a refusal; an answer that broke off does not.
 */
function nextAttempt<Shape>(conversation: HttpConversation<Shape>, attempt: Attempt<Shape>): Next<Shape> | undefined {
  const { error, number, mended, shape, hasAnswered, hasShown } = attempt;
  if (hasShown || (hasAnswered && statusOf(error) === undefined)) return undefined;
  const better = mended < mostMends ? conversation.mend?.(error, shape) : undefined;
  if (better !== undefined) return { attempt: { number, mended: mended + 1, shape: better, ...unasked } };
  const waitMs = retryWait(error, number);
  if (waitMs === undefined) return undefined;
  return { attempt: { number: number + 1, mended, shape, ...unasked }, waitMs };
}

async function explain<Shape>(conversation: HttpConversation<Shape>, attempt: Attempt<Shape>): Promise<AiFailure> {
  const { error, hasAnswered: hasBegun, hasShown } = attempt;
  const { address, apiKey, signal } = conversation;
  const isSilent = statusOf(error) === undefined && !hasBegun && !faultOf(error);
  const silence = isSilent ? await diagnoseSilence(address, signal) : undefined;
  return conversation.toFailure({
    error,
    hasBegun,
    hasShown,
    ...(silence ? { silence } : {}),
    ...(apiKey ? { apiKey } : {}),
  });
}

/** False when it was stopped meanwhile. */
export function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (value: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(value);
    };
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), milliseconds);
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
  });
}
