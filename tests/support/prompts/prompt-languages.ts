import { followUps } from "@/store/prompts/follow-up-prompts";
import type { SuggestionContext } from "@/store/prompts/suggest-prompts";
import { followUpPrompts as germanFollowUps } from "@/words/de/chat/follow-ups";
import { prompts as germanPrompts } from "@/words/de/chat/prompts";
import { followUpPrompts } from "@/words/en/chat/follow-ups";
import { prompts } from "@/words/en/chat/prompts";
import type { PanelWords, Words } from "@/words/words";

type Language = Required<Pick<SuggestionContext, "words" | "followUps">>;

/** What a page in English suggests by. */
export const inEnglish = languageOf(prompts, followUpPrompts);
/** And one in German. */
export const inGerman = languageOf(germanPrompts, germanFollowUps);

function languageOf(words: Words["prompts"], later: PanelWords["followUpPrompts"]): Language {
  return { words, followUps: (profile, context) => followUps(profile, context, later) };
}
