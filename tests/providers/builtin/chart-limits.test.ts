import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGraphContext } from "@/ai/context/graph-context";
import { opensOf } from "@/providers/builtin/chart/open-names";
import { readWhole } from "@/providers/builtin/chart/read";
import { buildSchema } from "@/providers/builtin/schema/schema";
import { median } from "../../support/measure";
import { createTestRegistry } from "../../support/test-registry";

const { document, sets } = createTestRegistry();
const schema = buildSchema(createGraphContext({ document, sets, sampleNames: ["cats"] })([]));

/** Far above what a reading takes, so that a busy machine fails no test; work that doubles with each word is far above it. */
const mostMilliseconds = 1500;

const words = fc.constantFrom(
  ...["cat", "cats", "of", "the", "and", "or", "not", "who", "own", "with", "from", "to", "path", "between", "red"],
  ...["how many", "find", "nodes", "connected to", "shortest", "is there", "most", "2", "age", "which", "that", ","],
  ...["(", '"cat"', "make", "two nodes", "a node", "humans", "older than", "if", "is closed", "steps away", "without"],
);
const stops = fc.constantFrom(" ", ". ", "? ", ", ", "; ", " and ");
const pieces = fc.array(words, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(" "));
const messages = fc
  .record({ head: pieces, piece: pieces, stop: stops, times: fc.integer({ min: 1, max: 80 }), tail: pieces })
  .map(
    ({ head, piece, stop, times, tail }) => `${head} ${Array.from({ length: times }, () => piece).join(stop)} ${tail}`,
  );

function readIn(message: string) {
  const started = performance.now();
  const readings = readWhole(message, schema);
  return { readings, milliseconds: performance.now() - started };
}

describe("reading a message by the chart", () => {
  it("takes little time whatever is repeated or nested, and leaves no name open", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(messages, (message) => {
        const { readings, milliseconds } = readIn(message);
        expect(milliseconds).toBeLessThan(mostMilliseconds);
        for (const { acts } of readings) expect(opensOf(acts)).toBe(0);
      }),
      { numRuns: 150, seed: 15 },
    );
  });

  it.each([
    ["300 words", "the cats that are older than the humans and the cats who own them ".repeat(21)],
    ["300 words in sentences", "Find all cats. How many humans are there? ".repeat(38)],
    ["5,000 letters", "abcdefghij ".repeat(455)],
    ["one word of 5,000 letters", "a".repeat(5000)],
    ["nested quotes", `find ${'"a \'b "c" d\' e" '.repeat(12)}`],
    ["cat of cat of …", `find ${"cat of ".repeat(28)}cat`],
    ["not not …", `${"not ".repeat(57)}cats`],
    ["a list of 40 names", `select ${Array.from({ length: 14 }, () => "Mochi, Nori").join(", ")} and Luna`],
    ["40 names joined by and", `find ${Array.from({ length: 20 }, () => "cats").join(" and ")}`],
  ])("takes little time: %s", (_, message) => {
    readIn(message);
    const times = Array.from({ length: 5 }, () => readIn(message).milliseconds);
    expect(median(times)).toBeLessThan(mostMilliseconds / 3);
  });

  it("takes twice the sentences in about twice the time", () => {
    const said = (times: number): string => "How many cats are there? Find all humans. ".repeat(times);
    readIn(said(15));
    const timeOf = (times: number): number => median(Array.from({ length: 9 }, () => readIn(said(times)).milliseconds));
    expect(timeOf(30)).toBeLessThan(6 * timeOf(15) + 5);
  });
});

describe("sentences that are read apart", () => {
  it.each([
    ["Find the cats. Answer with a number.", 1],
    ["Q: How many cats are there? A:", 1],
    ["Count the nodes. How many nodes are there?", 1],
    ["How many cats are there? How many humans are there?", 2],
  ])("%s asks for %i", (message, count) => {
    expect(readWhole(message, schema)[0]?.acts).toHaveLength(count);
  });

  it.each([
    "Find the shortest path between two nodes.",
    "What is the degree of a given node?",
    "Answer with yes or no.",
  ])("%s is no request of its own", (message) => {
    expect(readWhole(message, schema)).toEqual([]);
  });

  it("has nothing of a message of which one sentence is not read", () => {
    expect(readWhole("Delete all cats. Only if the frobnicator wibbles them.", schema)).toEqual([]);
  });
});
