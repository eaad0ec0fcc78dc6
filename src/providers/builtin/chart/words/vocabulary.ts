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
  known ??= buildVocabulary();
  return known;
}

export const longestPhrase = 9;

function buildVocabulary(): Vocabulary {
  const exact = byKey(
    [
      ...classRows([smallWords, qualities, editWords, turnWords, lookWords, structureWords]),
      ...classRows([nouns, structureNouns], ofOneOrMany),
      ...valueRows(),
    ],
    keyOf,
  );
  const byStem = byKey(classRows([verbs, editVerbs]), (phrase) => stemmedPhrase(keyOf(phrase).split(" ")));
  const fillerKeys = new Set(`${fillers}|${structureFillers}`.split("|").map(keyOf));
  const leadKeys = new Set(leads.split("|").map(keyOf));
  return {
    meaningsOf: (phrase) => [...(exact.get(phrase.join(" ")) ?? []), ...(byStem.get(stemmedPhrase(phrase)) ?? [])],
    isFiller: (phrase) => fillerKeys.has(phrase),
    isLead: (phrase) => leadKeys.has(phrase),
    words: wordsIn([...exact.keys(), ...byStem.keys(), ...fillerKeys, ...Object.values(verbs).join("|").split("|")]),
  };
}

function byKey(rows: readonly Said[], toKey: (phrase: string) => string): ReadonlyMap<string, readonly WordMeaning[]> {
  const found = new Map<string, WordMeaning[]>();
  for (const [phrase, meaning] of rows) {
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
