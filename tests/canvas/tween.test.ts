import { expect, it } from "vitest";
import { easeCanvas } from "@/canvas/scene/tween";

it("eases from 0 to 1, slow at both ends and never backwards", () => {
  const steps = Array.from({ length: 101 }, (_, index) => easeCanvas(index / 100));
  expect(steps[0]).toBeCloseTo(0, 4);
  expect(steps[50]).toBeCloseTo(0.5, 4);
  expect(steps[100]).toBeCloseTo(1, 4);
  expect(steps[10]).toBeLessThan(0.1);
  expect(steps.every((value, index) => index === 0 || value >= (steps[index - 1] ?? 0))).toBe(true);
});
