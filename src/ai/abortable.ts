/** The rejection of everything a stop ends. */
export function abortError(): Error {
  return Object.assign(new Error("Stopped by the user."), { name: "AbortError" });
}

export function isAbortError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
}

/**
 * Settles as the promise does, or rejects with an AbortError as soon as the signal fires: a model or command that
 * does not hear the signal cannot hold a message. What it still does is ignored.
 */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => reject(abortError());
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort);
    promise.then(
      (value) => {
        signal.removeEventListener("abort", onAbort);
        resolve(value);
      },
      (error: unknown) => {
        signal.removeEventListener("abort", onAbort);
        reject(error);
      },
    );
  });
}

/** The parts of a stream until it ends; an abort ends it with an AbortError although the source never answers. */
export async function* abortable<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T, void, undefined> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await orAborted(iterator.next(), signal);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a source that hangs would hang its own clean-up too.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
