import type { CommandRefusal } from "@/commands/registry/command-types";
import { sayRefusal } from "@/commands/registry/refusal-reason";
import type { WordsState } from "@/words/words-store";

/** Why a command refused, in the page's language where its reason has words there; else as the command says it. */
export function refusalText(
  { message, hint = "", reason }: Pick<CommandRefusal, "message" | "hint" | "reason">,
  { words: { refusals } }: Pick<WordsState, "words">,
): string {
  return sayRefusal(refusals, reason) ?? `${message} ${hint}`.trim();
}
