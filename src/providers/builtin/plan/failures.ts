import { assertNever } from "@/lib/assert-never";
import { plainText } from "../answer/words";
import type { Outcome } from "./outcome";

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

/** The command's reason as part of our sentence. */
function reasonOf(outcome: Outcome): string {
  const reason = plainText(outcome.message).replace(/\s*Nothing (?:was|is) changed\.?$/iu, "");
  if (reason === "" || reason === "(empty)") return ".";
  const first = reason.slice(0, 1).toLowerCase() + reason.slice(1);
  return `: ${/[.!?…]$/u.test(first) ? first : `${first}.`}`;
}
