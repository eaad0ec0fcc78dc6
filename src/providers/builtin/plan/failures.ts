import { chipOf, plainText } from "../answer/words";
import type { Speech } from "../say/speech";
import type { Outcome } from "./outcome";
import type { Subject } from "./plan-run";

/** A call that did not do its work, told in our words; what the command suggests is kept. */
export function failureText(outcome: Outcome, nothing: string, say: Speech): string {
  const { status } = outcome;
  if (status === "denied" || status === "stopped" || status === "unavailable") return say.failure(nothing, status);
  const message = plainText(outcome.message);
  return message === "" ? say.end(nothing) : say.because(nothing, message, outcome.reason);
}

export function isSingular(subject: Subject, count: number | null): boolean {
  return (subject.ids?.length ?? count) === 1;
}

/** "All 13 servers", "[[cat1]]", "Nodes [[a]] and [[b]]". */
export function subjectText(subject: Subject, count: number | null, say: Speech): string {
  const { ids } = subject;
  if (subject.target === "nodes" && ids !== undefined && ids.length > 0 && ids.length <= 5)
    return say.list(ids.map(chipOf));
  return say.allOf(count, say.thing(subject));
}

export function noneText(subject: Subject, say: Speech): string {
  return say.none(say.thing(subject));
}
