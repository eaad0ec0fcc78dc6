import { stemmer } from "stemmer";
import { englishBase } from "./english-forms";
import { stopWords, tellingWords } from "./stop-words";
import { isUnspaced } from "./words";

export type Language = "english" | "german" | "other";

/** Words looked at to tell the language. */
const wordsLookedAt = 120;

/** Of a text, by its smallest words; "other" where they do not tell. */
export function languageOf(words: readonly { readonly word: string }[]): Language {
  let english = 0;
  let german = 0;
  for (const { word } of words.slice(0, wordsLookedAt)) {
    if (tellingWords.english.has(word)) english += 1;
    if (tellingWords.german.has(word)) german += 1;
  }
  const least = Math.max(1, Math.min(words.length, wordsLookedAt) / 20);
  if (Math.max(english, german) < least || english === german) return "other";
  return english > german ? "english" : "german";
}

/** The form under which a word is indexed: without the endings of its language; unchanged in an unknown language. */
export function createStems(): (word: string, language: Language) => string {
  const known = { english: new Map<string, string>(), german: new Map<string, string>() };
  return (word, language) => {
    if (language === "other") return word;
    const stem = known[language].get(word) ?? (language === "english" ? englishStem(word) : germanStem(word));
    known[language].set(word, stem);
    return stem;
  };
}

const latinWord = /^[a-z]{3,}$/u;

/** Figures, abbreviations and words of other alphabets have no English endings; "betweenness" is not "between". */
function englishStem(word: string): string {
  const stem = latinWord.test(word) ? stemmer(englishBase(word)) : word;
  return stopWords.has(stem) && !stopWords.has(word) ? word : stem;
}

/** Endings of cases and plurals; words whose parts would be too short keep theirs. */
function germanStem(word: string): string {
  if (word.length < 5 || isUnspaced(word)) return word;
  const first = word.length > 5 ? word.replace(/(?<=[bdfghklmnrt])s$/u, "") : word;
  const second = first.replace(/(?:ern|em|en|er|es|e|n)$/u, "");
  return second.length >= 3 ? second : first;
}
