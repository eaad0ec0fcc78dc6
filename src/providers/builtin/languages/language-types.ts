/** Languages other than English whose messages are read. */
export type ForeignLanguage = "de" | "es" | "fr" | "zh" | "ja";

/**
 * How a language is put into plain English. All patterns work on lower case text in which names, values and numbers of
 * the graph stand as signs of the private use area, one each, so that no word of the graph is taken for a word of the language.
 */
export interface LanguageTable {
  /** Turns of phrase, in order: a regular expression's source (flags "gu" are added) and what stands for it, `$1` for a group. */
  readonly phrases: readonly (readonly [pattern: string, english: string])[];
  /** English → words of the language, several by "|"; an empty English drops them. */
  readonly words: Readonly<Record<string, string>>;
  /** Plurals and cases of a noun; absent: nouns have one form. */
  readonly formsOf?: (noun: string) => readonly string[];
  /** Endings tried off a word that is not known, longest first. */
  readonly endings: readonly string[];
  /** After the words: order of English, on the English text. */
  readonly order: readonly (readonly [pattern: string, english: string])[];
}
