import { atOnce } from "@/lib/steps";
import { stemmedPhrase } from "../../text/inflect";
import { tokenise } from "../../text/tokens";
import { editVerbs, editWords } from "./edit-words";
import { lookWords } from "./look-words";
import { nouns } from "./nouns";
import { qualities } from "./qualities";
import { fillers, leads, smallWords } from "./small-words";
import { structureFillers, structureNouns, structureWords } from "./structure-words";
import { turnWords } from "./turns";
import { verbs } from "./verbs";
import { classRows, ofOneOrMany, type Said, valueRows, type WordMeaning } from "./word-rows";

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
  return known ?? atOnce(vocabularySteps());
}

/** Makes them ready in steps. */
export function* vocabularySteps(): Generator<void, Vocabulary> {
  known ??= yield* buildVocabulary();
  return known;
}

export const longestPhrase = 9;

function* buildVocabulary(): Generator<void, Vocabulary> {
  const said = classRows([smallWords, qualities, editWords, turnWords, lookWords, structureWords]);
  yield;
  const named = classRows([nouns, structureNouns], ofOneOrMany);
  yield;
  const exact = yield* byKey([...said, ...named, ...valueRows()], keyOf);
  const byStem = yield* byKey(classRows([verbs, editVerbs]), (phrase) => stemmedPhrase(keyOf(phrase).split(" ")));
  yield;
  const fillerKeys = new Set(`${fillers}|${structureFillers}`.split("|").map(keyOf));
  const leadKeys = new Set(leads.split("|").map(keyOf));
  yield;
  return {
    meaningsOf: (phrase) => [...(exact.get(phrase.join(" ")) ?? []), ...(byStem.get(stemmedPhrase(phrase)) ?? [])],
    isFiller: (phrase) => fillerKeys.has(phrase),
    isLead: (phrase) => leadKeys.has(phrase),
    words: wordsIn([...exact.keys(), ...byStem.keys(), ...fillerKeys, ...Object.values(verbs).join("|").split("|")]),
  };
}

/** So many rows make a step. */
const STEP = 200;

function* byKey(
  rows: readonly Said[],
  toKey: (phrase: string) => string,
): Generator<void, ReadonlyMap<string, readonly WordMeaning[]>> {
  const found = new Map<string, WordMeaning[]>();
  for (const [at, [phrase, meaning]] of rows.entries()) {
    if (at % STEP === 0) yield;
    const key = toKey(phrase);
    const others = found.get(key);
    if (others === undefined) found.set(key, [meaning]);
    else others.push(meaning);
  }
  return found;
}

function keyOf(phrase: string): string {
  return tokenise(phrase)
    .map(({ norm }) => norm)
    .join(" ");
}

function wordsIn(phrases: readonly string[]): readonly string[] {
  return [...new Set(phrases.flatMap((phrase) => phrase.split(/[ |]/u)))].filter((one) => /^\p{L}{4,}$/u.test(one));
}

/** The phrases of a class of words of changes, as they are written. */
export function phrasesOf(symbol: keyof typeof editWords): readonly string[] {
  return editWords[symbol].split("|");
}
