const SLICE_MS = 16;

/** Carries out work in steps, with other tasks in between; gives what it returns. */
export async function inSlices<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    end = performance.now() + SLICE_MS;
  }
}
