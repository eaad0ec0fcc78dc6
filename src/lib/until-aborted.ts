/** The work's end, or the signal's reason at once: a worker that was ended never answers. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** The next one only while nobody stops. */
export function* untilStopped<T>(items: readonly T[], signal: AbortSignal): Generator<T> {
  for (const item of items) {
    if (signal.aborted) return;
    yield item;
  }
}
