import { hintsOfCalls, type RefusalReason, sayRefusal } from "@/commands/registry/refusal-reason";
import type { WordsState } from "@/words/words-store";

interface Refused {
  readonly message: string;
  readonly hint?: string;
  readonly reason?: RefusalReason;
}

/** Why a command refused, in the page's language; in English as the command says it, and what would work as far as people can do that. */
export function refusalText(
  { message, hint = "", reason }: Refused,
  { words: { refusals } }: Pick<WordsState, "words">,
) {
  const advice = reason && hintsOfCalls.has(reason.why) ? "" : hint;
  return sayRefusal(refusals, reason) ?? `${message} ${advice}`.trim();
}

/** The same of a call that the assistant wrote: what it got wrong there it reads itself. */
export function callRefusalText(
  { refusal: reason, ...step }: Omit<Refused, "reason"> & { readonly refusal?: RefusalReason },
  state: WordsState,
) {
  const isSlip = reason === undefined || reason.why === "call";
  return isSlip ? state.words.titles.slip : refusalText({ ...step, reason }, state);
}
