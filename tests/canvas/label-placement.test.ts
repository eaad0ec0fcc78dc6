import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box } from "@/canvas/drawing/drawing-types";
import { type LabelRequest, placeLabels, sidesFor } from "@/canvas/labels/label-placement";

function request(key: string, x: number, y: number, more: Partial<LabelRequest> = {}): LabelRequest {
  return {
    key,
    x,
    y,
    radius: 8,
    width: 40,
    size: 12,
    sides: ["below", "above", "right", "left"],
    insistent: false,
    ...more,
  };
}

function bodyOf({ key, x, y, radius }: LabelRequest): Box & { readonly key: string } {
  return { key, left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe("the side of a label", () => {
  it("is below a node without edges and below one whose edges leave upwards", () => {
    expect(sidesFor([])[0]).toBe("below");
    expect(sidesFor([-90, -60, 180])[0]).toBe("below");
  });

  it("is above when an edge leaves downwards", () => {
    expect(sidesFor([90])[0]).toBe("above");
  });

  it("is beside when edges leave up and down", () => {
    expect(sidesFor([80, -95, 180])[0]).toBe("right");
    expect(sidesFor([80, -95, 0])[0]).toBe("left");
  });
});

describe("placing labels", () => {
  it("takes the next free side when another label is in the way", () => {
    const placed = placeLabels([request("a", 0, 0), request("b", 10, 0)], [], 10);
    expect(placed.map(({ key, side }) => [key, side])).toEqual([
      ["a", "below"],
      ["b", "above"],
    ]);
  });

  it("takes a side where the view does not cut it, and a cut one rather than none", () => {
    const view = { width: 200, height: 200 };
    const sides = ["left", "below"] as const;
    const sideOf = (x: number, y: number) => placeLabels([request("a", x, y, { sides })], [], 10, view)[0]?.side;
    expect(sideOf(100, 100)).toBe("left");
    expect(sideOf(30, 100)).toBe("below");
    expect(sideOf(5, 195)).toBe("left");
  });

  it("hides the smallest of other nodes where it has to hide one", () => {
    const label = request("a", 0, 0, { insistent: true });
    const around = [request("below", 0, 19, { radius: 9 }), request("above", 0, -20, { radius: 9 })];
    const beside = [request("right", 34, 0, { radius: 3 }), request("left", -34, 0, { radius: 12 })];
    const [placed] = placeLabels([label], [...around, ...beside].map(bodyOf), 10);
    expect(placed?.side).toBe("right");
  });

  it("goes round a disc, not round its box", () => {
    const big = { ...bodyOf(request("big", 60, 60, { radius: 50 })), isRound: true };
    const sides = ["below", "above"] as const;
    const sideOf = (x: number) => placeLabels([request("a", x, 0, { sides, width: 20 })], [big], 10)[0]?.side;
    expect(sideOf(10)).toBe("below");
    expect(sideOf(50)).toBe("above");
  });

  it("leaves out what finds no room, the later one", () => {
    const only = { sides: ["below"] } as const;
    const placed = placeLabels([request("a", 0, 0, only), request("b", 5, 0, only)], [], 10);
    expect(placed.map(({ key }) => key)).toEqual(["a"]);
  });

  it("covers another node only when the label is important", () => {
    const blocking = { key: "n", left: -30, right: 30, top: 9, bottom: 30 };
    const only = { sides: ["below"] } as const;
    expect(placeLabels([request("a", 0, 0, only)], [blocking], 10)).toEqual([]);
    expect(placeLabels([request("a", 0, 0, { ...only, insistent: true })], [blocking], 10)).toHaveLength(1);
  });

  it("never lays one label over another, and keeps to the limit", () => {
    const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 1, max: 30 }), (points, limit) => {
        const requests = points.map(({ x, y }, index) => request(`n${index}`, x, y, { insistent: index < 5 }));
        const placed = placeLabels(requests, requests.map(bodyOf), limit);
        expect(placed.length).toBeLessThanOrEqual(limit);
        for (const [index, one] of placed.entries())
          for (const other of placed.slice(index + 1)) expect(overlap(one.box, other.box)).toBe(false);
      }),
    );
  });
});
