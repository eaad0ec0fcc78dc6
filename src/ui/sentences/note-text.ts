import type { Note } from "@/ai/results/notes";
import { sayRefusal } from "@/commands/registry/refusal-reason";
import { say, sayAll } from "@/lib/text/said";
import type { ChatStep } from "@/store/chat/chat-types";
import type { WordsState } from "@/words/words-store";
import { type SourceCall, sourceTitle } from "./source-title";

export interface NotedCall extends SourceCall, Pick<ChatStep, "callId" | "message" | "said" | "refusal"> {
  readonly success: boolean;
  readonly isDenied: boolean;
}

/** A note under an answer in the page's language; what is no note of ours, such as a provider's own words, as it came. */
export function noteText(note: Note, calls: readonly NotedCall[], state: WordsState): string {
  const { chat, language } = state.words;
  if (typeof note === "string" || note.calls === undefined) return say(chat.notes, note, language);
  const named = calls.filter(({ callId }) => note.calls?.includes(callId));
  const why = [...new Set(named.map((call) => reasonText(call, state)))].join(" ");
  return say(chat.notes, { id: note.id, with: { ...note.with, ...(why !== "" && { why }) } }, language);
}

/** Commands say in English, some of them to a model, why they changed nothing. */
function reasonText(call: NotedCall, { words, language }: WordsState): string {
  if (call.isDenied) return words.chat.notAllowed;
  if (language === "en") return call.message;
  if (call.success) {
    const did = words.said && sayAll(words.said, call.said, words.language);
    return did ?? words.chat.nothingToChange(sourceTitle(call, call.name, words));
  }
  return sayRefusal(words.refusals, call.refusal) ?? words.titles.slip;
}
