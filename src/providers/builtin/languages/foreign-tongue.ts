import { type Speech, speechIn } from "../say/speech";
import type { LanguageTable } from "./language-types";
import { createOwnWords } from "./own-nouns";
import { choiceIn } from "./say-choices";
import { createTranslator, type Translator } from "./to-english";

/** A language, ready to be read and spoken. */
export interface Tongue extends Translator {
  /** An offered message in the language. */
  readonly choice: (english: string) => string;
  /** How a message is answered: with its own words. */
  readonly speech: (message: string, linked: ReadonlyMap<string, string>) => Speech;
}

export function createTongue(table: LanguageTable): Tongue {
  const { language, say } = table;
  const ownWords = createOwnWords(table);
  const choice = (english: string): string => choiceIn(language, english);
  return {
    ...createTranslator(table),
    choice,
    speech: (message, linked) => speechIn(language, say, { own: ownWords(message, linked), choice }),
  };
}
