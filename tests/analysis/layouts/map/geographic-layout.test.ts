import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { geographicLayout } from "@/analysis/layouts/map/geographic-layout";

/** Longitude, latitude. */
const berlin = [13.4, 52.52];
const lisbon = [-9.14, 38.72];
const cairo = [31.24, 30.04];

function pointsOf(...degrees: readonly (readonly number[])[]) {
  const points = geographicLayout(Float64Array.from(degrees.flat()), 85);
  return degrees.map((_place, row) => ({ x: points[row * 2] ?? 0, y: points[row * 2 + 1] ?? 0 }));
}

describe("the geographic layout", () => {
  it("puts north above and east to the right", () => {
    const [a, b, c] = pointsOf(berlin, lisbon, cairo);
    if (!a || !b || !c) throw new Error("A place is missing.");
    expect([b.x, a.x, c.x]).toEqual([b.x, a.x, c.x].toSorted((one, other) => one - other));
    expect([a.y, b.y, c.y]).toEqual([a.y, b.y, c.y].toSorted((one, other) => one - other));
  });

  it("keeps the proportions of EPSG:3857", () => {
    // x = 6378137 λ, y = 6378137 ln tan(π/4 + φ/2): the guidance note's formula, reckoned apart from ours.
    const metres = ([longitude = 0, latitude = 0]: readonly number[]) => ({
      x: (6378137 * longitude * Math.PI) / 180,
      y: 6378137 * Math.asinh(Math.tan((latitude * Math.PI) / 180)),
    });
    const places = [berlin, lisbon, cairo];
    const drawn = pointsOf(...places);
    const real = places.map(metres);
    const ratio = (points: readonly { readonly x: number; readonly y: number }[]) => {
      const [a, b, c] = points;
      if (!a || !b || !c) throw new Error("A place is missing.");
      return Math.hypot(a.x - b.x, a.y - b.y) / Math.hypot(a.x - c.x, a.y - c.y);
    };
    expect(ratio(drawn)).toBeCloseTo(ratio(real), 4);
  });

  it("draws the poles where web maps end, not at infinity", () => {
    const [north, edge, south] = pointsOf([0, 90], [10, 85.051129], [0, -90]);
    expect(north?.y).toBeCloseTo(edge?.y ?? 0, 6);
    expect(Number.isFinite(south?.y)).toBe(true);
  });

  it("keeps neighbours across the 180th meridian together", () => {
    const [fiji, samoa, tonga] = pointsOf([178, -18], [-172, -14], [-175, -21]);
    const gap = Math.abs((fiji?.x ?? 0) - (samoa?.x ?? 0));
    expect(fiji?.x).toBeLessThan(tonga?.x ?? 0);
    expect(gap).toBeLessThan(400);
  });

  it("puts nodes without coordinates beside the map, and none on the spot of another", () => {
    const degree = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    const place = fc.oneof(
      fc.tuple(degree(180), degree(90)),
      fc.constant([Number.NaN, Number.NaN]),
      fc.constant([13.4, 52.52]),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places) => {
        const points = pointsOf(...places);
        expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
        const isMapped = ([longitude = Number.NaN]: readonly number[]) => !Number.isNaN(longitude);
        const right = (mapped: boolean) => points.filter((_point, row) => isMapped(places[row] ?? []) === mapped);
        const box = (side: readonly { readonly x: number }[]) => side.map(({ x }) => x);
        const [map, aside] = [box(right(true)), box(right(false))];
        if (map.length > 0 && aside.length > 0) expect(isApart(points, places.map(isMapped))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

/** The boxes of the two kinds do not touch. */
function isApart(points: readonly { readonly x: number; readonly y: number }[], kinds: readonly boolean[]): boolean {
  const edges = (kind: boolean) => {
    const own = points.filter((_point, row) => kinds[row] === kind);
    const xs = own.map(({ x }) => x);
    const ys = own.map(({ y }) => y);
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const [one, other] = [edges(true), edges(false)];
  return one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;
}
