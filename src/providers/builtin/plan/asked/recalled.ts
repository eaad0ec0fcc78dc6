import type { Round, ToolCall } from "@/ai/history/messages";
import { type CallSpec, isLookUp, type Outcome, type Step, toOutcome, unavailable } from "../outcome";

/** The calls of a plan before it was taken up, each of which answers once. */
export interface EarlierCalls {
  /** Of a step that was settled: the same call, else the next one of that command. */
  outcomeOf(spec: CallSpec): Outcome;
  /** Of a step that was broken off: only what it changed, and by the same call. */
  broken(spec: CallSpec): Outcome | null;
}

export function earlierCalls(rounds: readonly Round[]): EarlierCalls {
  const left = rounds.flatMap(({ calls, results }) =>
    calls.map((call, at) => ({ call, outcome: outcomeAt(results[at]) })),
  );
  const take = (isMeant: (entry: (typeof left)[number]) => boolean): Outcome | null => {
    const at = left.findIndex(isMeant);
    return at < 0 ? null : (left.splice(at, 1)[0]?.outcome ?? null);
  };
  return {
    outcomeOf: (spec) =>
      take(({ call }) => isSame(call, spec)) ?? take(({ call }) => call.name === spec.name) ?? unavailable,
    broken: (spec) =>
      isLookUp(spec.name) ? null : take(({ call, outcome }) => outcome.status === "done" && isSame(call, spec)),
  };
}

/** A step that was settled before: it asks for nothing any more. */
export function recalled<T>(step: Step<T>, { outcomeOf }: EarlierCalls): T {
  let next = step.next();
  while (next.done !== true) next = step.next(next.value.map(outcomeOf));
  return next.value;
}

/** A step that was broken off, or never begun: what it has changed is not changed again. */
export function* resumed<T>(step: Step<T>, { broken }: EarlierCalls): Step<T> {
  let next = step.next();
  while (next.done !== true) {
    const known = next.value.map(broken);
    const missing = next.value.filter((_, at) => known[at] === null);
    const came = missing.length === 0 ? [] : [...(yield missing)];
    next = step.next(known.map((outcome) => outcome ?? came.shift() ?? unavailable));
  }
  return next.value;
}

function outcomeAt(result: Round["results"][number] | undefined): Outcome {
  return toOutcome(result);
}

function isSame(call: ToolCall, spec: CallSpec): boolean {
  return call.name === spec.name && JSON.stringify(call.input) === JSON.stringify(spec.input);
}
