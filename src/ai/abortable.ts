/** The rejection of everything a stop ends. */
function abortError(): Error {
  return Object.assign(new Error("Stopped by the user."), { name: "AbortError" });
}

export function isAbortError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
}

/**
 * Makes promises settle as they do, or reject with an AbortError as soon as the signal fires: a model or command that
 * does not hear the signal cannot hold a message. What it still does is ignored. One listener serves all.
 */
export function createUntilStopped(signal: AbortSignal): <T>(promise: Promise<T>) => Promise<T> {
  const waiting = new Set<() => void>();
  signal.addEventListener("abort", () => {
    for (const interrupt of [...waiting]) interrupt();
  });
  return (promise) =>
    new Promise((resolve, reject) => {
      const interrupt = (): void => reject(abortError());
      if (signal.aborted) interrupt();
      waiting.add(interrupt);
      const settle = (): void => void waiting.delete(interrupt);
      promise.then(
        (value) => {
          settle();
          resolve(value);
        },
        (error: unknown) => {
          settle();
          reject(error);
        },
      );
    });
}

/**
 * Calls back for each part of a stream until it ends; an abort rejects with an AbortError although the source never
 * answers. One listener serves the whole stream, since a turn may have thousands of parts.
 */
export async function eachPart<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
  take: (part: T) => "go on" | "stop",
): Promise<void> {
  const iterator = source[Symbol.asyncIterator]();
  let interrupt: (error: Error) => void = () => undefined;
  const onAbort = (): void => interrupt(abortError());
  signal.addEventListener("abort", onAbort);
  try {
    for (;;) {
      const next = await new Promise<IteratorResult<T>>((resolve, reject) => {
        interrupt = reject;
        if (signal.aborted) onAbort();
        else iterator.next().then(resolve, reject);
      });
      if (next.done === true || take(next.value) === "stop") return;
    }
  } finally {
    signal.removeEventListener("abort", onAbort);
    // Not awaited: a source that hangs would hang its own clean-up too.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
