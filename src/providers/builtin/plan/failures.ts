import { assertNever } from "@/lib/assert-never";
import { plainText } from "../answer/words";
import type { Subject } from "./desk";
import type { Outcome } from "./outcome";
import { noneText } from "./subject-text";

/** A call that did not do its work, told in our words; what the command suggests is kept. */
export function failureText(outcome: Outcome, nothing: string): string {
  switch (outcome.status) {
    case "denied":
      return `${nothing}: you denied it.`;
    case "stopped":
      return `${nothing}: it was stopped.`;
    case "unavailable":
      return `${nothing}: no step was left for it. Ask again for just that.`;
    case "done":
    case "refused":
      return `${nothing}${reasonOf(outcome)}`;
    default:
      return assertNever(outcome.status);
  }
}

/** A command that did its work and changed nothing: there is none of what was named, or all of it is so already. */
export function unchangedText({ message }: Outcome, subject: Subject): string {
  const isMet = /^(?:Nothing to change|None of)/u.test(message);
  const reason = isMet ? plainText(message).replace(/\s*Nothing was changed\.$/u, "") : noneText(subject);
  return `${reason} Nothing was changed.`;
}

/** The command's reason as part of our sentence. */
function reasonOf(outcome: Outcome): string {
  const reason = plainText(outcome.message).replace(/\s*Nothing (?:was|is) changed\.?$/iu, "");
  if (reason === "" || reason === "(empty)") return ".";
  const first = reason.slice(0, 1).toLowerCase() + reason.slice(1);
  return `: ${/[.!?…]$/u.test(first) ? first : `${first}.`}`;
}
