/** The rejection of everything a stop ends. */
function abortError(): Error {
  return Object.assign(new Error("Stopped by the user."), { name: "AbortError" });
}

export function isAbortError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
}

/** What ends waiting as soon as the user stops. */
export interface Stopping {
  /** Settles as the promise does, or rejects with an AbortError as soon as the signal fires. */
  readonly untilStopped: <T>(promise: Promise<T>) => Promise<T>;
  /** Called once when the signal fires, until the returned function is called; at once when it has fired already. */
  readonly onStop: (interrupt: () => void) => () => void;
}

/**
 * A model or command that does not hear the signal cannot hold a message: what it still does is ignored. One listener
 * on the signal serves the whole message, since adding one costs more than all else here.
 */
export function createStopping(signal: AbortSignal): Stopping {
  const waiting = new Set<() => void>();
  signal.addEventListener("abort", () => {
    for (const interrupt of [...waiting]) interrupt();
  });
  function onStop(interrupt: () => void): () => void {
    if (signal.aborted) interrupt();
    waiting.add(interrupt);
    return () => void waiting.delete(interrupt);
  }
  return {
    onStop,
    untilStopped: (promise) =>
      new Promise((resolve, reject) => {
        const stopListening = onStop(() => reject(abortError()));
        promise.then(
          (value) => {
            stopListening();
            resolve(value);
          },
          (error: unknown) => {
            stopListening();
            reject(error);
          },
        );
      }),
  };
}

/**
 * Calls back for each part of a stream until it ends; an abort rejects with an AbortError although the source never
 * answers. One promise serves the whole stream, since a turn may have thousands of parts.
 */
export async function eachPart<T>(
  source: AsyncIterable<T>,
  onStop: Stopping["onStop"],
  take: (part: T) => "go on" | "stop",
): Promise<void> {
  const iterator = source[Symbol.asyncIterator]();
  let open = true;
  let exhausted = false;
  let forget: () => void = () => undefined;
  // Awaited in turn: a promise made of each one with `then` would be thrown away.
  async function readAll(): Promise<void> {
    while (open) {
      const next = await iterator.next();
      if (!open) return;
      exhausted = next.done === true;
      if (next.done === true || take(next.value) === "stop") return;
    }
  }
  try {
    await new Promise<void>((resolve, reject) => {
      forget = onStop(() => {
        open = false;
        reject(abortError());
      });
      readAll().then(resolve, reject);
    });
  } finally {
    open = false;
    forget();
    // Not awaited: a source that hangs would hang its own clean-up too.
    if (!exhausted) void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
