import type { Language } from "./stems";
import { stopWords } from "./stop-words";
import type { Vocabulary } from "./vocabulary";
import { type Concept, rarityOf } from "./word-index";
import { isUnspaced, wordsOf } from "./words";

/** One word of a query. */
export interface QueryConcept extends Concept {
  /** The word itself stands somewhere, not only one like it. */
  readonly isExact: boolean;
}

export interface Query {
  readonly concepts: readonly QueryConcept[];
  /** Of all that was asked for, also what stands nowhere. */
  readonly weight: number;
  /** It asks what something is. */
  readonly asksWhatItIs: boolean;
}

/** What the query's words are compared with. */
export interface QueryGround {
  /** Texts that hold a term, as terms are indexed. */
  countOf(term: string): number;
  /** Words as they stand in the texts. */
  readonly words: Vocabulary;
  readonly textCount: number;
  stem(word: string, language: Language): string;
}

const mostConcepts = 24;
const languages: readonly Language[] = ["english", "german", "other"];
/** What words count that are not the word itself, but begin with it, are nearly it, or are its parts. */
const worth = { beginning: 0.8, near: 0.9, parts: 0.8 } as const;
const mostAlternatives = 6;

const whatItIs =
  /^\s*(?:what(?:'s|’s| is| are| was| does)|define|definition of|meaning of|explain|describe|was (?:ist|sind|bedeutet|heisst|heißt)|erkläre?|definition von)\b/iu;

/** Small words count only where there are no others. A word that stands nowhere is looked for by its beginning, its parts, or with slips. */
export function readQuery(text: string, ground: QueryGround): Query {
  const all = [...new Set(wordsOf(text).map(({ word }) => word))];
  const telling = all.filter((word) => !stopWords.has(word));
  const words = telling.length > 0 ? telling : all;
  const wanted = words.map((word, index) => toConcept(word, words[index + 1], ground));
  const concepts = wanted.filter(({ terms }) => terms.size > 0);
  const rarest = concepts.toSorted((a, b) => b.weight - a.weight).slice(0, mostConcepts);
  return {
    concepts: concepts.filter((concept) => rarest.includes(concept)),
    weight: wanted.reduce((sum, { weight }) => sum + weight, 0),
    asksWhatItIs: whatItIs.test(text),
  };
}

function toConcept(word: string, next: string | undefined, ground: QueryGround): QueryConcept {
  const terms = termsFor(word, next, ground);
  const most = Math.max(0, ...[...terms.keys()].map((term) => ground.countOf(term)));
  const weight = rarityOf(most, ground.textCount);
  return { terms, weight, isExact: [...terms.values()].includes(1) };
}

function termsFor(word: string, next: string | undefined, ground: QueryGround): ReadonlyMap<string, number> {
  const exact = formsOf(word, ground);
  if (exact.length > 0 && !(isUnspaced(word) && [...word].length === 1)) return new Map(exact.map((term) => [term, 1]));
  const together = next === undefined ? [] : formsOf(word + next, ground);
  if (together.length > 0) return new Map(together.map((term) => [term, 1]));
  const beginning =
    [...word].length >= (isUnspaced(word) ? 1 : 3) ? ground.words.startingWith(word, mostAlternatives) : [];
  const found = new Map<string, number>();
  addAll(found, beginning, { ground, worth: worth.beginning });
  if (found.size === 0) addAll(found, partsOf(word, ground), { ground, worth: worth.parts });
  if (found.size === 0) addAll(found, ground.words.near(word, mostAlternatives), { ground, worth: worth.near });
  return found;
}

function addAll(
  found: Map<string, number>,
  words: readonly string[],
  { ground, worth: counts }: { readonly ground: QueryGround; readonly worth: number },
): void {
  for (const word of words) for (const term of formsOf(word, ground)) found.set(term, counts);
}

/** As texts of each language have it, where any has it at all. */
function formsOf(word: string, { countOf, stem }: QueryGround): readonly string[] {
  const forms = new Set(languages.map((language) => stem(word, language)));
  return [...forms].filter((form) => countOf(form) > 0);
}

const shortestPart = 4;

/** A compound written in one, or letters and figures of a model ("AX3000"), where texts have its two parts. */
function partsOf(word: string, ground: QueryGround): readonly string[] {
  const mixed = /^(?:\p{L}+(?=\d)|\d+(?=\p{L}))/u.exec(word)?.[0];
  const halves = mixed === undefined ? [] : [mixed, word.slice(mixed.length)];
  if (halves.length > 0 && halves.every((part) => formsOf(part, ground).length > 0)) return halves;
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => formsOf(part, ground).length > 0)) return parts;
  }
  return [];
}
