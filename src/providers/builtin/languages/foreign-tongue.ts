import { type Speech, speechIn } from "../say/speech";
import type { LanguageTable } from "./language-types";
import { createOwnWords } from "./own-nouns";
import { createTranslator, type Translator } from "./to-english";

/** A language, ready to be read and spoken. */
export interface Tongue extends Translator {
  /** How a message is answered: with its own words. */
  readonly speech: (message: string, linked: ReadonlyMap<string, string>) => Speech;
}

export function createTongue(table: LanguageTable): Tongue {
  const { language, say } = table;
  const ownWords = createOwnWords(table);
  return {
    ...createTranslator(table),
    speech: (message, linked) => speechIn(language, say, ownWords(message, linked)),
  };
}
