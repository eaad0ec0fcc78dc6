import type { MeaningLanguage } from "./meaning-types";

type Ending = readonly [ending: string, instead: readonly string[]];

/** Endings and what a plainer form has instead, longest first. What a table does not have is not taken. */
const endings: Readonly<Record<MeaningLanguage, readonly Ending[]>> = {
  en: [
    ["iness", ["y"]],
    ["ness", [""]],
    ["ies", ["y", "ie"]],
    ["ied", ["y", "ie"]],
    ["ing", ["", "e"]],
    ["est", ["", "e"]],
    ["ers", ["er"]],
    ["es", ["e", ""]],
    ["ed", ["e", ""]],
    ["ly", ["", "le"]],
    ["er", ["", "e"]],
    ["'s", [""]],
    ["s", [""]],
  ],
  de: [
    ["innen", ["", "in", "e"]],
    ["ern", ["er", ""]],
    ["en", ["", "e"]],
    ["er", ["", "e"]],
    ["es", ["", "e"]],
    ["em", ["", "e"]],
    ["n", ["", "en"]],
    ["e", ["", "en"]],
    ["s", [""]],
    ["te", ["en"]],
    ["t", ["en"]],
  ],
  es: [
    ["ciones", ["ción"]],
    ["es", ["", "e"]],
    ["as", ["a", "o"]],
    ["os", ["o"]],
    ["a", ["o"]],
    ["s", [""]],
    ["an", ["ar", "er"]],
    ["en", ["er", "ir"]],
  ],
  fr: [
    ["aux", ["al", "au"]],
    ["ées", ["é", "er"]],
    ["ée", ["é", "er"]],
    ["és", ["é", "er"]],
    ["es", ["", "e"]],
    ["ent", ["er", "ir"]],
    ["s", [""]],
    ["x", [""]],
    ["e", ["", "er"]],
  ],
  zh: [["们", [""]]],
  ja: [
    ["たち", [""]],
    ["達", [""]],
    ["する", [""]],
  ],
};

const shortest = 3;

/** What a word may be a form of, likeliest first; irregular forms are in the table. */
export function plainForms(language: MeaningLanguage): (word: string) => readonly string[] {
  const known = endings[language];
  const least = language === "zh" || language === "ja" ? 1 : shortest;
  return (word) =>
    known.flatMap(([ending, instead]) => {
      if (!word.endsWith(ending) || word.length - ending.length < least) return [];
      const stem = word.slice(0, -ending.length);
      return [...instead.map((other) => stem + other), ...withoutDouble(stem)];
    });
}

/** "running": "runn", "run". */
function withoutDouble(stem: string): readonly string[] {
  return stem.at(-1) === stem.at(-2) && stem.length > shortest ? [stem.slice(0, -1)] : [];
}
