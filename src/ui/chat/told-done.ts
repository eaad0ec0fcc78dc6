import type { ExecutedCommand } from "@/commands/command-types";
import type { WordsState } from "@/words/words-store";
import { doneTitle } from "./step-title";

/** What a command done by hand did: commands speak English, so in another language its title tells it. */
export function toldDone(done: ExecutedCommand, { words, panels }: WordsState): string {
  if (panels === null) return done.message;
  const { name, input, data } = done;
  return doneTitle({ name, input, ...(data === undefined ? {} : { data }) }, { ...words, ...panels }) ?? done.message;
}
