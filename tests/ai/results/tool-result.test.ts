import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReadableOutcome, toToolResultText } from "@/ai/results/tool-result";
import type { JsonValue } from "@/lib/json";
import { runsOf } from "../../support/long";

const options = { maxToolResultSize: 4000, includeToolDataInContext: true } as const;
const found = (data: JsonValue): ReadableOutcome => ({
  success: true,
  message: "Found them.",
  data,
  affectedNodes: [],
  affectedEdges: [],
});

/** Anything JSON holds, with emoji, halves of surrogate pairs, long texts and deep nesting. */
const arbitraryText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.nat(3000).map((length) => "😀é\u0000\uD83D".repeat(length).slice(0, length)),
);
const { data: arbitraryData } = fc.letrec<{ data: JsonValue; deep: JsonValue }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    arbitraryText,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("data"), { maxLength: 40 }),
    fc.dictionary(arbitraryText, tie("data"), { maxKeys: 30 }),
    tie("deep"),
  ),
  deep: fc.nat(3000).map((depth) => {
    let value: JsonValue = "bottom";
    for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value };
    return value;
  }),
}));

describe("what the model reads of a result", () => {
  it("is the whole result while it fits", () => {
    const outcome = { ...found({ count: 2, nodes: ["a", "b"], set: "$1" }), affectedNodes: ["a", "b"] };
    expect(JSON.parse(toToolResultText(outcome, options))).toEqual({
      success: true,
      message: "Found them.",
      data: { count: 2, nodes: ["a", "b"], set: "$1" },
      affectedNodes: 2,
    });
  });

  it("says of a ranking that its set holds those listed, not all", () => {
    const nodes = ["a", "b", "c"].map((id) => ({ id, label: id, value: 1 }));
    const outcome = {
      success: true,
      message: "The 3 nodes of 12 …",
      data: { by: "degree", total: 12, nodes, set: "$1" },
      affectedNodes: [],
      affectedEdges: [],
    };
    const text = toToolResultText(outcome, { maxToolResultSize: 4000, includeToolDataInContext: true });
    expect(JSON.parse(text).hint).toBe("3 of 12 shown; `$1` holds these 3. For more give an offset.");
  });

  it("says that a list holds the first of many, and where all are", () => {
    const nodes = Array.from({ length: 20 }, (_, index) => `n${index}`);
    const { hint } = JSON.parse(toToolResultText(found({ count: 300, nodes, set: "$1" }), options));
    expect(hint).toContain("20 of 300 shown; all are `$1`");
  });

  it("holds fewer items when it would be too long, and says how many of how many", () => {
    const nodes = Array.from({ length: 20 }, (_, index) => ({ id: `n${index}`, data: { text: "x".repeat(300) } }));
    const text = toToolResultText(found({ count: 300, nodes, set: "$2" }), { ...options, maxToolResultSize: 2000 });
    const { data, hint } = JSON.parse(text);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(data.nodes.length).toBeGreaterThan(3);
    expect(hint).toContain(`${data.nodes.length} of 300 shown; all are \`$2\``);
    expect(hint).toContain("selector");
  });

  it("is message and counts only when data is switched off", () => {
    const outcome = { ...found({ count: 1 }), affectedNodes: ["a"] };
    expect(JSON.parse(toToolResultText(outcome, { ...options, includeToolDataInContext: false }))).toEqual({
      success: true,
      message: "Found them.",
      affectedNodes: 1,
    });
  });

  it("keeps the hint of a refusal", () => {
    const refusal = {
      success: false,
      message: "There is no attribute 'tpye'.",
      hint: "Use type.",
      affectedNodes: [],
      affectedEdges: [],
    };
    expect(JSON.parse(toToolResultText(refusal, options))).toEqual({
      success: false,
      message: "There is no attribute 'tpye'.",
      hint: "Use type.",
    });
  });

  it("parses, fits and says how to get the rest, whatever the data", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        arbitraryData,
        fc.integer({ min: 200, max: 5000 }),
        arbitraryText,
        fc.boolean(),
        (data, limit, message, hasSet) => {
          const given: JsonValue = hasSet ? { count: 5000, nodes: data, set: "$12" } : data;
          const text = toToolResultText({ ...found(given), message }, { ...options, maxToolResultSize: limit });
          expect(text.length).toBeLessThanOrEqual(limit);
          expect(text).not.toMatch(/\p{Surrogate}/u);
          const read = JSON.parse(text);
          expect(read.success).toBe(true);
          expect(read.message).not.toBe("");
          if (isSame(read.data, given)) return;
          expect(read.hint).toMatch(/shown|Shortened to fit/u);
          expect(read.hint).toMatch(hasSet ? /all are `\$12`/u : /For more/u);
        },
      ),
      { numRuns: runsOf(300) },
    );
  });
});

function isSame(a: unknown, b: unknown): boolean {
  try {
    return JSON.stringify(a) === JSON.stringify(b);
  } catch {
    return false;
  }
}
