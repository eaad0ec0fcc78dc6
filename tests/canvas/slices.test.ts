import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSlices } from "@/canvas/scene/slices";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Steps of which each takes 4 ms, with a record of those taken. */
function work(count: number, taken: number[]) {
  return (function* () {
    for (let step = 0; step < count; step += 1) {
      now += 4;
      taken.push(step);
      yield;
    }
  })();
}

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

it("takes so many steps at once, and the others in slices with tasks in between", () => {
  const taken: number[] = [];
  const slices = createSlices(5);
  slices.begin(work(20, taken));
  expect(taken).toHaveLength(6);
  expect(slices.isRunning()).toBe(true);
  let others = 0;
  while (slices.isRunning()) {
    vi.advanceTimersToNextTimer();
    others += 1;
  }
  expect(taken).toEqual(Array.from({ length: 20 }, (_, step) => step));
  expect(others).toBeGreaterThan(3);
});

it("takes all that is left when it has to be done, and nothing more once it is stopped", () => {
  const taken: number[] = [];
  const slices = createSlices(0);
  slices.begin(work(20, taken));
  slices.finish();
  expect(taken).toHaveLength(20);
  expect(slices.isRunning()).toBe(false);
  slices.begin(work(20, taken));
  const before = taken.length;
  slices.stop();
  vi.runAllTimers();
  expect(taken).toHaveLength(before);
});

it("leaves what was running for what begins, also from within a step", () => {
  const [first, second]: [number[], number[]] = [[], []];
  const slices = createSlices(0);
  slices.begin(
    (function* () {
      yield* work(1, first);
      slices.begin(work(3, second));
      yield* work(5, first);
    })(),
  );
  vi.runAllTimers();
  expect(first).toEqual([0, 0]);
  expect(second).toEqual([0, 1, 2]);
});

it("is over when a step fails, and can begin again", () => {
  const taken: number[] = [];
  const slices = createSlices(0);
  const failing = {
    next: () => {
      throw new Error("no memory");
    },
  };
  expect(() => slices.begin(failing)).toThrow("no memory");
  expect(slices.isRunning()).toBe(false);
  slices.begin(work(3, taken));
  vi.runAllTimers();
  expect(taken).toHaveLength(3);
});
