import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutInSlices } from "@/knowledge/passages/cut-in-slices";
import { cutPassages, passageRanges, usualSizes } from "@/knowledge/passages/cut-passages";
import { sentences } from "@/knowledge/passages/sentences";
import { runsOf } from "../support/long";

function sentencesOf(text: string): readonly string[] {
  return sentences(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));
}

describe("the ends of sentences", () => {
  it.each([
    ["One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]],
    [
      "Dr. Smith met Prof. J. R. Miller at 5 p.m. They talked.",
      ["Dr. Smith met Prof. J. R. Miller at 5 p.m. They talked."],
    ],
    ["It costs 3.50 euros. That is cheap.", ["It costs 3.50 euros.", "That is cheap."]],
    ["Use hubs, e.g. Paris, i.e. large ones. Then stop.", ["Use hubs, e.g. Paris, i.e. large ones.", "Then stop."]],
    ["See https://example.org/a.b?c=1. Next one.", ["See https://example.org/a.b?c=1.", "Next one."]],
    ["Version 2.0.1 of node.js is out. Take it.", ["Version 2.0.1 of node.js is out.", "Take it."]],
    ["It was found in 1995. Then it was lost.", ["It was found in 1995.", "Then it was lost."]],
    [
      "Das ist z. B. am 3. Mai so, vgl. Abb. 2. Danach nicht mehr.",
      ["Das ist z. B. am 3. Mai so, vgl. Abb. 2.", "Danach nicht mehr."],
    ],
    ["Das war's. Dann kam er.", ["Das war's.", "Dann kam er."]],
    ["There are 12. The next is 13.", ["There are 12.", "The next is 13."]],
    ["1. First this. Then that.", ["1. First this.", "Then that."]],
    ["这是第一句。这是第二句！第三句", ["这是第一句。", "这是第二句！", "第三句"]],
    ["「はい。」と言った。次。", ["「はい。」", "と言った。", "次。"]],
    ['He said "Stop." Then he went.', ['He said "Stop."', "Then he went."]],
    ['"Who knows Emma?" follows the edges. Next.', ['"Who knows Emma?" follows the edges.', "Next."]],
    ["Wait... what? Yes.", ["Wait... what?", "Yes."]],
    ["पहला वाक्य। दूसरा वाक्य।", ["पहला वाक्य।", "दूसरा वाक्य।"]],
    ["A line\nbroken softly. Another.", ["A line\nbroken softly.", "Another."]],
    ["", []],
  ])("of %j", (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });
});

describe("passages", () => {
  const sentence = (at: number) => `Sentence number ${at} tells something of the graph.`;
  const text = Array.from({ length: 60 }, (_, at) => sentence(at)).join(" ");

  it("end with sentences, are near their size, and begin with the end of the one before", () => {
    const passages = cutPassages(text, usualSizes);
    expect(passages.length).toBeGreaterThan(3);
    for (const passage of passages) {
      expect(passage.length).toBeLessThanOrEqual(800);
      expect(passage.startsWith("Sentence")).toBe(true);
      expect(passage.endsWith("graph.")).toBe(true);
    }
    for (const [at, passage] of passages.slice(1).entries()) {
      const shared = passage.slice(0, sentence(10).length);
      expect(passages[at]).toContain(shared);
      expect(passages[at]?.length).toBeGreaterThan(600);
    }
  });

  it("keep a heading with what it stands over", () => {
    const passages = cutPassages(
      `${"Filler text goes here. ".repeat(12).trim()}\n\n### Bridges\n\nA bridge joins two parts.`,
      { size: 300, overlap: 0 },
    );
    expect(passages.at(-1)).toBe("### Bridges\n\nA bridge joins two parts.");
  });

  it("cut between the items of a list and the lines of code, not inside them", () => {
    const items = Array.from({ length: 20 }, (_, at) => `- item ${at} e.g. with. stops`).join("\n");
    for (const passage of cutPassages(items, { size: 120, overlap: 30 })) {
      expect(passage).toMatch(/^- item \d+ e\.g\. with\. stops(?:\n- item \d+ e\.g\. with\. stops)*$/);
    }
  });

  it("are cut at blanks where a sentence is longer, and inside a word only where there is no blank", () => {
    expect(cutPassages("one two three four five", { size: 10, overlap: 0 })).toEqual(["one two", "three four", "five"]);
    expect(cutPassages("abcdefghijkl", { size: 5, overlap: 2 })).toEqual(["abcde", "fghij", "kl"]);
    expect(cutPassages("😀😀😀", { size: 3, overlap: 0 })).toEqual(["😀", "😀", "😀"]);
  });

  const words = fc.constantFrom(
    "graph",
    "Dr.",
    "e.g.",
    "3.5",
    "node",
    "End.",
    "Why?",
    "这是。",
    "\n",
    "\n\n",
    "- ",
    "# ",
    "```\n",
    "a".repeat(50),
    "😀",
    "J.",
    "https://x.org/a.b",
    "|",
    "\t",
  );
  const arbitraryText = fc.oneof(
    fc.array(words, { maxLength: 120 }).map((list) => list.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 300 }),
  );
  const arbitrarySizes = fc.record({
    size: fc.integer({ min: 20, max: 300 }),
    overlap: fc.integer({ min: 0, max: 10 }),
  });

  it("hold all of the text in order, each no longer than the size, and overlap no more than a part of it", () => {
    fc.assert(
      fc.property(arbitraryText, arbitrarySizes, (given, sizes) => {
        const ranges = passageRanges(given, sizes);
        let covered = 0;
        for (const { start, end } of ranges) {
          expect(end - start).toBeLessThanOrEqual(sizes.size);
          expect(end).toBeGreaterThan(covered);
          expect(given.slice(covered, Math.max(covered, start)).trim()).toBe("");
          expect(covered - start).toBeLessThanOrEqual(Math.max(sizes.overlap, sizes.size / 4));
          covered = end;
        }
        expect(given.slice(covered).trim()).toBe("");
        expect(passageRanges(given, sizes)).toEqual(ranges);
      }),
      { numRuns: runsOf(300) },
    );
  });
});

describe("one long text, cut in slices", () => {
  const long = "The boat leaves the harbour at dawn with Mr. Smith and its nets. ".repeat(40_000);

  it("lets other tasks run in between, and is cut as in one go", async () => {
    const progress: number[] = [];
    const cutting = cutInSlices([long], {
      sizes: usualSizes,
      signal: new AbortController().signal,
      progress: (ratio) => progress.push(ratio),
    });
    const cut = await cutting;
    expect(progress.filter((ratio) => ratio > 0 && ratio < 1).length).toBeGreaterThan(1);
    expect(cut(long)).toEqual(cutPassages(long, usualSizes));
  });

  it("hears a stop in the middle of it", async () => {
    const stop = new AbortController();
    const cutting = cutInSlices([long], { sizes: usualSizes, signal: stop.signal, progress: () => stop.abort() });
    await expect(cutting).rejects.toThrow(/abort/iu);
  });
});
