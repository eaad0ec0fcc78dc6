import type { SuggestionContext } from "@/store/prompts/suggest-prompts";
import * as de from "@/words/de/de";
import { en } from "@/words/en/en";
import type { Words } from "@/words/words";

type Language = Pick<SuggestionContext, "words" | "followUpWords">;

/** What a page in English suggests by. */
export const inEnglish = languageOf(en);
/** And one in German. */
export const inGerman = languageOf(de);

function languageOf({ prompts: words, followUpPrompts: followUpWords }: Words): Language {
  return { words, followUpWords };
}
