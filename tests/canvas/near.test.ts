import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withPrevious } from "@/canvas/labels/label-order";
import { createLabelPace } from "@/canvas/labels/label-pace";
import type { PlannedLabel } from "@/canvas/labels/label-types";
import type { LabelView } from "@/canvas/labels/label-view";
import { evenOrder } from "@/canvas/sigma/edge-share";
import { createNodeGrid, type NodeGrid } from "@/canvas/sigma/node-grid";
import { createSegments } from "@/canvas/sigma/segments";
import type { Position } from "@/graph/document/graph-types";
import "../support/laws-setup";
import { runsOf } from "../support/long";

const place = fc.integer({ min: -400, max: 400 });
const point = fc.record({ x: place, y: place });
const id = fc.constantFrom("a", "b", "c", "d", "e", "f");

function carry(grid: NodeGrid, places: Map<string, Position>, key: string, to: Position | null): void {
  if (to === null) {
    places.delete(key);
    grid.remove(key);
    return;
  }
  places.set(key, to);
  grid.put(key, to);
}

describe("what is near a point", () => {
  it("is told by the grid of nodes after any moves and removals", () => {
    const acts = fc.array(fc.tuple(id, fc.option(point)), { maxLength: 30 });
    fc.assert(
      fc.property(acts, point, fc.nat({ max: 300 }), (list, at, reach) => {
        const grid = createNodeGrid();
        const places = new Map<string, Position>();
        for (const [key, to] of list) carry(grid, places, key, to);
        const area = { left: at.x - reach, right: at.x + reach, top: at.y - reach, bottom: at.y + reach };
        const found = [...grid.near(area)];
        const inside = [...places].filter(([, { x, y }]) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) <= reach);
        expect(new Set(found).size).toBe(found.length);
        expect(found).toEqual(expect.arrayContaining(inside.map(([key]) => key)));
        for (const key of found) expect(places.has(key)).toBe(true);
      }),
      { numRuns: runsOf(100) },
    );
  });

  it("is told by the lines of edges after any changes and removals", () => {
    const acts = fc.array(fc.tuple(id, fc.option(fc.tuple(point, point))), { maxLength: 30 });
    fc.assert(
      fc.property(acts, point, fc.integer({ min: 1, max: 60 }), (list, at, reach) => {
        const segments = createSegments();
        const lines = new Map<string, readonly [typeof at, typeof at]>();
        const places = new Map<string, number>();
        for (const [key, line] of list) {
          if (line === null) lines.delete(key);
          else lines.set(key, line);
          const known = places.get(key) ?? null;
          places.set(key, segments.put(key, line && { from: line[0], to: line[1], reach: 2 }, known));
        }
        const found = segments.near(at, reach);
        const near = [...lines].filter(([, [from, to]]) => distanceTo(at, from, to) <= reach);
        expect(found).toEqual(expect.arrayContaining(near.map(([key]) => key)));
        for (const key of found) expect(lines.has(key)).toBe(true);
      }),
      { numRuns: runsOf(100) },
    );
  });
});

function distanceTo(
  at: { x: number; y: number },
  from: { x: number; y: number },
  to: { x: number; y: number },
): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / square));
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy);
}

describe("the order of very many edges", () => {
  it("names each row once, and any first part of it stands for the whole", () => {
    const order = evenOrder(60_000);
    const rows = Array.from({ length: 60_000 }, (_, index) => order(index));
    expect(new Set(rows).size).toBe(60_000);
    for (const half of [rows.slice(0, 20_000), rows.slice(0, 1000)]) {
      const low = half.filter((row) => row < 30_000).length / half.length;
      expect(low).toBeGreaterThan(0.48);
      expect(low).toBeLessThan(0.52);
    }
    expect(evenOrder(12)(7)).toBe(7);
  });
});

describe("labels of a large graph", () => {
  const view: LabelView = { zoom: 1, pan: { x: 0, y: 0 }, width: 800, height: 600 };
  const label: PlannedLabel = {
    key: "a",
    side: "below",
    box: { left: 10, right: 30, top: 50, bottom: 60 },
    text: "a",
    size: 12,
    weight: 500,
    isLeaving: false,
  };

  it("go with the view while it moves, and are planned again when it stands still or has another zoom", async () => {
    let moved = () => {};
    let plans = 0;
    const rested = new Promise<void>((done) => {
      const pace = createLabelPace({
        plane: {
          onMove: (listener) => {
            moved = listener;
            return () => {};
          },
        },
        isLarge: () => true,
        plan: () => {
          plans += 1;
          return [label];
        },
        again: () => {
          expect(pace.labels(view)).toEqual([label]);
          expect(plans).toBe(3);
          done();
        },
      });
      pace.labels(view);
      expect(plans).toBe(1);
      moved();
      expect(pace.labels({ ...view, pan: { x: 5, y: -7 } })[0]?.box).toEqual({
        left: 15,
        right: 35,
        top: 43,
        bottom: 53,
      });
      expect(plans).toBe(1);
      pace.labels({ ...view, zoom: 2 });
      expect(plans).toBe(2);
    });
    await rested;
  });

  it("stay where another is not twice as important", () => {
    const requests = ["a", "b", "c", "d"].map((key) => ({ key }));
    expect(withPrevious(requests, new Set(["c"])).map(({ key }) => key)).toEqual(["a", "b", "c", "d"]);
    expect(withPrevious(requests, new Set(["d"])).map(({ key }) => key)).toEqual(["a", "b", "d", "c"]);
  });
});
