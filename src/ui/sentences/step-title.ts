import type { ChatStep } from "@/store/chat/chat-types";
import { wordsOfCommand } from "@/words/command-words";
import type { Words } from "@/words/words";
import { type SourceCall, shortTitle } from "./source-title";
import { stepFacts } from "./step-facts";

/** One short line: what was done, in the past tense, or what is being done. `title` is the command's own. */
export function stepTitle(step: ChatStep, title: string, words: Words): string {
  const { steps } = words;
  const said = wordsOfCall(step, words);
  const doing = said?.doing ?? title;
  switch (step.state) {
    case "running":
      return doing;
    case "waiting":
      return steps.waitingForYou(doing);
    case "stopped":
      return steps.stopped(doing);
    case "denied":
      return steps.denied(doing);
    case "done":
      return doneTitle(step, words) ?? words.titles.unknownDone;
    case "failed":
      return said?.failed ?? words.titles.unknownFailed;
  }
}

/** What a command did, for people; null where there is none of this name. */
export function doneTitle(call: SourceCall, words: Words): string | null {
  return shortTitle(call, words) ?? wordsOfCall(call, words)?.done(stepFacts(call, words)) ?? null;
}

/** A command that was called to do what another does has that one's words. */
export function wordsOfCall({ name, input }: Pick<SourceCall, "name" | "input">, { commands }: Words) {
  if (name === "undo" && input["redo"] === true) return commands.redo;
  if (name === "filterGraph" && input["selector"] === "*" && input["mode"] !== "add") return commands.showAll;
  return wordsOfCommand(commands, name);
}
