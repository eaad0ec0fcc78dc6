import type { DoneCall } from "@/graph/document/document-types";
import type { WordsState } from "@/words/words-store";
import { doneTitle } from "./step-title";

/** What a command done by hand did: commands speak English, so in another language its title tells it. */
export function doneSentence({ message, ...call }: DoneCall, { words, language }: WordsState): string {
  if (language === "en") return message;
  return doneTitle(call, words) ?? message;
}
