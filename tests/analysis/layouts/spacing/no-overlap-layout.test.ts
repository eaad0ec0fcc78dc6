import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LayoutGraph } from "@/analysis/catalog/analysis-types";
import { countOverlaps } from "@/analysis/layouts/spacing/no-overlap-layout";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { casesOf } from "../../../support/long";

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isFixed?: boolean;
}

function graphOf(discs: readonly Disc[]): LayoutGraph {
  return {
    ids: discs.map((_disc, row) => `n${row}`),
    edges: new Uint32Array(),
    directed: false,
    positions: Float64Array.from(discs.flatMap(({ x, y }) => [x, y])),
    sizes: Float64Array.from(discs, ({ size }) => size),
    fixed: Uint8Array.from(discs, ({ isFixed }) => (isFixed ? 1 : 0)),
  };
}

async function apart(discs: readonly Disc[], gap = 4): Promise<readonly Disc[]> {
  const request = { type: "noverlap", graph: graphOf(discs), options: { gap }, seed: 1 } as const;
  const placed = await createLocalLayoutRunner().run(request, new AbortController().signal, () => {});
  return [...placed.values()].map((place, row) => ({ size: 0, ...discs[row], ...place }));
}

/** How many pairs overlap, of which one may move. */
function pairsOver(discs: readonly Disc[], mayMove: (disc: Disc) => boolean): number {
  const all = countOverlaps(graphOf(discs));
  return all - countOverlaps(graphOf(discs.filter((one) => !mayMove(one))));
}

/** The correlation of places along an axis before and after. */
function likeness(before: readonly Disc[], after: readonly Disc[], axis: "x" | "y"): number {
  const mean = (discs: readonly Disc[]) => discs.reduce((total, place) => total + place[axis], 0) / discs.length;
  const [middle, moved] = [mean(before), mean(after)];
  let [both, start, end] = [0, 0, 0];
  before.forEach((place, row) => {
    const [a, b] = [place[axis] - middle, (after[row]?.[axis] ?? 0) - moved];
    both += a * b;
    start += a * a;
    end += b * b;
  });
  return both / Math.sqrt(start * end);
}

const near = fc.integer({ min: -80, max: 80 });
const disc = fc.record({ x: near, y: near, size: fc.integer({ min: 2, max: 60 }), isFixed: fc.constant(false) });

describe("the layout without overlaps", () => {
  it("leaves no two nodes of any sizes overlapping, on one spot or not", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(disc, { maxLength: 40 }), async (discs) => {
        expect(countOverlaps(graphOf(await apart(discs)))).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it("moves nothing that overlaps nothing, and the others by just what they lack", async () => {
    const [left, right, far] = await apart([
      { x: 0, y: 0, size: 20 },
      { x: 10, y: 0, size: 20 },
      { x: 200, y: 0, size: 20 },
    ]);
    expect(left).toMatchObject({ x: -7, y: 0 });
    expect(right).toMatchObject({ x: 17, y: 0 });
    expect(far).toMatchObject({ x: 200, y: 0 });
  });

  it("leaves fixed nodes where they are and keeps the others off them", async () => {
    const [fixed, free] = await apart([
      { x: 5, y: 5, size: 40, isFixed: true },
      { x: 5, y: 5, size: 20 },
    ]);
    expect(fixed).toMatchObject({ x: 5, y: 5 });
    expect(Math.hypot((free?.x ?? 0) - 5, (free?.y ?? 0) - 5)).toBeCloseTo(34, 0);
  });

  it("parts hundreds of nodes on one spot", async () => {
    const discs = Array.from({ length: 400 }, () => ({ x: 0, y: 0, size: 10 }));
    expect(countOverlaps(graphOf(await apart(discs)))).toBe(0);
  });

  it.each(
    casesOf(
      [["crowded five times over", 0.4]] as const,
      [
        ["on one spot", 0.02],
        ["a little crowded", 0.9],
      ] as const,
    ),
  )("parts 10,000 nodes of many sizes %s, around pinned ones, and keeps who is where", async (_name, room) => {
    const random = createSeededRandom(7);
    const side = Math.sqrt(10_000) * 22 * room;
    const discs = Array.from({ length: 10_000 }, (_, row) => ({
      // Places are given with two decimals.
      x: Math.round(random() * side * 100) / 100,
      y: Math.round(random() * side * 100) / 100,
      size: 10 + 40 * random() ** 2,
      isFixed: row < 5,
    }));
    const placed = await apart(discs);
    expect(pairsOver(placed, ({ isFixed }) => !isFixed)).toBe(0);
    expect(placed.slice(0, 5)).toEqual(discs.slice(0, 5));
    for (const axis of ["x", "y"] as const) expect(likeness(discs, placed, axis)).toBeGreaterThan(0.95);
  });

  it("finds a place for nodes that have none", async () => {
    const placed = await apart([
      { x: Number.NaN, y: Number.NaN, size: 10 },
      { x: 0, y: 0, size: 10 },
      { x: Number.NaN, y: Number.NaN, size: 10 },
    ]);
    expect(placed.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(countOverlaps(graphOf(placed))).toBe(0);
  });
});
