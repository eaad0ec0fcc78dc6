import type { ExecutedCommand } from "@/commands/door/command-types";
import type { WordsState } from "@/words/words-store";

/** What a command done by hand did: commands speak English, so in another language its title tells it. Never rejects. */
export async function toldDone(done: ExecutedCommand, { words, panels }: WordsState): Promise<string> {
  if (panels === null) return done.message;
  const { name, input, data } = done;
  const call = { name, input, ...(data === undefined ? {} : { data }) };
  const titles = await import("./step-title").catch(() => null);
  return titles?.doneTitle(call, { ...words, ...panels }) ?? done.message;
}
