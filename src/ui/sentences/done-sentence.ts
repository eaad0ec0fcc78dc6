import type { ExecutedCommand } from "@/commands/door/command-types";
import type { WordsState } from "@/words/words-store";
import { doneTitle } from "./step-title";

/** What a command done by hand did: commands speak English, so in another language its title tells it. */
export function doneSentence({ name, input, data, message }: ExecutedCommand, { words, language }: WordsState): string {
  if (language === "en") return message;
  return doneTitle({ name, input, ...(data === undefined ? {} : { data }) }, words) ?? message;
}
