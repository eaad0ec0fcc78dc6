import type { Say } from "../say/en";
import type { Schema } from "../schema/schema";

/** A form of a name or of a relation, and what it stands for; the pattern's group tells whether its preposition is there. */
export interface OwnForm {
  readonly pattern: RegExp;
  readonly meant: (hasEnd: boolean) => readonly string[];
}

/** Languages other than English whose messages are read. */
export type ForeignLanguage = "de" | "es" | "fr" | "zh" | "ja";

/**
 * How a language is put into plain English. All patterns work on lower case text in which names, values and numbers of
 * the graph stand as signs of the private use area, one each, so that no word of the graph is taken for a word of the language.
 * In phrases `@` stands for such a sign, `<hide>` for all forms of the verbs that hide, `<colour>` for the words of colours.
 */
export interface LanguageTable {
  readonly language: ForeignLanguage;
  /** What the assistant says in it. */
  readonly say: Say;
  /** Turns of phrase, in order: a regular expression's source (flags "gu" are added) and what stands for it, `$1` for a group. */
  readonly phrases: readonly (readonly [pattern: string, english: string])[];
  /** English → words of the language, several by "|"; an empty English drops them. */
  readonly words: Readonly<Record<string, string>>;
  /** Plurals and cases of a noun; absent: nouns have one form. */
  readonly formsOf?: (noun: string) => readonly string[];
  /** Other forms of the graph's names and relations that are in a text: "Annas", "wohnen im". */
  readonly ownForms?: (schema: Schema, text: string) => readonly (OwnForm & { readonly word: string })[];
  /** What an unknown word may be the form of, likeliest first. */
  readonly stemsOf?: (word: string) => readonly string[];
  /** Words written as one: "Durchschnittsgehalt". */
  readonly partsOf?: (word: string) => readonly (readonly string[])[];
  /** A verb with its pronouns: "ponlos" is "pon" and English "them". */
  readonly verbAndPronoun?: (word: string) => { readonly verb: string; readonly pronoun: string } | null;
  /** Patterns of what may follow a verb's form and a colour's word in a turn of phrase: pronouns, endings. */
  readonly verbEnds?: string;
  readonly colourEnds?: string;
  /** After the words: order of English, on the English text. */
  readonly order: readonly (readonly [pattern: string, english: string])[];
}

/** What a word of the world is. "up": much of it, "down": little. */
export type WordClass = "noun" | "verb" | "up" | "down" | "most-up" | "most-down";
