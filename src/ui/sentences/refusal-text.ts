import type { CommandRefusal } from "@/commands/registry/command-types";
import type { RefusalReason } from "@/commands/registry/refusal-reason";
import type { RefusalWords } from "@/words/refusal-words";
import type { WordsState } from "@/words/words-store";

/** Why a command refused, in the page's language where its reason has words there; else as the command says it. */
export function refusalText(
  { message, hint = "", reason }: Pick<CommandRefusal, "message" | "hint" | "reason">,
  { words: { refusals } }: Pick<WordsState, "words">,
): string {
  return (refusals && reason && refusalSentence(refusals, reason)) ?? `${message} ${hint}`.trim();
}

/**
 * In the words of this table; null for a reason that an older page kept and this one does not know. The table has one
 * function a reason, which TypeScript does not follow from the union: hence `as`.
 */
export function refusalSentence(words: RefusalWords, reason: RefusalReason): string | null {
  const say = words[reason.why] as ((given: RefusalReason) => string) | undefined;
  return say?.(reason) ?? null;
}
