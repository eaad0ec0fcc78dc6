import { createPacer } from "@/analysis/workers/pacer";

/** A computation that yields now and then how much of it is done (0 to 1), so that it can be shown and stopped. */
export type Work<T> = Generator<number, T, void>;

/** Runs work in slices; other tasks get their turn in between. Rejects with the signal's reason once it is aborted. */
export async function runInSlices<T>(
  work: Work<T>,
  signal: AbortSignal,
  progress: (ratio: number) => void,
): Promise<T> {
  signal.throwIfAborted();
  const pacer = createPacer(signal);
  let reported = 0;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (step.value >= reported + 0.001) {
      reported = step.value;
      progress(Math.min(1, reported));
    }
    const pause = pacer.breathe();
    if (pause !== undefined) await pause;
  }
}
