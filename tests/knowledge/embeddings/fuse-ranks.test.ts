import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuseRanks } from "@/knowledge/embeddings/fuse-ranks";

const ids = (lists: readonly (readonly string[])[]) => fuseRanks(lists).map(({ id }) => id);
const anyList = fc.uniqueArray(fc.constantFrom(..."abcdefghij"), { maxLength: 10 });

describe("the fusion of rankings", () => {
  it("puts what stands in both before what stands in one", () => {
    expect(
      ids([
        ["a", "b", "c"],
        ["d", "b", "e"],
      ]),
    ).toEqual(["b", "a", "d", "c", "e"]);
  });

  it("adds 1 / (60 + place), as the paper does, as a share of the most there can be", () => {
    const [first, second] = fuseRanks([
      ["a", "b"],
      ["a", "c"],
    ]);
    expect(first).toEqual({ id: "a", score: 1 });
    expect(second?.score).toBeCloseTo(1 / 62 / (2 / 61));
  });

  it("keeps the order of a single ranking, and of one beside empty ones", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(ids([list])).toEqual(list);
        expect(ids([[], list])).toEqual(list);
      }),
    );
  });

  it("ranks all there is once, never lower for being named earlier in one of the lists", () => {
    fc.assert(
      fc.property(anyList, anyList, (one, two) => {
        const fused = ids([one, two]);
        expect(new Set(fused)).toEqual(new Set([...one, ...two]));
        expect(fused).toHaveLength(new Set(fused).size);
        for (const [place, id] of one.entries()) {
          const other = two.indexOf(id);
          const worse = one.slice(place + 1).filter((later) => other >= 0 && two.indexOf(later) > other);
          for (const later of worse) expect(fused.indexOf(id)).toBeLessThan(fused.indexOf(later));
        }
      }),
    );
  });

  it("does not care for the order of the lists but among equals", () => {
    fc.assert(
      fc.property(anyList, anyList, (one, two) => {
        const scores = (lists: readonly (readonly string[])[]) =>
          new Map(fuseRanks(lists).map(({ id, score }) => [id, score]));
        for (const [id, score] of scores([one, two])) expect(scores([two, one]).get(id)).toBeCloseTo(score, 12);
      }),
    );
  });
});
