import { greatest } from "@/lib/lists/whole-lists";
import { oneLine } from "@/lib/text/lines";
import type { FindNear, NearWord } from "./near-words";
import type { Language } from "./stems";
import { stopWords } from "./stop-words";
import type { Vocabulary } from "./vocabulary";
import { type Concept, rarityOf } from "./word-index";
import { isUnspaced, wordsOf } from "./words";

/** One word of a query. */
export interface QueryConcept extends Concept {
  /** The word itself stands somewhere, not only one like it. */
  readonly isExact: boolean;
  /** What it tells where no word is taken for its meaning: so much of the query is not there as it was asked. */
  readonly asked: number;
  /** As it was written. */
  readonly said: string;
  /** Words that stand for it by their meaning, by the term they are found by. */
  readonly near: ReadonlyMap<string, NearWord>;
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
  /** Words as they are in the texts. */
  readonly words: Vocabulary;
  readonly textCount: number;
  stem(word: string, language: Language): string;
}

const mostConcepts = 24;
const languages: readonly Language[] = ["english", "german", "other"];
/** What words count that are not the word itself, but begin with it, are nearly it, or are its parts. */
const worth = { beginning: 0.8, near: 0.9, parts: 0.8 } as const;
const mostAlternatives = 6;
/** What a word that is near by its meaning counts at most, and how much less it tells than the word itself. */
const meaning = { worth: 0.8, weight: 0.7, most: 4 } as const;

const whatItIs = new RegExp(
  oneLine`
    ^\s*(?:what(?:'s|’s| is| are| was| does)|define|definition of|meaning of|explain|describe
    |was (?:ist|sind|bedeutet|heisst|heißt)|erkläre?|definition von)\b
  `,
  "iu",
);

/** A word that stands nowhere is looked for by its beginning and by what it means, else by its parts, else with slips. */
export function readQuery(text: string, ground: QueryGround, near?: FindNear): Query {
  const words = askedIn(text);
  const among = near === undefined ? [] : meaningful(ground.words);
  const nearTo: NearGround["nearTo"] = (said) => near?.(said, among) ?? [];
  const wanted = words.map((one, index) => toConcept(one, words[index + 1]?.word, { ...ground, nearTo }));
  const concepts = wanted.filter(({ terms }) => terms.size > 0);
  const rarest = concepts.toSorted((a, b) => b.weight - a.weight).slice(0, mostConcepts);
  return {
    concepts: concepts.filter((concept) => rarest.includes(concept)),
    weight: wanted.reduce((sum, { asked }) => sum + asked, 0),
    asksWhatItIs: whatItIs.test(text),
  };
}

/** Whether one of its words stands nowhere as it is, in any form. */
export function lacksWordOf(text: string, ground: QueryGround): boolean {
  return askedIn(text).some(({ word }) => formsOf(word, ground).length === 0);
}

/** In the form words are compared in, and as it was written. */
interface AskedWord {
  readonly word: string;
  readonly said: string;
}

/** Each word once; small ones count only where there are no others. */
function askedIn(text: string): readonly AskedWord[] {
  const all = new Map<string, AskedWord>();
  for (const { word, from, to } of wordsOf(text)) {
    if (!all.has(word)) all.set(word, { word, said: text.slice(from, to).toLowerCase() });
  }
  const telling = [...all.values()].filter(({ word }) => !stopWords.has(word));
  return telling.length > 0 ? telling : [...all.values()];
}

/** Words of the texts that may mean what another does. */
function meaningful(words: Vocabulary): readonly string[] {
  return [...words.all()].filter((word) => word.length > 1 && !stopWords.has(word) && /^\p{L}+$/u.test(word));
}

interface NearGround extends QueryGround {
  nearTo(said: string): readonly NearWord[];
}

function toConcept({ word, said }: AskedWord, next: string | undefined, ground: NearGround): QueryConcept {
  const { terms, near } = termsFor(word, said, { next, ground });
  const isExact = [...terms.values()].includes(1);
  const own = weightOf(terms, ground);
  if (near.size === 0) return { terms, weight: own, asked: own, isExact, said, near };
  const asked = weightOf(likeTerms(word, ground), ground);
  return { terms, weight: own * meaning.weight, asked, isExact, said, near };
}

function weightOf(terms: ReadonlyMap<string, number>, { countOf, textCount }: QueryGround): number {
  return rarityOf(greatest([...terms.keys()].map(countOf), 0), textCount);
}

type Terms = Pick<QueryConcept, "terms" | "near">;
const noneNear: ReadonlyMap<string, NearWord> = new Map();

function termsFor(
  word: string,
  said: string,
  { next, ground }: { readonly next: string | undefined; readonly ground: NearGround },
): Terms {
  const exact = formsOf(word, ground);
  if (exact.length > 0 && !(isUnspaced(word) && [...word].length === 1)) return only(exact);
  const together = next === undefined ? [] : formsOf(word + next, ground);
  if (together.length > 0) return only(together);
  const near = nearTerms(said, ground);
  if (near.size === 0) return { terms: likeTerms(word, ground), near };
  const found = new Map<string, number>();
  addAll(found, begunWith(word, ground), { ground, worth: worth.beginning });
  for (const [term, { score }] of near) if (!found.has(term)) found.set(term, meaning.worth * score);
  return { terms: found, near };
}

/** What is written like the word: begins with it, is its parts, or nearly it. */
function likeTerms(word: string, ground: QueryGround): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  addAll(found, begunWith(word, ground), { ground, worth: worth.beginning });
  if (found.size === 0) addAll(found, partsOf(word, ground), { ground, worth: worth.parts });
  if (found.size === 0) addAll(found, ground.words.near(word, mostAlternatives), { ground, worth: worth.near });
  return found;
}

function begunWith(word: string, { words }: QueryGround): readonly string[] {
  const least = isUnspaced(word) ? 1 : 3;
  return [...word].length >= least ? words.startingWith(word, mostAlternatives) : [];
}

function only(terms: readonly string[]): Terms {
  return { terms: new Map(terms.map((term) => [term, 1])), near: noneNear };
}

/** The best few of the words that are near by their meaning; forms of one word are one. */
function nearTerms(said: string, ground: NearGround): ReadonlyMap<string, NearWord> {
  const found = new Map<string, NearWord>();
  for (const near of ground.nearTo(said)) {
    for (const term of formsOf(near.word, ground)) if (!found.has(term)) found.set(term, near);
    if (new Set(found.values()).size >= meaning.most) break;
  }
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
