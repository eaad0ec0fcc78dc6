import { eachPart, isAbortError } from "./abortable";
import type { ProviderRequest } from "./provider-port";
import type { MessageRun } from "./run-types";
import { createTextCallReader, type TextCallReader } from "./text-calls/text-call-reader";
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
  const turn = createTurnBuilder(run, turnNumber, textReader(run, request));
  run.recorder.request(request);
  try {
    await eachPart(run.provider.stream(request, run.signal), run.onStop, (part) => {
      run.recorder.part(part);
      turn.take(part);
      return part.type === "failure" ? "stop" : "go on";
    });
  } catch (error) {
    const stopped = isAbortError(error) && run.signal.aborted;
    if (!stopped) turn.take({ type: "failure", failure: unexpectedFailure(error) });
  }
  return turn.end(run.now() - startedAt);
}

/** With nothing to call a model that knows the form from its history may still write calls: nobody wants to read them. */
function textReader(run: MessageRun, request: ProviderRequest): TextCallReader | null {
  const { textCalls } = run.options;
  const isOn = textCalls === "auto" ? run.provider.capabilities.textCalls || request.toolChoice === "none" : textCalls;
  return isOn ? createTextCallReader(run.registry.commands.map(({ name }) => name)) : null;
}
