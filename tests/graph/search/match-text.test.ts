import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMisspelt, wantedOf } from "@/graph/search/match-text";
import { editDistance } from "@/lib/text/edit-distance";

/** What is meant, without any shortcut: a word of the text, or its beginning, within one edit, of eight letters or more two. */
function isNear(held: string, one: string): boolean {
  const allowed = one.length < 8 ? 1 : 2;
  return held.split(/[^a-z0-9\u0080-\uffff]+/u).some((part) => {
    const lengths = Array.from({ length: 2 * allowed + 1 }, (_, index) => one.length - allowed + index);
    return lengths.some((length) => length <= part.length && editDistance(part.slice(0, length), one) <= allowed);
  });
}

const letter = fc.constantFrom("a", "b", "c", "d", "e", "é", "猫", "ö");
const word = fc.string({ unit: letter, minLength: 4, maxLength: 10 });
const text = fc.array(fc.string({ unit: letter, maxLength: 12 }), { maxLength: 3 }).map((words) => words.join(" "));

/** A text with the word in it, but for some letters. */
const nearly = fc
  .tuple(word, fc.array(fc.tuple(fc.nat(9), fc.constantFrom("", "a", "b", "ab")), { maxLength: 3 }), text)
  .map(([one, edits, rest]) => {
    const changed = edits.reduce((now, [at, sign]) => now.slice(0, at) + sign + now.slice(at + 1), one);
    return [one, `${rest} ${changed}`] as const;
  });

describe("a misspelt word", () => {
  it("is found where a word or its beginning is within an edit or two, and nowhere else", () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.tuple(word, text)), ([asked, held]) => {
        const wanted = wantedOf(asked);
        const folded = wantedOf(held).text;
        fc.pre(!folded.includes(wanted.text) && wanted.words.length === 1);
        expect(isMisspelt(folded, wanted)).toBe(isNear(folded, wanted.text));
      }),
    );
  });
});
