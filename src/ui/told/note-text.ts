import { fillHoles, readNote } from "@/ai/results/notes";
import type { ChatStep } from "@/store/chat/chat-types";
import type { WordsState } from "@/words/words-store";
import { sourceTitle, type ToldCall } from "./source-title";
import { refusalSentence } from "./told-refusal";

export interface NotedCall extends ToldCall, Pick<ChatStep, "message" | "refusal"> {
  readonly success: boolean;
  readonly isDenied: boolean;
}

/** A note under an answer in the page's language; what is no note of ours, such as a provider's own words, as it came. */
export function noteText(text: string, calls: readonly NotedCall[], state: WordsState): string {
  const read = readNote(text);
  if (read === null) return text;
  const { why } = read.holes;
  const holes = why === undefined ? read.holes : { ...read.holes, why: reasonText(why, calls, state) };
  return fillHoles(state.words.chat.notes[read.name], holes);
}

/** Commands say in English, some of them to a model, why they changed nothing. */
function reasonText(why: string, calls: readonly NotedCall[], { words, panels }: WordsState): string {
  const told = calls
    .filter(({ message }) => message !== "" && why.includes(message))
    .map((call) => {
      if (call.isDenied) return words.chat.notAllowed;
      if (panels === null) return call.message;
      if (call.success) return words.chat.nothingToChange(sourceTitle(call, call.name, words));
      return (panels.refusals && call.refusal && refusalSentence(panels.refusals, call.refusal)) ?? panels.titles.slip;
    });
  return told.length === 0 ? why : [...new Set(told)].join(" ");
}
