import { createDataJudge, type DataJudge } from "../given-data/data-judge";
import type { ProviderRequest } from "../port/provider-port";
import { createTextCallReader } from "../text-calls/text-call-reader";
import { createStopping, eachPart, isAbortError, type Stopping } from "./abortable";
import type { MessageRun } from "./run-types";
import { createTurnBuilder, type Turn } from "./turn-builder";
import { unexpectedFailure } from "./unexpected-failure";

export interface TurnReading {
  readonly run: MessageRun;
  readonly turnNumber: number;
  readonly request: ProviderRequest;
}

/** Reads a provider's stream to its end. Never rejects: a failure or a stop is part of the turn. */
export async function readTurn({ run, turnNumber, request }: TurnReading): Promise<Turn> {
  const startedAt = run.now();
  const reader = readsTextCalls(run, request) ? createTextCallReader(namesOf(run), judgeFor(run)) : null;
  const turn = createTurnBuilder(run, turnNumber, reader);
  run.recorder.request(request);
  const time = startTurnTime(run);
  try {
    await eachPart(run.provider.stream(request, time.signal), time.onStop, (part) => {
      run.recorder.part(part);
      turn.take(part);
      return part.type === "failure" ? "stop" : "go on";
    });
  } catch (error) {
    const stopped = isAbortError(error) && time.signal.aborted;
    if (!stopped) turn.take({ type: "failure", failure: unexpectedFailure(error) });
  } finally {
    time.close();
  }
  const judge = turn.hasWritten() ? judgeFor(run) : null;
  const read = turn.end(run.now() - startedAt, judge);
  return time.isOver() && !read.stopped ? outOfTime(read) : read;
}

/** What it called is not whole, and a failure that came of the stop is none. */
function outOfTime({ failure: _failure, ...turn }: Turn): Turn {
  return { ...turn, calls: [], isOutOfTime: true };
}

/** With nothing to call a model that knows the form from its history may still write calls: nobody wants to read them. */
function readsTextCalls(run: MessageRun, request: ProviderRequest): boolean {
  const { textCalls } = run.options;
  return textCalls === "auto" ? run.provider.capabilities.textCalls || request.toolChoice === "none" : textCalls;
}

function judgeFor(run: MessageRun): DataJudge {
  return createDataJudge({ document: run.document, given: run.given, names: namesOf(run) });
}

function namesOf({ registry }: MessageRun): readonly string[] {
  return registry.commands.map(({ name }) => name);
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
function startTurnTime(run: MessageRun): TurnTime {
  const seconds = run.options.budget?.seconds;
  if (seconds === undefined) {
    return { signal: run.signal, onStop: run.onStop, isOver: () => false, close: () => undefined };
  }
  const left = seconds * 1000 - (run.now() - run.startedAt);
  const stop = new AbortController();
  let isOver = false;
  const forgetTimer = run.after(Math.min(left > 0 ? left : seconds * 1000, longestTimer), () => {
    isOver = !run.signal.aborted;
    run.recorder.act({ type: "time-over" });
    stop.abort();
  });
  const forget = run.onStop(() => stop.abort());
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
