import type { SearchText, TextMark } from "./index-types";
import type { TakenWord } from "./near-words";
import type { Query } from "./read-query";
import type { PlacedWord } from "./words";

/** A word of a text as the index has it. */
export interface PlacedTerm extends PlacedWord {
  readonly term: string;
}

export interface Weighed {
  /** What the index's score is multiplied with. */
  readonly factor: number;
  /** 0 to 1: how much of what was asked, by the rarity of its words, is in text and title as it was asked. */
  readonly share: number;
  readonly marks: readonly TextMark[];
}

/** How much each sign of a good text adds at most. */
const most = { closeness: 0.35, title: 0.25, definition: 0.15 } as const;

/** What the word index does not see: how close the words are, whether the title is the query, whether the text defines the thing. */
export function weighText(query: Query, terms: readonly PlacedTerm[], title: readonly PlacedTerm[]): Weighed {
  const found = conceptsIn(query, terms);
  const closeness = closenessOf(query, found);
  const definition = query.asksWhatItIs && found.some(({ place }) => isDefined(terms, place)) ? 1 : 0;
  return {
    factor: 1 + most.closeness * closeness + most.title * titleShare(query, title) + most.definition * definition,
    share: shareOf(query, [...found, ...conceptsIn(query, title)]),
    marks: found.map(({ from, to }) => ({ from, to })),
  };
}

function shareOf({ concepts, weight: all }: Query, found: readonly FoundConcept[]): number {
  const met = new Set(found.map(({ concept }) => concept));
  const weights = [...met].map((index) => (concepts[index]?.isExact ? (concepts[index]?.weight ?? 0) : 0));
  return all === 0 ? 0 : Math.min(1, sumOf(weights) / all);
}

/** What a text has of words near by their meaning to those that were asked. */
export function takenIn({ concepts }: Query, terms: readonly PlacedTerm[]): readonly TakenWord[] {
  const nearby = concepts.filter(({ near }) => near.size > 0);
  if (nearby.length === 0) return [];
  return nearby.flatMap(({ said, near }) => {
    const met = new Map(terms.flatMap(({ word, term }) => (near.has(term) ? [[term, word] as const] : [])));
    if (met.size === 0) return [];
    const wordsOf = (isSame: boolean): readonly string[] =>
      [...near].flatMap(([term, one]) => (one.isSame === isSame ? (met.get(term) ?? []) : []));
    return [{ said, meant: wordsOf(true), perhaps: wordsOf(false) }];
  });
}

interface FoundConcept extends TextMark {
  readonly concept: number;
  /** Among the words of the text. */
  readonly place: number;
}

function conceptsIn({ concepts }: Query, terms: readonly PlacedTerm[]): readonly FoundConcept[] {
  const conceptOf = new Map(concepts.flatMap(({ terms: own }, index) => [...own.keys()].map((term) => [term, index])));
  return terms.flatMap(({ term, from, to }, place) => {
    const concept = conceptOf.get(term);
    return concept === undefined ? [] : [{ concept, place, from, to }];
  });
}

/** 0 to 1: how close different concepts of the query come in the text, the best place of each two; out of order it counts less. */
function closenessOf({ concepts }: Query, found: readonly FoundConcept[]): number {
  if (concepts.length < 2) return 0;
  const best = new Map<string, number>();
  for (const [index, one] of found.entries()) {
    for (const other of found.slice(index + 1, index + 4)) {
      const gap = Math.max(1, other.place - one.place);
      if (one.concept === other.concept || gap > farthest) continue;
      const pair = [one.concept, other.concept].toSorted((a, b) => a - b).join(" ");
      best.set(pair, Math.max(best.get(pair) ?? 0, worthOf(concepts, one, other) / Math.sqrt(gap)));
    }
  }
  const possible = concepts.slice(1).map(({ weight }, index) => Math.min(weight, concepts[index]?.weight ?? 0));
  const [all, met] = [sumOf(possible), sumOf([...best.values()])];
  return all === 0 ? 0 : Math.min(1, met / all);
}

function worthOf(concepts: Query["concepts"], first: FoundConcept, second: FoundConcept): number {
  const weight = Math.min(concepts[first.concept]?.weight ?? 0, concepts[second.concept]?.weight ?? 0);
  return first.concept < second.concept ? weight : weight * 0.7;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Words between two concepts, beyond which they have nothing to do with each other. */
const farthest = 16;

/** 0 to 1: how much of the title is asked for and how much of what is asked for the title is. */
function titleShare(query: Query, title: readonly PlacedTerm[]): number {
  if (title.length === 0 || query.concepts.length === 0) return 0;
  const found = conceptsIn(query, title);
  const met = new Set(found.map(({ concept }) => concept));
  const all = query.concepts.reduce((sum, { weight }) => sum + weight, 0);
  const asked = [...met].reduce((sum, index) => sum + (query.concepts[index]?.weight ?? 0), 0);
  const share = found.length / title.length;
  return all === 0 ? 0 : ((asked / all) * (1 + share)) / 2;
}

const telling = new Set([
  "is",
  "are",
  "means",
  "mean",
  "measures",
  "counts",
  "describes",
  "denotes",
  "refers",
  "called",
  "ist",
  "sind",
  "bedeutet",
  "heisst",
  "misst",
  "nennt",
]);

/** "A bridge is …", "… is called a bridge". */
function isDefined(terms: readonly PlacedTerm[], place: number): boolean {
  const next = terms.slice(place + 1, place + 4).map(({ word }) => word);
  const before = terms.slice(Math.max(0, place - 3), place).map(({ word }) => word);
  return next.some((word) => telling.has(word)) || before.includes("called") || before.includes("nennt");
}

/** Overlapping marks as one. */
export function joinMarks(marks: readonly TextMark[]): readonly TextMark[] {
  const joined: TextMark[] = [];
  for (const mark of marks.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && mark.from <= last.to)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, mark.to) };
    else joined.push(mark);
  }
  return joined;
}

/** Where a text stands: passages of one lesson stand together. */
export function placeOf({ id, course, lesson, number, part }: SearchText): string {
  return part === undefined ? id : `${course}\n${number ?? lesson}`;
}
