import { expect, it } from "vitest";
import { createSegments } from "@/canvas/sigma/segments";
import { medians, printRatios } from "../support/measure";

/*
 * Which edges the pointer is over in the fast view, for 64 places: the grid beside a plain loop over the same lines. Chance lines
 * reach over half of the plane; those of a layout are short.
 */
const places = 64;

interface Line {
  readonly id: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly reach: number;
}

function lines(count: number, random: () => number, longest: number): readonly Line[] {
  const side = 60 * Math.sqrt(count / 3);
  return Array.from({ length: count }, (_, index) => {
    const from = { x: random() * side, y: random() * side };
    const to = { x: from.x + (random() - 0.5) * side * longest, y: from.y + (random() - 0.5) * side * longest };
    return { id: `e${index}`, from, to, reach: 0.5 };
  });
}

function isNear({ x, y }: Line["from"], { from, to, reach }: Line, more: number): boolean {
  const room = reach + more;
  if (x < Math.min(from.x, to.x) - room || x > Math.max(from.x, to.x) + room) return false;
  if (y < Math.min(from.y, to.y) - room || y > Math.max(from.y, to.y) + room) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const across = (x - from.x) * dy - (y - from.y) * dx;
  return across * across <= room * room * square || square <= room * room;
}

const cases = [
  { count: 30_000, name: "chance", longest: 1 },
  { count: 300_000, name: "chance", longest: 1 },
  { count: 30_000, name: "layout", longest: 0.03 },
  { count: 300_000, name: "layout", longest: 0.03 },
];

it.each(cases)("finds edges under the pointer among $count, $name", ({ count, name, longest }) => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const all = lines(count, random, longest);
  const segments = createSegments();
  const known = new Map(all.map((line) => [line.id, segments.put(line.id, line, null)]));
  const spots = Array.from({ length: places }, () => all[Math.floor(random() * count)]?.from ?? { x: 0, y: 0 });
  const loop = () => spots.map((at) => all.filter((line) => isNear(at, line, 4)).map(({ id }) => id));
  const grid = () => spots.map((at) => segments.near(at, 4));
  expect(grid()).toEqual(loop());
  const first = () => {
    // More than may stand beside the grid: it is made anew.
    for (const line of all.slice(0, count / 8)) segments.put(line.id, line, known.get(line.id) ?? null);
    return segments.near(spots[0] ?? { x: 0, y: 0 }, 4);
  };
  const times = medians({ "plain loop, 64 places": loop, "grid, 64 places": grid, "grid, made anew": first }, 5);
  printRatios(
    `edges under the pointer, ${count.toLocaleString("en-GB")}, ${name} lines`,
    times,
    "plain loop, 64 places",
  );
});
