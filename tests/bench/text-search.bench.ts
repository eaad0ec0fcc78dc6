import { existsSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import MiniSearch from "minisearch";
import { it } from "vitest";
import { readMeanings } from "@/app/headless/host";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { SearchText, TextIndex } from "@/knowledge/index/index-types";
import { createRanker } from "@/knowledge/index/ranker";
import { createLibrary } from "@/knowledge/library";
import { createNearInTexts } from "@/providers/builtin/meanings/near-in-texts";
import { medians, printRatios } from "../support/measure";
import { handbookQueries, handbookTexts } from "../support/search/handbook-queries";
import { type LabelledCollection, readCollections } from "../support/search/labelled-queries";
import { manyPassages } from "../support/search/many-passages";
import {
  figuresOf,
  ourSearch,
  plainSearch,
  type SearchFigures,
  type SearchPlaces,
} from "../support/search/search-quality";

const theirs = "MiniSearch";
/** The held half is for figures alone, and asked for by PARLEY_HELD. */
const labelled = [
  "tests/bench/search-queries.json",
  "tests/bench/search-queries-learners.json",
  ...(process.env["PARLEY_HELD"] === "1" ? ["tests/bench/search-queries-held.json"] : []),
];

it("ranks labelled queries: beside MiniSearch as it comes", async () => {
  const texts = handbookTexts();
  const own: LabelledCollection = { name: "handbook, our own queries", texts, queries: handbookQueries(texts) };
  await printFigures("own", [own]);
  for (const file of labelled.filter((one) => existsSync(one))) await printFigures(file, await readCollections(file));
});

async function printFigures(file: string, collections: readonly LabelledCollection[]): Promise<void> {
  const nearInTexts = createNearInTexts(readMeanings("public/meanings"));
  const searches: readonly (readonly [string, (texts: readonly SearchText[]) => SearchPlaces])[] = [
    ["ours", (texts) => ourSearch(texts, nearInTexts)],
    ["words alone", (texts) => ourSearch(texts, null)],
    [theirs, plainSearch],
  ];
  for (const [name, search] of searches) {
    const rows = await Promise.all(
      collections.map(async (one) => ({
        name: one.name,
        count: one.queries.length,
        figures: await figuresOf(search(one.texts), one.queries),
      })),
    );
    const all = rows.reduce((sum, { count }) => sum + count, 0);
    const mean = (part: keyof SearchFigures): number =>
      rows.reduce((sum, { count, figures }) => sum + (count * figures[part]) / all, 0);
    const lines = rows.map((row) => line(`${row.name} (${row.count})`, row.figures));
    const whole = line(`all (${all})`, { ndcg: mean("ndcg"), hit1: mean("hit1"), hit5: mean("hit5") });
    process.stdout.write(`\n${file}, ${name}\n${lines.join("\n")}\n${whole}\n`);
  }
}

function line(name: string, { ndcg, hit1, hit5 }: SearchFigures): string {
  return `  ${name.padEnd(30)} nDCG@10 ${ndcg.toFixed(3)}  hit@1 ${hit1.toFixed(3)}  hit@5 ${hit5.toFixed(3)}`;
}

const queries = [
  "harbour lamp",
  "what is the colour of a river stone",
  "how do bakers feed it",
  "wintr boat",
  "market garden fence tower",
];

it("searches 10,000 passages: beside MiniSearch as it comes", async () => {
  const texts = manyPassages(10_000);
  const ranker = createRanker();
  const plain = new MiniSearch<SearchText>({ fields: ["text", "lesson", "course"] });
  const started = performance.now();
  plain.addAll(texts);
  const between = performance.now();
  ranker.put(texts);
  printRatios(
    "indexing 10,000 passages",
    { MiniSearch: between - started, ours: performance.now() - between },
    "MiniSearch",
  );
  for (const query of queries) {
    const ask = { [theirs]: () => plain.search(query), ours: () => ranker.search({ query, limit: 10 }) };
    const times = medians(ask, 11);
    printRatios(`"${query}" in 10,000 passages`, times, theirs);
  }
  const size = JSON.stringify(texts.map(({ text }) => text)).length;
  const [own, other] = [JSON.stringify(ranker.toJSON()).length, JSON.stringify(plain).length];
  process.stdout.write(
    `\nindex ${megabytes(own)}, MiniSearch's own ${megabytes(other)}, beside text of ${megabytes(size)}\n`,
  );
});

function megabytes(size: number): string {
  return `${(size / 1_000_000).toFixed(1)} MB`;
}

it("hands 10,000 passages to the index's worker: the longest time the page waits", async () => {
  const nodes = manyPassages(10_000).map(({ id, text, course, lesson, number = 1, part = 1 }) => ({
    id,
    attributes: { type: "passage", text, course, lesson, number, part },
  }));
  const document = createGraphDocument({ ...emptyGraph(), nodes });
  // What a message to a worker costs this side.
  const sent: TextIndex = {
    put: async (texts) => void structuredClone(texts),
    remove: async () => undefined,
    search: async () => [],
    shared: async () => [],
    end: () => undefined,
  };
  const library = createLibrary(document, async () => sent);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await library.search({ query: "lamp", limit: 1 }, new AbortController().signal);
  delay.disable();
  process.stdout.write(`\nlongest task while 10,000 passages are handed over: ${(delay.max / 1e6).toFixed(1)} ms\n`);
});
