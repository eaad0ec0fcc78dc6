/** Length of camera, colour, size and position changes, in ms (`--d-canvas`). */
export const CANVAS_MS = 420;
/** Graphs with more elements change at once. */
export const TWEEN_LIMIT = 2000;

/** Runs one change over time; a new one takes the place of the one before it. */
export function createTween() {
  let handle: number | null = null;
  /** Ends the running one without another frame. */
  const stop = (): void => {
    if (handle !== null) cancelAnimationFrame(handle);
    handle = null;
  };
  /** Calls `frame` with 0 to 1, eased, the last time with exactly 1. `ms` 0: at once. */
  const start = (ms: number, frame: (ratio: number) => void): void => {
    stop();
    if (ms <= 0) {
      frame(1);
      return;
    }
    const began = performance.now();
    const step = () => {
      const ratio = Math.min(1, (performance.now() - began) / ms);
      handle = ratio < 1 ? requestAnimationFrame(step) : null;
      frame(ratio < 1 ? easeCanvas(ratio) : 1);
    };
    handle = requestAnimationFrame(step);
  };
  return { start, stop, running: (): boolean => handle !== null };
}

/** cubic-bezier(0.65, 0, 0.35, 1), `--ease-canvas`: symmetric, so that halving the interval finds x quickly. */
export function easeCanvas(x: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(middle, 0.65, 0.35) < x) low = middle;
    else high = middle;
  }
  return bezier((low + high) / 2, 0, 1);
}

function bezier(t: number, first: number, second: number): number {
  return 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
}

export function mix(from: number, to: number, ratio: number): number {
  return from + (to - from) * ratio;
}
