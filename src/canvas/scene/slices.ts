/** Work in steps of which so many are taken at once, and as many more as fit between two frames, with other tasks in between. */
export type Slices = ReturnType<typeof createSlices>;

const SLICE_MS = 10;

/** So many elements of a graph are drawn at once, without slices. */
export const AT_ONCE = 4000;
/** In a step of so many. */
export const STEP = 100;

/** `atOnce`: so many steps are taken before anything else runs, however long they take. */
export function createSlices(atOnce: number) {
  let running: Iterator<unknown> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is left before its end is not taken up again. */
  const stop = () => {
    clearTimeout(timer);
    running = null;
  };
  const isOver = (steps: Iterator<unknown>): boolean => {
    try {
      return steps.next().done === true;
    } catch (error) {
      running = null;
      throw error;
    }
  };
  const take = (isEnough: (taken: number) => boolean) => {
    clearTimeout(timer);
    const mine = running;
    for (let taken = 0; mine !== null && running === mine; taken += 1) {
      if (isEnough(taken)) {
        timer = setTimeout(slice, 0);
        return;
      }
      if (isOver(mine)) running = null;
    }
  };
  const slice = (least = 0) => {
    const end = performance.now() + SLICE_MS;
    take((taken) => taken > least && performance.now() >= end);
  };
  return {
    /** Takes the place of what was running. */
    begin: (steps: Iterator<unknown>): void => {
      stop();
      running = steps;
      slice(atOnce);
    },
    /** Takes all steps that are left, at once. */
    finish: (): void => take(() => false),
    stop,
    isRunning: (): boolean => running !== null,
  };
}
