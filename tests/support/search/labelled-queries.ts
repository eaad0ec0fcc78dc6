import { existsSync, readFileSync } from "node:fs";
import { readGraph, sayRead } from "@parley/formats/read";
import * as z from "zod/mini";
import { createGraphDocument } from "@/graph/document/graph-document";
import { textOfNode } from "@/knowledge/index/graph-texts";
import type { SearchText } from "@/knowledge/index/index-types";
import { textAttributes } from "@/knowledge/index/text-attributes";
import { handbookTexts } from "./handbook-queries";
import type { LabelledQuery } from "./search-quality";

export interface LabelledCollection {
  readonly name: string;
  readonly texts: readonly SearchText[];
  readonly queries: readonly LabelledQuery[];
}

const queries = z.array(
  z.object({ collection: z.string(), query: z.string(), relevant: z.record(z.string(), z.number()) }),
);

/** The labelled queries of a file, by what they search; places are "course/number of the lesson" or a node's name. */
export async function readCollections(file: string): Promise<readonly LabelledCollection[]> {
  const all = z.parse(queries, JSON.parse(readFileSync(file, "utf8")));
  const names = [...new Set(all.map(({ collection }) => collection))];
  return Promise.all(
    names.map(async (name) => {
      const own = all.filter(({ collection }) => collection === name);
      const labelled = own.map(({ query, relevant }) => ({ query, relevant: new Map(Object.entries(relevant)) }));
      return { name, texts: name === "handbook" ? handbookTexts() : await graphTexts(name), queries: labelled };
    }),
  );
}

async function graphTexts(name: string): Promise<readonly SearchText[]> {
  const paths = [`packages/bench/graphs/courses/${name}.json`, `tests/bench/search-${name}.json`];
  const path = paths.find((one) => existsSync(one)) ?? "";
  const read = await readGraph(readFileSync(path, "utf8"), path);
  if (!read.success) throw new Error(sayRead(read.why));
  const { tables } = createGraphDocument(read.graph);
  const rows = Array.from({ length: tables.nodes.count }, (_, row) => row);
  return rows.flatMap((row) => textOfNode(tables, row, textAttributes(tables)) ?? []);
}
