/** Carries out work that comes in steps, all of it now. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Between two steps other work may be done: `breathe` gives a promise when it is time for that. */
export async function inSteps<T>(steps: Generator<void, T>, breathe: () => Promise<void> | undefined): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const pause = breathe();
    if (pause !== undefined) await pause;
  }
}
