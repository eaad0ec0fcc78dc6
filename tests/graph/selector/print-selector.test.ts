import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import { arbitrarySelector } from "../../support/graphs/arbitrary-selector";
import { runsOf } from "../../support/long";

describe("printSelector", () => {
  it("writes a text that parses to the same selector", () => {
    fc.assert(
      fc.property(arbitrarySelector, (selector) => {
        const text = printSelector(selector);
        expect(parseSelector(text), text).toEqual({ success: true, selector });
      }),
      { numRuns: runsOf(500) },
    );
  });

  it("never lets the parser throw, whatever the text", () => {
    const piece = fc.oneof(
      fc.constantFrom("(", ")", "[", "]", "&&", "||", "!", "not", "in", "==", "<", "'", '"', "`", "$", "@", ".", ","),
      fc.constantFrom("a", "all", "exists", "neighbors", "contains", "true", "5", "'x'", "?", "*", "source", "data"),
      fc.string({ maxLength: 3, unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom("", " "), (pieces, gap) => {
        const text = pieces.join(gap);
        const result = parseSelector(text);
        if (result.success) expect(parseSelector(printSelector(result.selector)).success).toBe(true);
        else expect(result.position).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: runsOf(800) },
    );
  });

  it("writes joins of one and of no terms as what they mean", () => {
    expect(printSelector({ op: "and", terms: [] })).toBe("*");
    expect(printSelector({ op: "or", terms: [] })).toBe("not *");
    expect(printSelector({ op: "not", term: { op: "or", terms: [{ op: "all" }] } })).toBe("not *");
  });
});
