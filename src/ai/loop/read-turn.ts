import { createDataJudge, type DataJudge } from "../given-data/data-judge";
import type { ProviderRequest } from "../port/provider-port";
import { createTextCallReader } from "../text-calls/text-call-reader";
import { createStopping, eachPart, isAbortError, type Stopping } from "./abortable";
import type { Message, MessageRun } from "./run-types";
import { createTurnBuilder, type Turn } from "./turn-builder";
import { unexpectedFailure } from "./unexpected-failure";

export interface TurnReading {
  readonly run: MessageRun;
  readonly turnNumber: number;
  readonly request: ProviderRequest;
}

/** Reads a provider's stream to its end. Never rejects: a failure or a stop is part of the turn. */
export async function readTurn({ run, turnNumber, request }: TurnReading): Promise<Turn> {
  const { session, message, clock, tell } = run;
  const startedAt = clock.now();
  const names = session.registry.commands.map(({ name }) => name);
  const judge = (): DataJudge => createDataJudge({ document: session.document, given: session.given, names });
  const reader = readsTextCalls(message, request) ? createTextCallReader(names, judge()) : null;
  const turn = createTurnBuilder(run, turnNumber, reader);
  tell.recorder.request(request);
  const time = startTurnTime(run);
  try {
    await eachPart(message.provider.stream(request, time.signal), time.onStop, (part) => {
      tell.recorder.part(part);
      turn.take(part);
      return part.type === "failure" ? "stop" : "go on";
    });
  } catch (error) {
    const stopped = isAbortError(error) && time.signal.aborted;
    if (!stopped) turn.take({ type: "failure", failure: unexpectedFailure(error) });
  } finally {
    time.close();
  }
  const read = turn.end(clock.now() - startedAt, turn.hasWritten() ? judge() : null);
  return time.isOver() && !read.stopped ? outOfTime(read) : read;
}

/** What it called is not whole, and a failure that came of the stop is none. */
function outOfTime({ failure: _failure, ...turn }: Turn): Turn {
  return { ...turn, calls: [], isOutOfTime: true };
}

/** With nothing to call a model that knows the form from its history may still write calls: nobody wants to read them. */
function readsTextCalls({ options, provider }: Message, request: ProviderRequest): boolean {
  const { textCalls } = options;
  return textCalls === "auto" ? provider.capabilities.textCalls || request.toolChoice === "none" : textCalls;
}

/** What ends the reading of one turn: the user, or the seconds of the message's budget. */
interface TurnTime {
  readonly signal: AbortSignal;
  readonly onStop: Stopping["onStop"];
  /** The seconds ended it, not the user. */
  isOver(): boolean;
  close(): void;
}

/**
 * Starts the clock of a turn. An answer that is asked for because the seconds are used up may take as long again: without any time
 * there would be none.
 */
function startTurnTime({ message, clock, tell }: MessageRun): TurnTime {
  const { signal, onStop } = clock;
  const seconds = message.options.budget?.seconds;
  if (seconds === undefined) return { signal, onStop, isOver: () => false, close: () => undefined };
  const left = seconds * 1000 - (clock.now() - clock.startedAt);
  const stop = new AbortController();
  let isOver = false;
  const forgetTimer = clock.after(Math.min(left > 0 ? left : seconds * 1000, longestTimer), () => {
    isOver = !signal.aborted;
    tell.recorder.outside({ type: "time-over" });
    stop.abort();
  });
  const forget = onStop(() => stop.abort());
  return {
    signal: stop.signal,
    onStop: createStopping(stop.signal).onStop,
    isOver: () => isOver,
    close() {
      forgetTimer();
      forget();
    },
  };
}

/** Longer ones fire at once. */
const longestTimer = 2 ** 31 - 1;
