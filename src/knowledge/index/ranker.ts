import { greatest, least } from "@/lib/lists/whole-lists";
import type { SearchOptions, SearchText, SharedWord, TextHit, TextPlace } from "./index-types";
import { isWithin } from "./is-within";
import type { FindNear } from "./near-words";
import { lacksWordOf, type Query, type QueryGround, readQuery } from "./read-query";
import { sharedWords } from "./shared-words";
import { spreadHits } from "./spread-hits";
import { createStems, languageOf } from "./stems";
import { createVocabulary } from "./vocabulary";
import { joinMarks, type PlacedTerm, placeOf, takenIn, weighText } from "./weigh-text";
import { createWordIndex, type ScoredRow } from "./word-index";
import { type PlacedWord, wordsOf } from "./words";

export interface Ranker {
  put(texts: readonly SearchText[]): void;
  remove(ids: readonly string[]): void;
  /** `near`: for words that stand nowhere. */
  search(wish: SearchOptions, near?: FindNear): readonly TextHit[];
  /** Whether a word of the query stands nowhere as it is, in any form. */
  lacksWordOf(query: string): boolean;
  /** The beginning of some text: it tells the language. */
  sample(): string;
  /** Words that tell what two places are both about, best first. */
  shared(one: TextPlace, other: TextPlace): readonly SharedWord[];
  readonly textCount: number;
  /** The word index as it could be stored. */
  toJSON(): unknown;
}

/** The words of a text and its titles, as they are written and as they are indexed. */
interface TextParts {
  readonly text: readonly PlacedTerm[];
  readonly lesson: readonly PlacedTerm[];
  readonly course: readonly PlacedTerm[];
}

/** A word of the course's title stands beside all its passages. */
const courseWorth = 0.5;
/** Texts whose score is compared with that of others of their lesson. */
const nearTop = 200;
/** Hits whose texts are looked at again, at least. */
const lookedAt = 40;
const sampleLength = 600;
/** What a text gains by the best other text of its lesson. */
const besideWorth = 0.12;

/** Ranks texts by their words (BM25), then the best of them by what the word index does not see. */
export function createRanker(): Ranker {
  const rows: (SearchText | undefined)[] = [];
  const rowOf = new Map<string, number>();
  const free: number[] = [];
  const words = createVocabulary();
  const stem = createStems();
  const index = createWordIndex();

  const ground = (): QueryGround => ({ countOf: index.countOf, words, stem, textCount: rowOf.size });

  const partsOf = (text: SearchText): TextParts => termsOf(text, stem);

  function add(text: SearchText): void {
    const row = free.pop() ?? rows.length;
    const parts = partsOf(text);
    index.add(row, countsOf(parts), titleOf(parts));
    words.add(writtenIn(parts));
    rows[row] = text;
    rowOf.set(text.id, row);
  }

  function remove(ids: readonly string[]): void {
    for (const id of ids) {
      const row = rowOf.get(id);
      const known = row === undefined ? undefined : rows[row];
      if (row === undefined || known === undefined) continue;
      const parts = partsOf(known);
      index.remove(row, countsOf(parts), titleOf(parts));
      words.remove(writtenIn(parts));
      rows[row] = undefined;
      rowOf.delete(id);
      free.push(row);
    }
  }

  function look(query: Query, { row, score }: ScoredRow): TextHit | null {
    const text = rows[row];
    if (text === undefined) return null;
    const parts = partsOf(text);
    const { factor, share, marks } = weighText(query, parts.text, parts.lesson);
    const taken = takenIn(query, [...parts.text, ...parts.lesson, ...parts.course]);
    return {
      ...text,
      score: score * factor,
      share,
      marks: joinMarks(marks),
      ...(taken.length > 0 && { taken }),
    };
  }

  return {
    put(texts) {
      remove(texts.map(({ id }) => id));
      for (const text of texts) add(text);
    },
    remove,
    lacksWordOf: (query) => lacksWordOf(query, ground()),
    sample: () => rows.find((text) => text !== undefined)?.text.slice(0, sampleLength) ?? "",
    search(wish, near) {
      const query = readQuery(wish.query, ground(), near);
      if (query.concepts.length === 0) return [];
      const isWanted = wish.places === undefined ? null : (row: number) => isWithin(rows[row], wish.places);
      const scored = withBeside(index.best(query.concepts, Math.max(nearTop, wish.limit * 4), isWanted), rows);
      const looked = scored.slice(0, Math.max(lookedAt, wish.limit * 3)).flatMap((one) => look(query, one) ?? []);
      return spreadHits(exactFirst(looked), wish.limit);
    },
    shared: (one, other) => sharedWords(one, other, { texts: rows, ...ground() }),
    get textCount() {
      return rowOf.size;
    },
    toJSON: () => index.toJSON(),
  };
}

function termsOf({ text, lesson, course }: SearchText, stem: QueryGround["stem"]): TextParts {
  const own = wordsOf(text);
  const language = languageOf(own);
  const withTerms = (list: readonly PlacedWord[]): readonly PlacedTerm[] =>
    list.map(({ word, from, to }) => ({ word, from, to, term: stem(word, language) }));
  return { text: withTerms(own), lesson: withTerms(wordsOf(lesson)), course: withTerms(wordsOf(course)) };
}

function countsOf({ text, course }: TextParts): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { term } of text) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const { term } of course) counts.set(term, (counts.get(term) ?? 0) + courseWorth);
  return counts;
}

function titleOf({ lesson }: TextParts): ReadonlySet<string> {
  return new Set(lesson.map(({ term }) => term));
}

function writtenIn({ text, lesson, course }: TextParts): ReadonlySet<string> {
  const written = new Set<string>();
  for (const list of [text, lesson, course]) for (const { word } of list) written.add(word);
  return written;
}

/** Best first; a text that has nothing but words near to those that were asked comes behind all that have one of these. */
function exactFirst(hits: readonly TextHit[]): readonly TextHit[] {
  const isNearAlone = ({ share, taken }: TextHit): boolean => share === 0 && taken !== undefined;
  const worst = least(hits.flatMap((hit) => (isNearAlone(hit) ? [] : hit.score)));
  const best = greatest(
    hits.flatMap((hit) => (isNearAlone(hit) ? hit.score : [])),
    0,
  );
  const factor = best > worst ? worst / best : 1;
  const ranked = hits.map((hit) => (isNearAlone(hit) ? { ...hit, score: hit.score * factor } : hit));
  return ranked.toSorted((a, b) => b.score - a.score);
}

/** A text gains a little by what else its lesson says of it. */
function withBeside(scored: readonly ScoredRow[], rows: readonly (SearchText | undefined)[]): readonly ScoredRow[] {
  const best = new Map<string, ScoredRow[]>();
  const placed = scored.map((one) => {
    const text = rows[one.row];
    const place = text === undefined ? "" : placeOf(text);
    const known = best.get(place);
    if (known === undefined) best.set(place, [one]);
    else if (known.length < 2) known.push(one);
    return { one, place };
  });
  const gained = placed.map(({ one, place }) => {
    const other = best.get(place)?.find((beside) => beside !== one);
    return { row: one.row, score: one.score + besideWorth * (other?.score ?? 0) };
  });
  return gained.toSorted((a, b) => b.score - a.score);
}
