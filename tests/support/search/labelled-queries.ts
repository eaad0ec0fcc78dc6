import * as z from "zod/mini";
import type { SearchText } from "@/knowledge/index/index-types";
import type { LabelledQuery } from "./search-quality";

export interface LabelledCollection {
  readonly name: string;
  readonly texts: readonly SearchText[];
  readonly queries: readonly LabelledQuery[];
}

const text = z.object({
  id: z.string(),
  course: z._default(z.string(), ""),
  lesson: z._default(z.string(), ""),
  number: z.optional(z.number()),
  part: z.optional(z.number()),
  text: z.string(),
});
/** Ids of passages, or their beginning as far as a lesson ("passage:centrality:3"); with a grade each, or worth 1. */
const relevant = z.union([z.array(z.string()), z.record(z.string(), z.number())]);
const queries = z.array(z.object({ query: z.string(), relevant }));
const collection = z.object({
  name: z._default(z.string(), "labelled queries"),
  texts: z.optional(z.array(text)),
  queries,
});
const file = z.union([z.object({ collections: z.array(collection) }), collection, queries]);

/** Collections with texts of their own, or queries on the handbook. */
export function readCollections(json: string, handbook: readonly SearchText[]): readonly LabelledCollection[] {
  const read = z.parse(file, JSON.parse(json));
  const list = listOf(read);
  return list.map((one) => {
    const texts = one.texts?.map(toText) ?? handbook;
    return {
      name: one.name,
      texts,
      queries: one.queries.map(({ query, relevant: told }) => ({ query, relevant: grades(told, texts) })),
    };
  });
}

function listOf(read: z.output<typeof file>): readonly z.output<typeof collection>[] {
  if (Array.isArray(read)) return [{ name: "labelled queries", queries: read }];
  return "collections" in read ? read.collections : [read];
}

function toText({ number, part, ...rest }: z.output<typeof text>): SearchText {
  return { ...rest, ...(number !== undefined && { number }), ...(part !== undefined && { part }) };
}

function grades(told: z.output<typeof relevant>, texts: readonly SearchText[]): ReadonlyMap<string, number> {
  const pairs = Array.isArray(told) ? told.map((id): [string, number] => [id, 1]) : Object.entries(told);
  return new Map(
    pairs.flatMap(([wanted, grade]) =>
      texts.flatMap(({ id }) => (id === wanted || id.startsWith(`${wanted}:`) ? [[id, grade]] : [])),
    ),
  );
}
