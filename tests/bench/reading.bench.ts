import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createGraphContext } from "@/ai/context/graph-context";
import { readWhole } from "@/providers/builtin/chart/read";
import { buildSchema } from "@/providers/builtin/schema/schema";
import { tokenise } from "@/providers/builtin/text/tokens";
import { median, medians, printRatios } from "../support/measure";
import { createTestRegistry } from "../support/test-registry";

/*
 * Reading one message by the chart, all first messages of a suite of wordings on one graph. Budget: 3 ms at the median, 20 ms for 19 of 20, 200 ms for
 * any message however long or nested. Beside it the least that reading takes: the message cut into words.
 */
const folder = "packages/bench/suites/wordings";

interface Suite {
  readonly tasks: readonly { readonly messages: readonly string[]; readonly language?: string }[];
}

function wordings(): readonly string[] {
  return readdirSync(folder).flatMap((file) => {
    // Border: suites are checked by the evaluation's own reader.
    const { tasks } = JSON.parse(readFileSync(join(folder, file), "utf8")) as Suite;
    return tasks.flatMap(({ messages, language = "en" }) => (language === "en" ? messages.slice(0, 1) : []));
  });
}

const long = {
  "300 words": "the cats that are older than the humans and the cats who own them ".repeat(21),
  "38 sentences twice": "Find all cats. How many humans are there? ".repeat(38),
  "5,000 letters": "abcdefghij ".repeat(455),
  "cat of cat of …": `find ${"cat of ".repeat(28)}cat`,
  "20 nouns joined by and": `find ${Array.from({ length: 20 }, () => "cats").join(" and ")}`,
  "nested quotes": `find ${'"a \'b "c" d\' e" '.repeat(12)}`,
};

it("reads a message", () => {
  const { document, sets } = createTestRegistry();
  const schema = buildSchema(createGraphContext({ document, sets, sampleNames: ["cats"] })([]));
  const messages = wordings();
  expect(messages.length).toBeGreaterThan(100);
  for (const message of messages) readWhole(message, schema);
  const timeOf = (read: (message: string) => unknown): readonly number[] =>
    messages.map((message) => {
      const started = performance.now();
      read(message);
      return performance.now() - started;
    });
  const times = timeOf((message) => readWhole(message, schema)).toSorted((a, b) => a - b);
  printRatios(
    `Reading ${messages.length} messages`,
    {
      "the words alone (median)": median(timeOf(tokenise)),
      "the chart (median)": median(times),
      "the chart (19 of 20)": times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    },
    "the words alone (median)",
  );
  const work = Object.entries(long).map(([name, message]) => [name, () => readWhole(message, schema)] as const);
  printRatios(
    "Reading what is long or nested",
    { ...medians({ words: () => tokenise(long["300 words"]) }), ...medians(Object.fromEntries(work)) },
    "words",
  );
});
