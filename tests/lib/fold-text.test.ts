import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "@/lib/fold-text";

describe("folding a text", () => {
  it.each([
    ["a short text stays", "one two", 10, "one two"],
    ["ends with a line where it can", "first line\nsecond line\nthird", 25, "first line\nsecond line"],
    ["ends with a word where lines are long", "alpha beta gamma delta", 18, "alpha beta gamma"],
    ["keeps the comma with what it follows", "n1,n2,n3,n4,n5", 10, "n1,n2,n3,"],
    ["cuts what has no words", "abcdefghij", 4, "abcd"],
    ["never cuts a sign in two", "aaa😀😀", 4, "aaa"],
  ])("%s", (_, text, limit, shown) => {
    expect(foldText(text, limit)).toEqual({ shown, left: text.length - shown.length });
  });

  it("shows a beginning within the limit and counts the rest, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 2, max: 40 }), (text, limit) => {
        const { shown, left } = foldText(text, limit);
        expect(text.startsWith(shown)).toBe(true);
        expect(shown.length + left).toBe(text.length);
        expect(shown.length).toBeLessThanOrEqual(limit);
        expect(shown.isWellFormed()).toBe(true);
        if (text.length > 0) expect(shown).not.toBe("");
      }),
    );
  });
});
