import type { DoneCall } from "@/graph/document/document-types";
import { sayAll } from "@/lib/text/said";
import type { WordsState } from "@/words/words-store";
import { doneTitle } from "./step-title";

/** What a command done by hand did, in the language of the page; its title where that has no words for it, as of an older log. */
export function doneSentence({ message, said, ...call }: DoneCall, { words, language }: WordsState): string {
  if (words.said === null || language === "en") return message;
  return sayAll(words.said, said, words.language) ?? doneTitle(call, words) ?? message;
}
