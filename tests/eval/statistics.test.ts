import { describe, expect, it } from "vitest";
import { mcNemarExact, passPower, quantile, wilsonInterval } from "../../packages/bench/src/statistics";

describe("the statistics of an evaluation", () => {
  it.each([
    // Worked by hand from the formula, and as published for 81 of 263 (Newcombe 1998, table I).
    [81 / 263, 263, 0.2553, 0.3662],
    [15 / 148, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1 / 29, 29, 0.0061, 0.1718],
  ])("put Wilson's interval around %f of %i", (share, trials, low, high) => {
    const interval = wilsonInterval(share, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it("stay within 0 and 1 and know nothing of no trials", () => {
    expect(wilsonInterval(1, 5).high).toBe(1);
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it("estimate that k runs all pass by drawing without putting back", () => {
    expect(passPower(4, 4, 4)).toBe(1);
    expect(passPower(3, 4, 1)).toBeCloseTo(0.75);
    expect(passPower(3, 4, 2)).toBeCloseTo(0.5);
    expect(passPower(1, 4, 2)).toBe(0);
  });

  it.each([
    [0, 0, 1],
    [1, 0, 1],
    [6, 0, 0.03125],
    [2, 10, 0.03857],
    [5, 5, 1],
    [300, 500, 1.4e-12],
  ])("give the exact p of a split of %i and %i", (onlyA, onlyB, p) => {
    expect(mcNemarExact(onlyA, onlyB)).toBeCloseTo(p, 4);
    expect(mcNemarExact(onlyB, onlyA)).toBeCloseTo(p, 4);
  });

  it("take quantiles of what was measured", () => {
    expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
    expect(quantile([1, 2, 3, 4], 0.95)).toBe(4);
    expect(quantile([], 0.5)).toBe(0);
  });
});
