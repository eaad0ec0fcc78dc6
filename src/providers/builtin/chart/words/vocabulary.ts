import { gradedWords } from "../../lexicon/graded-words";
import { lexicon } from "../../lexicon/lexicon";
import { comparativeWords } from "../../lexicon/lexicon-comparatives";
import { plural, verbStem } from "../../text/inflect";
import { tokenise } from "../../text/tokens";
import { costs } from "../costs";
import { algorithmNouns, algorithmStates } from "./algorithms";
import { editVerbs, editWords } from "./edit-words";
import { formats, lookWords, otherFormats, otherLayouts, otherShapes } from "./look-words";
import { nouns } from "./nouns";
import { directions, layouts, measures, numbers, ordinals, qualities, shapes, units } from "./qualities";
import { fillers, leads, smallWords } from "./small-words";
import { structureFillers, structureNouns, structureWords } from "./structure-words";
import { turnWords } from "./turns";
import { unitNames } from "./unit-names";
import { verbs } from "./verbs";

/** A meaning of a word or phrase of the language. */
export interface WordMeaning {
  /** A class of words, or a category. */
  readonly symbol: string;
  readonly mean: unknown;
  readonly cost: number;
}

export interface Vocabulary {
  /** Meanings of a phrase, its words joined by single spaces. */
  readonly meaningsOf: (phrase: readonly string[]) => readonly WordMeaning[];
  readonly isFiller: (phrase: string) => boolean;
  readonly isLead: (phrase: string) => boolean;
  /** Words of one piece, for mending typing errors. */
  readonly words: readonly string[];
}

let known: Vocabulary | null = null;

/** Every row of words, ready for look-up. */
export function vocabulary(): Vocabulary {
  known ??= buildVocabulary();
  return known;
}

export const longestPhrase = 9;

function buildVocabulary(): Vocabulary {
  const exact = new Map<string, WordMeaning[]>();
  const byStem = new Map<string, WordMeaning[]>();
  const put = (phrase: string, meaning: WordMeaning): void => {
    const key = keyOf(phrase);
    exact.set(key, [...(exact.get(key) ?? []), meaning]);
  };
  const word = (symbol: string): WordMeaning => ({ symbol, mean: symbol, cost: costs.word });
  for (const table of [smallWords, qualities, editWords, turnWords, lookWords, structureWords])
    for (const [symbol, phrases] of Object.entries(table))
      for (const phrase of phrases.split("|")) put(phrase, word(symbol));
  for (const [symbol, phrases] of [...Object.entries(nouns), ...Object.entries(structureNouns)])
    for (const phrase of phrases.split("|")) for (const form of numbersOf(phrase)) put(form, word(symbol));
  for (const table of [verbs, editVerbs])
    for (const [symbol, phrases] of Object.entries(table))
      for (const phrase of phrases.split("|")) {
        const key = stemmed(keyOf(phrase).split(" "));
        byStem.set(key, [...(byStem.get(key) ?? []), word(symbol)]);
      }
  putValues(put);
  const fillerKeys = new Set(`${fillers}|${structureFillers}`.split("|").map(keyOf));
  const leadKeys = new Set(leads.split("|").map(keyOf));
  return {
    meaningsOf: (phrase) => [...(exact.get(phrase.join(" ")) ?? []), ...(byStem.get(stemmed(phrase)) ?? [])],
    isFiller: (phrase) => fillerKeys.has(phrase),
    isLead: (phrase) => leadKeys.has(phrase),
    words: wordsIn([...exact.keys(), ...byStem.keys(), ...fillerKeys, ...Object.values(verbs).join("|").split("|")]),
  };
}

type Put = (phrase: string, meaning: WordMeaning) => void;

