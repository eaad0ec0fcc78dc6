import { createDataJudge, type DataJudge } from "../given-data/data-judge";
import type { ProviderRequest } from "../port/provider-port";
import { createTextCallReader } from "../text-calls/text-call-reader";
import { eachPart, isAbortError } from "./abortable";
import type { MessageRun } from "./run-types";
import { createTurnBuilder, type Turn } from "./turn-builder";
import { startTurnTime } from "./turn-time";
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
