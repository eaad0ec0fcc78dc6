import { chipOf, plainText } from "../answer/words";
import type { Speech } from "../say/speech";
import type { Subject } from "./desk";
import type { Outcome } from "./outcome";

/** A call that did not do its work, told in our words; what the command suggests is kept. */
export function failureText(outcome: Outcome, nothing: string, say: Speech): string {
  const { status } = outcome;
  if (status === "denied" || status === "stopped" || status === "unavailable") return say.failure(nothing, status);
  const reason = plainText(outcome.message).replace(/\s*Nothing (?:was|is) changed\.?$/iu, "");
  return reason === "" || reason === "(empty)" ? say.end(nothing) : say.because(nothing, reason);
}

/** A command that did its work and changed nothing: there is none of what was named, or all of it is so already. */
export function unchangedText({ message }: Outcome, subject: Subject, say: Speech): string {
  const isMet = say.language === "en" && /^(?:Nothing to change|None of)/u.test(message);
  const reason = isMet ? plainText(message).replace(/\s*Nothing was changed\.$/u, "") : noneText(subject, say);
  return `${reason} ${say.end(say.kept.changed)}`;
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
