import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directionOf, labelSize, toLabelText } from "@/canvas/labels/label-text";

const graphemes = (text: string) => [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)];

describe("the text of a label", () => {
  it("stays as it is up to 24 characters", () => {
    expect(toLabelText("Whiskers")).toBe("Whiskers");
    expect(toLabelText("x".repeat(24))).toBe("x".repeat(24));
  });

  it("is cut after 24 characters with one sign for the rest", () => {
    expect(toLabelText("The Department of Redundancy Department")).toBe("The Department of Redund…");
  });

  it("stands on one line", () => {
    expect(toLabelText(" two\n lines\t")).toBe("two lines");
  });

  it("counts a family of emoji as one character and never cuts through it", () => {
    const family = "👩‍👩‍👧‍👦";
    expect(toLabelText(family.repeat(20))).toBe(family.repeat(20));
    expect(toLabelText(family.repeat(30))).toBe(`${family.repeat(24)}…`);
  });

  it("is whole text for anything a label can hold", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (label) => {
        const text = toLabelText(label);
        expect(text).not.toMatch(/\p{Surrogate}/u);
        expect(graphemes(text).length).toBeLessThanOrEqual(25);
      }),
    );
  });

  it.each([
    ["Valjean", "ltr"],
    ["אבג", "rtl"],
    ["42 مرحبا", "rtl"],
    ["🐈 cat", "ltr"],
    ["", "ltr"],
  ])("of %j runs %s", (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });

  it.each([
    [1, 12],
    [0.6, 12],
    [1.6, 12],
    [0.45, 9],
    [3.2, 24],
  ])("has at zoom %d the size of %d px", (zoom, size) => {
    expect(labelSize(zoom)).toBeCloseTo(size);
  });
});
