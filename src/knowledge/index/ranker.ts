import MiniSearch from "minisearch";
import type { SearchText, SearchWish, TextHit } from "./index-types";
import { type Query, readQuery } from "./read-query";
import { spreadHits } from "./spread-hits";
import { createStems, type Language, languageOf } from "./stems";
import { createVocabulary } from "./vocabulary";
import { joinMarks, type PlacedTerm, placeOf, weighText } from "./weigh-text";
import { wordsOf } from "./words";

export interface Ranker {
  put(texts: readonly SearchText[]): void;
  remove(ids: readonly string[]): void;
  search(wish: SearchWish): readonly TextHit[];
  readonly textCount: number;
  /** The word index as it could be stored. */
  toJSON(): unknown;
}

/** A text with its words as the index has them, one blank between two. */
interface Indexed {
  readonly id: string;
  readonly text: string;
  readonly lesson: string;
  readonly course: string;
}

const fields = ["text", "lesson", "course"] as const;
/** A word in the lesson's title tells more than one in its text; one in the course's stands beside all its passages. */
const boost = { text: 1, lesson: 1.5, course: 0.4 };
/** Hits whose texts are looked at again, beyond those that are asked for. */
const lookedAt = 60;
/** What a text gains by the best other text of its lesson. */
const besideWorth = 0.12;

/** Ranks texts by their words (BM25), then the best of them by what the word index does not see. */
export function createRanker(): Ranker {
  const texts = new Map<string, SearchText>();
  const terms = createVocabulary();
  const words = createVocabulary();
  const stem = createStems();
  const index = createIndex();

  function termsOf(text: string, language: Language): readonly PlacedTerm[] {
    return wordsOf(text).map(({ word, from, to }) => ({ word, from, to, term: stem(word, language) }));
  }

  function parts(text: SearchText): Readonly<Record<(typeof fields)[number], readonly PlacedTerm[]>> {
    const language = languageOf(wordsOf(text.text).map(({ word }) => word));
    return {
      text: termsOf(text.text, language),
      lesson: termsOf(text.lesson, language),
      course: termsOf(text.course, language),
    };
  }

  function count(text: SearchText, how: "add" | "remove"): Indexed {
    const own = parts(text);
    const all = [...own.text, ...own.lesson, ...own.course];
    terms[how](new Set(all.map(({ term }) => term)));
    words[how](new Set(all.map(({ word }) => word)));
    const joined = (list: readonly PlacedTerm[]): string => list.map(({ term }) => term).join(" ");
    return { id: text.id, text: joined(own.text), lesson: joined(own.lesson), course: joined(own.course) };
  }

  function remove(ids: readonly string[]): void {
    for (const id of ids) {
      const known = texts.get(id);
      if (known === undefined) continue;
      index.remove(count(known, "remove"));
      texts.delete(id);
    }
  }

  function look(query: Query, { id, score }: Scored): TextHit | null {
    const text = texts.get(id);
    if (text === undefined) return null;
    const own = parts(text);
    const { factor, share, marks } = weighText(query, own.text, own.lesson);
    return { ...text, score: score * factor, share, marks: joinMarks(marks) };
  }

  return {
    put(added) {
      remove(added.map(({ id }) => id));
      for (const text of added) {
        index.add(count(text, "add"));
        texts.set(text.id, text);
      }
    },
    remove,
    search(wish) {
      const query = readQuery(wish.query, { terms, words, stem, textCount: texts.size });
      if (query.concepts.length === 0) return [];
      const scored = withBeside(
        scoreAll(index, query, (id) => isWithin(texts.get(id), wish)),
        texts,
      );
      const looked = scored.slice(0, Math.max(lookedAt, wish.limit * 3)).flatMap((one) => look(query, one) ?? []);
      return spreadHits(
        looked.toSorted((a, b) => b.score - a.score),
        wish.limit,
      );
    },
    get textCount() {
      return texts.size;
    },
    toJSON: () => index.toJSON(),
  };
}

function createIndex(): MiniSearch<Indexed> {
  return new MiniSearch<Indexed>({
    fields: [...fields],
    // Words were found and stemmed before.
    tokenize: (text) => (text === "" ? [] : text.split(" ")),
    processTerm: (term) => term,
  });
}

function isWithin(text: SearchText | undefined, { course, number }: SearchWish): boolean {
  if (text === undefined) return false;
  return (course === undefined || text.course === course) && (number === undefined || text.number === number);
}

interface Scored {
  readonly id: string;
  readonly score: number;
}

/** Every text that has one of the words: its BM25 score, by how much of what is asked it has. Best first. */
function scoreAll(index: MiniSearch<Indexed>, { concepts }: Query, isWanted: (id: string) => boolean): Scored[] {
  const counts = new Map(concepts.flatMap(({ terms }) => [...terms]));
  const conceptOf = new Map(concepts.flatMap(({ terms }, at) => [...terms.keys()].map((term) => [term, at])));
  const all = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const found = index.search([...counts.keys()].join(" "), {
    boost,
    boostTerm: (term) => counts.get(term) ?? 1,
    filter: ({ id }) => isWanted(id),
  });
  const scored = found.map(({ id, score, queryTerms }) => {
    const met = new Set(queryTerms.map((term) => conceptOf.get(term) ?? 0));
    const share = [...met].reduce((sum, at) => sum + (concepts[at]?.weight ?? 0), 0) / all;
    // MiniSearch multiplies by the number of words found: a rare one counts more here.
    return { id: String(id), score: (score / Math.max(1, queryTerms.length)) * (0.3 + 0.7 * share) };
  });
  return scored.sort((a, b) => b.score - a.score);
}

/** A text gains a little by what else its lesson says of it. */
function withBeside(scored: readonly Scored[], texts: ReadonlyMap<string, SearchText>): readonly Scored[] {
  const near = scored.slice(0, 300);
  const best = new Map<string, readonly [Scored, Scored?]>();
  const placed = near.map((one) => {
    const text = texts.get(one.id);
    const place = text === undefined ? one.id : placeOf(text);
    const known = best.get(place);
    if (known === undefined) best.set(place, [one]);
    else if (known[1] === undefined) best.set(place, [known[0], one]);
    return { one, place };
  });
  const gained = placed.map(({ one, place }) => {
    const [first, second] = best.get(place) ?? [one];
    const other = first === one ? second : first;
    return { id: one.id, score: one.score + besideWorth * (other?.score ?? 0) };
  });
  return gained.sort((a, b) => b.score - a.score);
}
