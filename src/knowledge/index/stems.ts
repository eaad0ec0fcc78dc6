import { stemmer } from "stemmer";
import { irregularVerbs } from "@/lib/irregular-verbs";
import { wordLines } from "@/lib/text/lines";
import { distinctiveWords, stopWords } from "./stop-words";
import { isUnspaced } from "./words";

export type Language = "english" | "german" | "other";

/** Words looked at to tell the language. */
const wordsLookedAt = 120;

/** Of a text, by its smallest words; "other" where they do not tell. */
export function languageOf(words: readonly { readonly word: string }[]): Language {
  let english = 0;
  let german = 0;
  for (const { word } of words.slice(0, wordsLookedAt)) {
    if (distinctiveWords.english.has(word)) english += 1;
    if (distinctiveWords.german.has(word)) german += 1;
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

/** Plurals and nouns of a quality or an act that no ending tells, each with the word it belongs to. */
const table = wordLines`
  heat:hot length:long height:high depth:deep width:wide breadth:broad strength:strong warmth:warm weight:weigh
  growth:grow death:die dead:die dying:die choice:choose loss:lose sale:sell life:live lives:live alive:live
  belief:believe proof:prove flight:fly birth:bear thought:think speech:speak feet:foot teeth:tooth mice:mouse
  geese:goose men:man women:woman children:child people:person knives:knife loaves:loaf wolves:wolf halves:half
  shelves:shelf calves:calf hooves:hoof wove:weave woven:weave hung:hang dug:dig shook:shake shaken:shake
  stuck:stick slid:slide spun:spin sprang:spring sprung:spring sank:sink sunk:sink shrank:shrink shrunk:shrink
  burnt:burn learnt:learn spilt:spill spoilt:spoil smelt:smell swept:sweep bent:bend lit:light blown:blow torn:tear
  sown:sow sewn:sew
`;

/** Forms that are as often a word of their own: "a spoke", "on the left". */
const ownWords = new Set("lay saw felt left bore rose bit fell spoke shot led drove lies".split(" "));

const forms: ReadonlyMap<string, string> = new Map([
  ...[...irregularVerbs].filter(([form]) => !ownWords.has(form)),
  ...table.split(" ").flatMap((entry): readonly (readonly [string, string])[] => {
    const [form = "", base = ""] = entry.split(":");
    return ownWords.has(form) ? [] : [[form, base]];
  }),
]);

/** The word an irregular English form belongs to; else itself. */
function englishBase(word: string): string {
  return forms.get(word) ?? word;
}
