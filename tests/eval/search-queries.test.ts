import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { catalogues, readCatalogue } from "../../packages/bench/make-course-graphs.mjs";

const bench = join(import.meta.dirname, "..", "bench");
const query = z.strictObject({
  id: z.int(),
  collection: z.enum(["handbook", "bakery", "harbour", "reports"]),
  kind: z.enum(["keyword", "question", "misspelt", "inflected", "part-word", "two-topics", "paraphrase"]),
  query: z.string().check(z.minLength(3)),
  relevant: z.record(z.string(), z.int().check(z.minimum(1), z.maximum(3))),
});
const [open = [], held = []] = ["search-queries.json", "search-queries-held.json"].map((name) =>
  z.parse(z.array(query), read(name)),
);
const all = [...open, ...held];

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(bench, name), "utf8"));
}

/** What can be relevant in each collection. */
function placesOf(collection: string): readonly string[] {
  if (collection === "reports") {
    const reports = z.object({ nodes: z.array(z.object({ attributes: z.object({ name: z.string() }) })) });
    return z.parse(reports, read("search-reports.json")).nodes.map(({ attributes }) => attributes.name);
  }
  const documents = catalogues.find(({ file }) => file === `${collection}.json`)?.documents ?? "";
  return readCatalogue(documents).flatMap(({ title, lessons }) => lessons.map(({ number }) => `${title}/${number}`));
}

describe("the queries in learners' words", () => {
  const learners = z.parse(
    z.array(
      z.strictObject({
        ...z.omit(query, { kind: true, collection: true }).shape,
        collection: z.string(),
        language: z.enum(["en", "de", "fr", "es"]),
      }),
    ),
    read("search-queries-learners.json"),
  );

  it("are forty, none of them twice, and name places that are in their texts", () => {
    expect(learners).toHaveLength(40);
    expect(new Set([...all, ...learners].map(({ id }) => id)).size).toBe(all.length + learners.length);
    for (const { collection, relevant, query: words } of learners) {
      const places = placesOf(collection);
      expect(
        Object.keys(relevant).filter((place) => !places.includes(place)),
        words,
      ).toEqual([]);
      expect(Math.max(...Object.values(relevant)), words).toBe(3);
    }
  });
});

describe("the labelled queries", () => {
  it("are eighty and more, the even ones open and the odd ones held out, none twice", () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(open.filter(({ id }) => id % 2 !== 0)).toEqual([]);
    expect(held.filter(({ id }) => id % 2 === 0)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ collection, query: words }) => `${collection} ${words}`)).size).toBe(all.length);
  });

  it.each(["handbook", "bakery", "harbour", "reports"])(
    "name places that are in %s, one good answer at least",
    (name) => {
      const places = new Set(placesOf(name));
      const queries = all.filter(({ collection }) => collection === name);
      expect(queries.length).toBeGreaterThanOrEqual(20);
      for (const { query: words, relevant } of queries) {
        expect(
          Object.keys(relevant).filter((place) => !places.has(place)),
          words,
        ).toEqual([]);
        expect(Math.max(...Object.values(relevant)), words).toBeGreaterThanOrEqual(2);
      }
    },
  );
});
