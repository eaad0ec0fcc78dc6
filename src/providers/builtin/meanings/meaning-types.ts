/** Languages whose words are looked up. English comes with each of them: graphs are often named in it. */
export type MeaningLanguage = "en" | "de" | "es" | "fr" | "zh" | "ja";

/** Why two words are near: one meaning; one a kind of what the other is; used alike. */
export type NearBecause = "synonym" | "kind of" | "near";

export interface Near {
  /** As it was given. */
  readonly candidate: string;
  /** From 0 to 1. */
  readonly score: number;
  readonly because: NearBecause;
}

export interface Meanings {
  /**
   * Which of these a word may mean, best first; none where no table has the word. Candidates are written as a graph writes them
   * (`lives_in`, `ReleaseYear`), in the language of the message or in English; one that no table has is left out.
   */
  near(word: string, language: MeaningLanguage, candidates: readonly string[]): readonly Near[];
  /** The same among words of English alone, whatever language the word is of: "Boden" is no "better". */
  nearInEnglish(word: string, language: MeaningLanguage, candidates: readonly string[]): readonly Near[];
  /** Whether a table of this language, or the English one, has the word in some form. */
  knows(word: string, language: MeaningLanguage): boolean;
}
