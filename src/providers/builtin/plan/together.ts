import type { Outcome, Step } from "./outcome";

/** Runs steps side by side: each round holds the next calls of all of them. */
export function* together<Result>(steps: readonly Step<Result>[]): Step<readonly Result[]> {
  const states = steps.map((step) => step.next());
  while (states.some((state) => state.done !== true)) {
    const specs = states.map((state) => (state.done === true ? [] : state.value));
    const outcomes: readonly Outcome[] = yield specs.flat();
    let start = 0;
    for (const [at, step] of steps.entries()) {
      const count = specs[at]?.length ?? 0;
      if (states[at]?.done !== true) states[at] = step.next(outcomes.slice(start, start + count));
      start += count;
    }
  }
  return states.flatMap((state) => (state.done === true ? [state.value] : []));
}
