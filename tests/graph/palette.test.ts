import { describe, expect, it } from "vitest";
import { familiesOf } from "@/graph/looks/color-family";
import {
  allSlots,
  categoricalSlots,
  colorWord,
  divergingSlots,
  readColor,
  sequentialSlots,
  toHex,
} from "@/graph/styles/palette";
import { readText } from "../support/graphs/documents";

/** `--name: light-dark(LIGHT, DARK);` by name. */
const tokens = new Map(
  [...readText("src/ui/tokens.css").matchAll(/(--[a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = "", light, dark]) => [name, [light, dark]],
  ),
);

describe("the palette", () => {
  it("holds every graph colour of the style sheet in its two shades, and no other", () => {
    const wanted = [...tokens.keys()].filter((name) => /^--(g|w|seq|div)-|^--edge/.test(name));
    expect([...allSlots].sort()).toEqual(wanted.sort());
    for (const slot of allSlots) expect([toHex(slot, "light"), toHex(slot, "dark")]).toEqual(tokens.get(slot));
  });

  it("hands out eight categories, seven steps up and seven both ways", () => {
    expect(categoricalSlots).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `--g-${number}`));
    expect(sequentialSlots).toHaveLength(7);
    expect(divergingSlots.at(0)).toBe("--div-1");
  });

  it.each([
    ["blue", "--g-1"],
    ["  Blue ", "--g-1"],
    ["orange", "--g-2"],
    ["teal", "--w-teal"],
    ["purple", "--w-purple"],
    ["sky", "--w-sky"],
    ["violet", "--g-6"],
    ["brown", "--g-8"],
    ["grey", "--g-0"],
    ["gray", "--g-0"],
    ["red", "--w-red"],
    ["yellow", "--w-yellow"],
    ["green", "--w-green"],
    ["pink", "--w-pink"],
    ["--seq-3", "--seq-3"],
    ["#FF8800", "#ff8800"],
    ["#f80", "#ff8800"],
    ["crimson", "#dc143c"],
    ["rebeccapurple", "#663399"],
    ["light blue", "#add8e6"],
    ["dark-green", "#006400"],
    ["DarkSlateGrey", "#2f4f4f"],
    ["dark purple", "#4b0082"],
    ["black", "#000000"],
  ])("reads %s as %s", (text, color) => {
    expect(readColor(text)).toEqual({ success: true, color });
  });

  it.each([
    ["crimsom", "crimson"],
    ["bleu", "blue"],
    ["turquois", "turquoise"],
  ])("refuses %s and offers %s", (text, offered) => {
    expect(readColor(text)).toMatchObject({ success: false, nearest: expect.arrayContaining([offered]) });
  });

  it.each(["", "#12", "#12345678", "#ggg", "url(x)", "constructor", "--g-99", "rgb(1,2,3)"])("refuses %s", (text) => {
    expect(readColor(text)).toMatchObject({ success: false });
  });

  it("draws stone for a colour that means nothing and keeps an exact hex in both themes", () => {
    expect(toHex("nonsense", "dark")).toBe("#89867e");
    expect(toHex("#123456", "dark")).toBe("#123456");
    expect(toHex("crimson", "light")).toBe("#dc143c");
  });

  it.each(["red", "orange", "green", "teal", "blue", "purple", "pink", "brown", "grey"] as const)(
    "draws %s as what most people call so, in both themes",
    (word) => {
      const read = readColor(word);
      if (!read.success) throw new Error(word);
      for (const theme of ["light", "dark"] as const) {
        expect(familiesOf(toHex(read.color, theme))[0], theme).toBe(word);
      }
    },
  );

  it("tells people a word for a colour", () => {
    const colors = ["--g-1", "--g-0", "--g-5", "--g-6", "--w-red", "#dc143c", "#123456", "--seq-4"];
    expect(colors.map(colorWord)).toEqual([
      "blue",
      "grey",
      "gold",
      "violet",
      "red",
      "crimson",
      "#123456",
      "shade 4 of 7",
    ]);
  });
});
