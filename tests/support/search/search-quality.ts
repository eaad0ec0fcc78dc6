import MiniSearch from "minisearch";
import type { SearchText } from "@/knowledge/index/index-types";
import type { LoadNear } from "@/knowledge/index/near-words";
import { createRanker } from "@/knowledge/index/ranker";
import { searchNear } from "@/knowledge/index/search-near";

export interface LabelledQuery {
  readonly query: string;
  /** How much each place is worth; others nothing. */
  readonly relevant: ReadonlyMap<string, number>;
}

export interface SearchFigures {
  readonly ndcg: number;
  readonly hit1: number;
  readonly hit5: number;
}

/** The places of what was found, each once, best first. */
export type SearchPlaces = (query: string) => Promise<readonly string[]>;

/** A lesson as "course/number"; another node by its name. */
export function placeOf({ course, lesson, number }: SearchText): string {
  return number === undefined ? lesson : `${course}/${number}`;
}

/** Enough passages for ten places. */
const passages = 50;
const places = 10;

/** Null: without dictionaries, by the words alone. */
export function ourSearch(texts: readonly SearchText[], loadNear: LoadNear | null): SearchPlaces {
  const ranker = createRanker();
  ranker.put(texts);
  return async (query) => firstPlaces(await searchNear(ranker, { query, limit: passages }, loadNear));
}

/** MiniSearch as it comes, on the same three fields. */
export function plainSearch(texts: readonly SearchText[]): SearchPlaces {
  const index = new MiniSearch<SearchText>({ fields: ["text", "lesson", "course"] });
  index.addAll(texts);
  const known = new Map(texts.map((text) => [text.id, text]));
  return async (query) => firstPlaces(index.search(query).flatMap(({ id }) => known.get(String(id)) ?? []));
}

function firstPlaces(found: readonly SearchText[]): readonly string[] {
  return [...new Set(found.slice(0, passages).map(placeOf))].slice(0, places);
}

export async function figuresOf(search: SearchPlaces, queries: readonly LabelledQuery[]): Promise<SearchFigures> {
  const each: SearchFigures[] = [];
  for (const { query, relevant } of queries) {
    const found = (await search(query)).slice(0, 10);
    const isHit = (id: string): boolean => (relevant.get(id) ?? 0) > 0;
    each.push({
      ndcg: ndcgOf(found, relevant),
      hit1: found.slice(0, 1).some(isHit) ? 1 : 0,
      hit5: found.slice(0, 5).some(isHit) ? 1 : 0,
    });
  }
  const mean = (of: (one: SearchFigures) => number): number =>
    each.reduce((sum, one) => sum + of(one), 0) / Math.max(1, each.length);
  return { ndcg: mean(({ ndcg }) => ndcg), hit1: mean(({ hit1 }) => hit1), hit5: mean(({ hit5 }) => hit5) };
}

function ndcgOf(found: readonly string[], relevant: ReadonlyMap<string, number>): number {
  const gain = (grades: readonly number[]): number =>
    grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const ideal = gain([...relevant.values()].toSorted((a, b) => b - a).slice(0, 10));
  return ideal === 0 ? 0 : gain(found.map((id) => relevant.get(id) ?? 0)) / ideal;
}
