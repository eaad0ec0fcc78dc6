import { describe, expect, it } from "vitest";
import { createRanker } from "@/knowledge/index/ranker";

const clay = "Clay and the Wheel";
const kiln = "Firing the Kiln";
const sea = "Sea Knots";

const texts = [
  [
    clay,
    1,
    "Raw Clay",
    "The clay is pressed until it runs true. A bubble in the clay is felt as a bump. Take a lot of water.",
  ],
  [
    clay,
    2,
    "Walls",
    "The shelf is dusted first. A pot dries on the shelf for a day, and a wet pot on a shelf sticks to it.",
  ],
  [
    kiln,
    1,
    "Packing",
    "The shelf is painted with wash. Leave a finger under the shelf above, and turn each shelf once a year.",
  ],
  [
    kiln,
    2,
    "Heat",
    "Look at the flame. A pot that glows is lifted out, and another pot is put in its place with a lot of care.",
  ],
  [sea, 1, "Ropes", "A rope is wet after a day at sea, and the knot in it holds all the better for a lot of that."],
] as const;

function ranker() {
  const own = createRanker();
  own.put(
    texts.map(([course, number, lesson, text], at) => ({ id: String(at), course, number, lesson, part: 1, text })),
  );
  return own;
}

const wordsOf = (shared: readonly { readonly word: string }[]): readonly string[] => shared.map(({ word }) => word);

describe("the words two places share", () => {
  it("are those both speak of again and again, not what every text has, nor what stands in titles alone", () => {
    const words = wordsOf(ranker().shared({ course: clay }, { course: kiln }));
    expect(words.slice(0, 2)).toEqual(["shelf", "pot"]);
    expect(words).not.toContain("clay");
    expect(words).not.toContain("look");
  });

  it("are none between courses that have nothing to do with each other", () => {
    expect(wordsOf(ranker().shared({ course: kiln }, { course: sea }))).toEqual([]);
  });

  it("are told of two lessons of one course, too", () => {
    const own = ranker();
    expect(wordsOf(own.shared({ course: clay, number: 2 }, { course: kiln, number: 1 }))).toEqual(["shelf"]);
    expect(wordsOf(own.shared({ course: clay, number: 1 }, { course: kiln, number: 1 }))).toEqual([]);
  });
});
