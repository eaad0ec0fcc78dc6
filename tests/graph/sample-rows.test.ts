import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadRows, stratifiedRows } from "@/graph/reader/sample-rows";

/** As chance answers, time after time. */
const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 40,
  maxLength: 40,
});

function inTurn(values: readonly number[]): () => number {
  let at = 0;
  return () => {
    at += 1;
    return values[at % values.length] ?? 0;
  };
}

describe("rows picked by chance", () => {
  it("are so many different ones, in their order, whatever chance says", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(45), chances, (size, count, values) => {
        const rows = Array.from({ length: size }, (_, row) => row * 3);
        const picked = spreadRows(rows, count, inTurn(values));
        expect(picked).toEqual([...new Set(picked)].toSorted((a, b) => a - b));
        expect(picked).toHaveLength(Math.min(count, size));
        expect(picked.every((row) => rows.includes(row))).toBe(true);
      }),
    );
  });

  it("are different ones from each group too", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 5 }), fc.nat(30), chances, (sizes, count, values) => {
        const groups = sizes.map((size, at) => ({
          value: `group ${at}`,
          rows: Array.from({ length: size }, (_, row) => at * 100 + row),
        }));
        const picked = stratifiedRows(groups, count, inTurn(values));
        const total = sizes.reduce((sum, size) => sum + size, 0);
        expect(new Set(picked).size).toBe(picked.length);
        expect(picked).toHaveLength(Math.min(count, total));
      }),
    );
  });
});
