import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeNodes } from "@/analysis/layouts/place-nodes";

const position = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) });

function gap(a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe("places for new nodes", () => {
  it("are never on top of what stands there or of each other", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(position, { maxLength: 40, selector: ({ x, y }) => `${x} ${y}` }),
        fc.array(fc.option(fc.nat(), { nil: undefined }), { minLength: 1, maxLength: 12 }),
        (taken, wishes) => {
          const requests = wishes.map((wish) => {
            const anchor = wish === undefined ? undefined : taken[wish % Math.max(1, taken.length)];
            return { near: anchor === undefined ? [] : [anchor] };
          });
          const placed = placeNodes(taken, requests);
          expect(placed).toHaveLength(wishes.length);
          for (const [index, place] of placed.entries()) {
            for (const other of [...taken, ...placed.slice(0, index)]) expect(gap(place, other)).toBeGreaterThan(40);
          }
        },
      ),
    );
  });

  it("stand close to the node they join", () => {
    const [place] = placeNodes(
      [
        { x: 0, y: 0 },
        { x: 300, y: 0 },
      ],
      [{ near: [{ x: 300, y: 0 }] }],
    );
    expect(gap(place ?? { x: 0, y: 0 }, { x: 300, y: 0 })).toBeCloseTo(85, 0);
    expect(place?.x).toBeGreaterThan(300);
  });

  it("stand between two nodes they join when there is room", () => {
    expect(
      placeNodes(
        [
          { x: 0, y: 0 },
          { x: 300, y: 0 },
        ],
        [
          {
            near: [
              { x: 0, y: 0 },
              { x: 300, y: 0 },
            ],
          },
        ],
      ),
    ).toEqual([{ x: 150, y: 0 }]);
  });

  it("stand by an earlier new node", () => {
    const [first, second] = placeNodes([], [{ near: [] }, { near: [0] }]);
    expect(gap(first ?? { x: 0, y: 0 }, second ?? { x: 0, y: 0 })).toBeCloseTo(85, 0);
  });

  it("stand beside the graph when they join nothing", () => {
    const placed = placeNodes(
      [
        { x: 0, y: 0 },
        { x: 100, y: 90 },
      ],
      [{ near: [] }, { near: [] }],
    );
    for (const { x } of placed) expect(x).toBeGreaterThan(150);
  });
});
