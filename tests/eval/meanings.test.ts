import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readMeanings } from "@/app/headless/host";
import { readPairs } from "../../packages/bench/src/meanings/meaning-pairs";
import { meaningsPlace, meaningsTable, measureAll } from "../../packages/bench/src/meanings/measure-all";

const text = (...path: readonly string[]) => readFileSync(join(process.cwd(), ...path), "utf8");
const pairs = text("packages", "bench", "meanings", "pairs.tsv");
const graphs = JSON.parse(text("packages", "bench", "meanings", "graphs.json"));
const committed = JSON.parse(text("packages", "bench", "results", "meanings.json"));

describe("the suite of meanings", () => {
  it("holds 300 words of six languages, 60 of which mean nothing in their graph", () => {
    const all = readPairs(pairs, graphs);
    expect(all).toHaveLength(300);
    expect(all.filter(({ meant }) => meant.length === 0)).toHaveLength(60);
    expect(new Set(all.map(({ language }) => language))).toEqual(new Set(["en", "de", "es", "fr", "zh", "ja"]));
  });

  it("names the line of a pair that its graph does not hold", () => {
    expect(() => readPairs("head\nen\tstaff\twage\tpayroll", graphs)).toThrow("Line 2: staff has no payroll.");
    expect(() => readPairs("head\nxx\tstaff\twage\tsalary", graphs)).toThrow("Line 2: there is no language xx.");
  });

  it("gives the committed figures, which stand in the document", async () => {
    const figures = await measureAll({ pairs, graphs, read: readMeanings(join(process.cwd(), "public", "meanings")) });
    const { stated, chosenOn } = committed;
    expect(figures).toEqual({ stated, chosenOn });
    const document = text("docs", "evaluation.md");
    const [, inside = ""] = document.split(meaningsPlace[0]);
    expect(inside.split(meaningsPlace[1])[0]?.trim()).toBe(meaningsTable(committed));
  });
});
