import { greatest } from "@/lib/lists/whole-lists";
import { type Measure, measureNamed, tellsMeasure } from "../../text/asks-number";
import { inert } from "./inert";
import { type FoundPassage, meetTerms, type Sentence, sentencesOf, termsOf, titleTerms } from "./passages";

export interface Wanted {
  readonly topic: string;
  readonly isDefinition: boolean;
  /** Sentences at most. */
  readonly most: number;
  /** An answer whose sentences are not to be said again. */
  readonly earlier?: string;
  /** Those with numbers, where there are any. */
  readonly figures?: boolean;
  /** The kind of number that is asked for. */
  readonly counts?: Measure | undefined;
  /** Why it is so. */
  readonly reason?: boolean | undefined;
  /** Of a lesson, or of one side of a comparison: half of the words are enough. */
  readonly isNarrow?: boolean;
  /** Whatever comes nearest, however little of it that is. */
  readonly isNearest?: true;
  /** A word of the topic that the texts need not have: what is done with the thing they tell of. */
  readonly act?: string | undefined;
  /** What a follow-up asks in its own words. */
  readonly own?: string | undefined;
}

/** What of a topic the passages have, with how rare it is there; none where they are not about it. */
export function coveredTerms(passages: readonly FoundPassage[], wanted: Wanted) {
  const sentences = measuredSentences(passages, wanted.topic);
  const met = meetTerms(wanted.topic, sentences, passages.flatMap(titleTerms));
  const isMet = isCovered(met, leastMet(met.length, wanted), passages, sentences);
  const left = unsaid(sentences, wanted.earlier);
  const rare = met.flatMap((term) => (term === null ? [] : [[term, rarity(term, left)] as const]));
  return { sentences, left, met, weights: new Map(isMet ? rare : []) };
}

/** Of a topic, weighted by how rare its words are, how much the passage has that has most of it: from 0 to 1. */
export function nearness(passages: readonly FoundPassage[], topic: string): number {
  const sentences = measuredSentences(passages, topic);
  const met = meetTerms(topic, sentences, passages.flatMap(titleTerms));
  const unknown = Math.log(1 + sentences.length);
  const weights = met.map((term) => (term === null ? unknown : rarity(term, sentences)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const had = passages.map((whole) => {
    const own = termsOfPassage(whole, sentences);
    return met.reduce((sum, term, at) => sum + (term !== null && own.has(term) ? (weights[at] ?? 0) : 0), 0);
  });
  return all === 0 ? 0 : greatest(had, 0) / all;
}

/** A sentence with "26 °C" speaks of temperature without the word. */
function measuredSentences(passages: readonly FoundPassage[], topic: string): readonly Sentence[] {
  const measured = termsOf(topic).flatMap((term) => {
    const measure = measureNamed(term);
    return measure === null ? [] : [{ term, measure }];
  });
  const all = sentencesOf(passages);
  if (measured.length === 0) return all;
  return all.map((one) => {
    const covered = measured.filter(({ measure }) => tellsMeasure(one.text, measure)).map(({ term }) => term);
    return covered.length === 0 ? one : { ...one, terms: new Set([...one.terms, ...covered]) };
  });
}

export function unsaid(sentences: readonly Sentence[], earlier = ""): readonly Sentence[] {
  return earlier === "" ? sentences : sentences.filter(({ text }) => !earlier.includes(inert(text)));
}

function rarity(term: string, sentences: readonly Sentence[]): number {
  const holding = sentences.filter(({ terms }) => terms.has(term)).length;
  return Math.log(1 + sentences.length / (1 + holding));
}

/** So many of the words one passage must have: of "mead or cider" one; what is done with a thing need not be said. */
function leastMet(count: number, { topic, act, isNarrow, isNearest }: Wanted): number {
  if (isNearest === true) return 1;
  if (isNarrow === true) return Math.ceil(count * 0.5);
  if (/\s(?:or|oder)\s/iu.test(topic)) return 1;
  return leastOf(count - (act === undefined || count < 2 ? 0 : 1));
}

/** All of one or two words, most of more. */
function leastOf(count: number): number {
  return count <= 2 ? count : Math.ceil(count * 0.5);
}

/** One passage has at least so many of the words. */
function isCovered(
  met: readonly (string | null)[],
  least: number,
  passages: readonly FoundPassage[],
  sentences: readonly Sentence[],
): boolean {
  return passages.some((whole) => {
    const own = termsOfPassage(whole, sentences);
    return met.filter((term) => term !== null && own.has(term)).length >= least;
  });
}

/** With those of its titles. */
function termsOfPassage(whole: FoundPassage, sentences: readonly Sentence[]): ReadonlySet<string> {
  const own = sentences.filter(({ passage }) => passage.id === whole.id);
  return new Set([...titleTerms(whole), ...own.flatMap(({ terms }) => [...terms])]);
}

/** Of the terms, weighted, how much these are: from 0 to 1. */
export function shareOf(terms: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let [has, all] = [0, 0];
  for (const [term, weight] of weights) {
    all += weight;
    if (terms.has(term)) has += weight;
  }
  return all === 0 ? 0 : has / all;
}
