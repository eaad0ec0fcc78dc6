import MiniSearch from "minisearch";
import type { SearchText } from "@/knowledge/index/index-types";
import { createRanker } from "@/knowledge/index/ranker";

export interface LabelledQuery {
  readonly query: string;
  /** How much each text is worth; others nothing. */
  readonly relevant: ReadonlyMap<string, number>;
}

export interface SearchFigures {
  readonly ndcg: number;
  readonly hit1: number;
  readonly hit5: number;
}

export type SearchIds = (query: string) => readonly string[];

export function ourSearch(texts: readonly SearchText[]): SearchIds {
  const ranker = createRanker();
  ranker.put(texts);
  return (query) => ranker.search({ query, limit: 10 }).map(({ id }) => id);
}

/** MiniSearch as it comes, on the same three fields. */
export function plainSearch(texts: readonly SearchText[]): SearchIds {
  const index = new MiniSearch<SearchText>({ fields: ["text", "lesson", "course"] });
  index.addAll(texts);
  return (query) =>
    index
      .search(query)
      .slice(0, 10)
      .map(({ id }) => String(id));
}

export function figuresOf(search: SearchIds, queries: readonly LabelledQuery[]): SearchFigures {
  const each = queries.map(({ query, relevant }) => {
    const found = search(query).slice(0, 10);
    const isHit = (id: string): boolean => (relevant.get(id) ?? 0) > 0;
    return {
      ndcg: ndcgOf(found, relevant),
      hit1: found.slice(0, 1).some(isHit) ? 1 : 0,
      hit5: found.slice(0, 5).some(isHit) ? 1 : 0,
    };
  });
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
