import type { Note } from "@/ai/results/notes";
import { say, sayAll } from "@/lib/text/said";
import type { ChatStep } from "@/store/chat/chat-types";
import type { WordsState } from "@/words/words-store";
import { callRefusalText } from "./refusal-text";
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

function reasonText(call: NotedCall, state: WordsState): string {
  const { words } = state;
  if (call.isDenied) return words.chat.notAllowed;
  if (!call.success) return callRefusalText(call, state);
  if (words.said === null) return call.message;
  const did = sayAll(words.said, call.said, words.language);
  return did ?? words.chat.nothingToChange(sourceTitle(call, call.name, words));
}
