/** Long work asks this now and then whether to go on; it lets other tasks run, so that a stop is heard. */
export interface Pacer {
  /** Rejects with the signal's reason once it is aborted. Cheap while the slice lasts. */
  breathe(): Promise<void> | undefined;
}

const sliceMs = 24;

export function createPacer(signal: AbortSignal): Pacer {
  let sliceStart = performance.now();
  return {
    breathe: () => {
      signal.throwIfAborted();
      if (performance.now() - sliceStart < sliceMs) return undefined;
      return nextTask().then(() => {
        signal.throwIfAborted();
        sliceStart = performance.now();
      });
    },
  };
}

/** A task, not a microtask: messages and timers get their turn. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