/** Words that stand for a value of their own: numbers, colours, shapes, layouts, measures, comparatives. */
function putValues(put: Put): void {
  for (const [type, phrases] of layouts)
    for (const phrase of phrases.split("|")) put(phrase, { symbol: "Layout", mean: { type }, cost: costs.word });
  for (const [direction, phrases] of directions)
    for (const phrase of phrases.split("|")) put(phrase, { symbol: "Direction", mean: direction, cost: costs.word });
  for (const [shape, phrases] of shapes)
    for (const phrase of phrases.split("|"))
      for (const form of new Set([phrase, plural(phrase)]))
        put(form, { symbol: "Shape", mean: shape, cost: costs.word });
  for (const [measure, phrases] of measures)
    for (const phrase of phrases.split("|")) put(phrase, { symbol: "Measure", mean: measure, cost: costs.word });
  numbers.split("|").forEach((phrase, value) => {
    put(phrase, { symbol: "Num", mean: value, cost: costs.word });
  });
  ordinals.split("|").forEach((phrase, at) => {
    put(phrase, { symbol: "Ordinal", mean: at + 1, cost: costs.word });
  });
  for (const [unit, phrases] of unitNames)
    for (const phrase of phrases.split("|")) put(phrase, { symbol: "PathUnit", mean: unit, cost: costs.word });
  for (const phrase of units.split("|"))
    for (const symbol of ["unit", "Unit"]) put(phrase, { symbol, mean: phrase, cost: 0.02 });
  for (const [format, phrases] of formats)
    for (const phrase of phrases.split("|")) put(phrase, { symbol: "Format", mean: format, cost: costs.word });
  for (const [symbol, phrases] of [
    ["NoFormat", otherFormats],
    ["NoLayout", otherLayouts],
    ["NoShape", otherShapes],
  ] as const)
    for (const phrase of phrases.split("|"))
      for (const form of numbersOf(phrase)) put(form, { symbol, mean: phrase, cost: costs.word });
  putGrades(put);
  for (const [algorithm, phrases] of algorithmNouns)
    for (const phrase of phrases.split("|"))
      for (const form of numbersOf(phrase)) put(form, { symbol: "Algorithm", mean: algorithm, cost: costs.word });
  for (const [algorithm, phrases, isNegated] of algorithmStates)
    for (const phrase of phrases.split("|"))
      put(phrase, { symbol: "State", mean: { algorithm, isNegated: isNegated === true }, cost: costs.word });
  for (const [phrase, [group, isMore]] of Object.entries(gradedWords))
    put(phrase, { symbol: "Graded", mean: { group, isMore }, cost: costs.word });
  for (const [phrase, senses] of lexicon)
    for (const { cls, arg } of senses)
      if (cls === "color") put(phrase, { symbol: "Color", mean: arg, cost: costs.word });
}

/** "older", "older than", "oldest". */
function putGrades(put: Put): void {
  for (const [key, phrases] of Object.entries(comparativeWords)) {
    const [grade = "", group = ""] = key.split(":");
    const isMore = grade === "more" || grade === "most";
    const symbol = grade === "more" || grade === "less" ? "More" : "Most";
    for (const phrase of new Set(phrases.split("|").map((one) => one.replace(/ than$/u, ""))))
      put(phrase, { symbol, mean: { group, isMore }, cost: costs.word });
  }
}

function keyOf(phrase: string): string {
  return tokenise(phrase)
    .map(({ norm }) => norm)
    .join(" ");
}

function stemmed([first = "", ...rest]: readonly string[]): string {
  return [verbStem(first), ...rest].join(" ");
}

/** "kind of node": "kinds of node", "kinds of nodes". */
function numbersOf(phrase: string): ReadonlySet<string> {
  const at = phrase.indexOf(" of ");
  if (at < 0) return new Set([phrase, plural(phrase)]);
  const [head, tail] = [phrase.slice(0, at), phrase.slice(at + 4)];
  return new Set([phrase, `${plural(head)} of ${tail}`, `${plural(head)} of ${plural(tail)}`]);
}

function wordsIn(phrases: readonly string[]): readonly string[] {
  return [...new Set(phrases.flatMap((phrase) => phrase.split(/[ |]/u)))].filter((one) => /^\p{L}{4,}$/u.test(one));
}

/** The phrases of a class of words of changes, as they are written. */
export function phrasesOf(symbol: keyof typeof editWords): readonly string[] {
  return editWords[symbol].split("|");
}
