import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { neededWords } from "@/providers/builtin/languages/needed-words";

const of = (pattern: string) =>
  neededWords(pattern, (name) => (name === "hide" ? ["verberg", "versteck"] : null)).map((need) => need.join("|"));

describe("what must stand in a text that a pattern is met by", () => {
  it.each([
    ["\\bim (?:schnitt|mittel)\\b", ["im", "schnitt|mittel"]],
    ["\\b(?:gibts|gibt's)\\b", ["gibts|gibt"]],
    ["wie viele?n?", ["wie", "viel"]],
    ["(?:bitte )?<hide> @ (?=nicht)", ["verberg|versteck"]],
    ["<verb><hide>?", []],
    ["\\p{L}+ sie|[abc]+", []],
    ["eine?|ein", ["ein|ein"]],
    ["so{2}n?(?<!dass) a+b", ["s", "a", "b"]],
    ["隐藏(?:所有)?的", ["隐藏", "的"]],
  ])("%s", (pattern, needs) => {
    expect(of(pattern)).toEqual(needs);
  });

  it("stands in each text that any pattern is met by", () => {
    const letters = fc.stringMatching(/^[a-d]{1,3}$/u).map((text) => ({ pattern: text, met: text }));
    const patterns = fc.letrec<{ part: Part; way: Part }>((tie) => ({
      part: fc.oneof(
        { depthSize: "small" },
        letters,
        fc.constantFrom({ pattern: "\\b", met: "" }, { pattern: "[x-z]", met: "y" }, { pattern: "\\p{L}", met: "q" }),
        tie("way").map(({ pattern, met }) => ({ pattern: `(?:${pattern})`, met })),
        fc.tuple(tie("way"), fc.boolean()).map(([{ pattern, met }, isThere]) => ({
          pattern: `(${pattern})?`,
          met: isThere ? met : "",
        })),
        fc.tuple(letters, fc.nat(2)).map(([{ pattern }, times]) => ({
          pattern: `${pattern}*`,
          met: pattern.slice(0, -1) + pattern.slice(-1).repeat(times),
        })),
      ),
      way: fc
        .tuple(fc.array(fc.array(tie("part"), { maxLength: 3 }), { minLength: 1, maxLength: 3 }), fc.nat())
        .map(([ways, pick]) => ({
          pattern: ways.map((parts) => parts.map(({ pattern }) => pattern).join("")).join("|"),
          met: (ways[pick % ways.length] ?? []).map(({ met }) => met).join(""),
        })),
    })).way;
    fc.assert(
      fc.property(patterns, ({ pattern, met }) => {
        for (const need of neededWords(pattern, () => null)) expect(need.some((word) => met.includes(word))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

interface Part {
  readonly pattern: string;
  /** A text that the pattern is met by. */
  readonly met: string;
}
