import { describe, expect, it } from "vitest";
import { isInside } from "@/canvas/tools/polygon";

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
/** A "U": open at the top. */
const bend = [
  { x: 0, y: 0 },
  { x: 3, y: 0 },
  { x: 3, y: 7 },
  { x: 7, y: 7 },
  { x: 7, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe("an area drawn round nodes", () => {
  it.each([
    ["the middle of a square", { x: 5, y: 5 }, square, true],
    ["a place beside it", { x: 11, y: 5 }, square, false],
    ["a place level with a corner", { x: -1, y: 0 }, square, false],
    ["an arm of a bend", { x: 1, y: 2 }, bend, true],
    ["the gap between the arms", { x: 5, y: 2 }, bend, false],
    ["the ground of the bend", { x: 5, y: 9 }, bend, true],
  ] as const)("tells whether %s is in it", (_name, point, area, isIn) => {
    expect(isInside(point, area)).toBe(isIn);
    expect(isInside(point, area.toReversed())).toBe(isIn);
  });

  it("holds nothing while it is a line", () => {
    expect(isInside({ x: 5, y: 0 }, square.slice(0, 2))).toBe(false);
    expect(isInside({ x: 0, y: 0 }, [])).toBe(false);
  });
});
