import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGraphContext } from "@/ai/context/graph-context";
import { opensOf } from "@/providers/builtin/chart/open-names";
import { readWhole } from "@/providers/builtin/chart/read";
import { buildSchema } from "@/providers/builtin/schema/schema";
import { runsOf } from "../../support/long";
import { createTestRegistry } from "../../support/test-registry";

const { document, sets } = createTestRegistry();
const schema = buildSchema(createGraphContext({ document, sets, sampleNames: ["cats"] })([]));

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

/** How many steps a message takes; how long they take is measured by `npm run bench`. */
function stepsOf(message: string): number {
  const steps = { taken: 0 };
  readWhole(message, schema, steps);
  return steps.taken;
}

/** One more is refused, and the message goes unread. */
const mostSteps = 12_001;

describe("reading a message by the chart", () => {
  it("takes no more steps than it may whatever is repeated or nested, and leaves no name open", {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(messages, (message) => {
        const steps = { taken: 0 };
        for (const { acts } of readWhole(message, schema, steps)) expect(opensOf(acts)).toBe(0);
        expect(steps.taken).toBeLessThanOrEqual(mostSteps);
      }),
      { numRuns: runsOf(60), seed: 15 },
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
  ])("takes no more steps than it may: %s", (_, message) => {
    expect(stepsOf(message)).toBeLessThanOrEqual(mostSteps);
  });

  it("takes twice the sentences in about twice the steps", () => {
    const said = (times: number): string => "How many cats are there? Find all humans. ".repeat(times);
    expect(stepsOf(said(15))).toBeGreaterThan(100);
    expect(stepsOf(said(30))).toBeLessThan(2.2 * stepsOf(said(15)));
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
