import { plainText } from "../answer/words";
import type { Speech } from "../say/speech";
import type { Subject } from "./desk";
import type { Outcome } from "./outcome";
import { noneText } from "./subject-text";

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
