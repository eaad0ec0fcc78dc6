import { describe, expect, it } from "vitest";
import { colorAsked } from "@/graph/looks/color-asked";
import { allSlots, readColor, toHex } from "@/graph/styles/palette";

function isCalled(color: string, word: string): boolean {
  const asked = colorAsked(word);
  if (!asked.success) throw new Error(`${word} is no colour`);
  return asked.test(color);
}

const basic = ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "brown", "grey", "black", "white"];
const namesOf = (color: string) => basic.filter((word) => isCalled(color, word));

describe("what a colour is called", () => {
  it.each([
    ["the palette's colours as the page calls them", "--g-6", ["purple"]],
    ["grey by default", "--g-0", ["grey"]],
    ["jade, which is drawn as a dark green", "--g-3", ["green", "teal"]],
    ["a line", "--edge-quiet", ["grey"]],
    ["pure red", "#ff0000", ["red"]],
    ["a dark red", "#8b0000", ["red"]],
    ["navy", "#000080", ["blue"]],
    ["a light blue", "#87ceeb", ["blue"]],
    ["royal blue", "#4169e1", ["blue"]],
    ["a lilac", "#dda0dd", ["purple"]],
    ["violet", "#8a2be2", ["purple"]],
    ["forest green", "#228b22", ["green"]],
    ["lime", "#00ff00", ["green"]],
    ["gold", "#ffd700", ["yellow"]],
    ["hot pink", "#ff69b4", ["pink"]],
    ["a brown", "#8b4513", ["brown"]],
    ["a middle grey", "#808080", ["grey"]],
    ["charcoal", "#333333", ["grey"]],
    ["black", "#000000", ["black"]],
    ["white", "#ffffff", ["white"]],
    ["turquoise, between two", "#40e0d0", ["teal", "blue"]],
    ["tomato, which is no pure red", "#ff6347", ["orange", "pink"]],
  ])("%s", (_, color, names) => {
    expect(namesOf(color).toSorted()).toEqual(names.toSorted());
  });

  it("is never nothing and hardly ever more than two words, all over the cube of colours", () => {
    const steps = ["00", "33", "66", "99", "cc", "ff"];
    const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
    const counts = cube.map((color) => namesOf(color).length);
    expect(Math.min(...counts)).toBe(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    expect(counts.filter((count) => count > 2).length).toBeLessThan(cube.length * 0.03);
  });

  it.each([
    ["dark red", "#8b0000", true],
    ["dark red", "#ff0000", false],
    ["dark blue", "#00008b", true],
    ["light blue", "#add8e6", true],
    ["pale green", "#98fb98", true],
    ["light green", "#006400", false],
    ["light grey", "--edge-quiet", true],
    ["violet", "--g-6", true],
    ["gray", "--g-0", true],
    ["gold", "--g-5", true],
    ["rose", "--g-4", true],
    ["sky", "--w-sky", true],
    ["steel", "--g-7", true],
    ["dark orange", "#ff8c00", true],
    ["crimson", "#dc143c", true],
    ["crimson", "#de183f", true],
    ["crimson", "--g-1", false],
    ["navy", "#000080", true],
    ["navy", "#0000ff", false],
    ["Light-Blue", "#87cefa", true],
  ])("%s of %s: %s", (word, color, isIt) => {
    expect(isCalled(color, word)).toBe(isIt);
  });

  it("holds what was given a colour by that word, whatever it looks like", () => {
    for (const word of [
      "red",
      "orange",
      "teal",
      "rose",
      "gold",
      "crimson",
      "lightpurple",
      "chocolate",
      "brown",
      "yellow",
    ]) {
      const given = readColor(word);
      expect(given.success && isCalled(given.color, word), word).toBe(true);
    }
    expect(isCalled("#d2691e", "chocolate")).toBe(true);
  });

  it("is exactly the hex asked for, a slot's on light ground", () => {
    for (const slot of allSlots) expect(isCalled(slot, toHex(slot, "light"))).toBe(true);
    expect(isCalled("#ff0000", "#F00")).toBe(true);
    expect(isCalled("#ff0001", "#ff0000")).toBe(false);
    expect(isCalled("--g-6", "--g-6")).toBe(true);
    expect(isCalled("#5502bb", "--g-6")).toBe(false);
  });

  it.each([
    ["purpel", "purple"],
    ["bright red", "red"],
    ["bleu", "blue"],
    ["#12345", undefined],
  ])("of %s is not known, the nearest is %s", (word, near) => {
    const asked = colorAsked(word);
    expect(asked.success).toBe(false);
    if (!asked.success) expect(asked.nearest[0]).toBe(near);
  });
});
