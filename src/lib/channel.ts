export interface Channel<T> extends AsyncIterable<T> {
  push(value: T): void;
  /** What was pushed before still comes out. */
  close(): void;
  fail(error: unknown): void;
}

interface Reader<T> {
  readonly resolve: (result: IteratorResult<T, undefined>) => void;
  readonly reject: (error: unknown) => void;
}

const over = { done: true, value: undefined } as const;

/**
 * Turns callbacks into a stream for one reader. A reader that leaves before the end calls `onLeave` at once, also while it waits for
 * the next value (an async generator would hear that only after it); what is pushed later is dropped.
 */
export function createChannel<T>(onLeave: () => void = () => undefined): Channel<T> {
  const values = createQueue<T>();
  let end: { readonly error?: unknown } | null = null;
  let reader: Reader<T> | null = null;

  /** Gives a reader that waits what there is for it. */
  function serve(): void {
    if (reader === null || (values.isEmpty() && end === null)) return;
    const { resolve, reject } = reader;
    reader = null;
    const value = values.take();
    if (value !== undefined) {
      resolve({ done: false, value });
    } else if (end !== null && "error" in end) reject(end.error);
    else resolve(over);
  }

  function finish(how: { readonly error?: unknown }): void {
    end ??= how;
    serve();
  }

  return {
    push(value) {
      if (end !== null) return;
      values.push(value);
      serve();
    },
    close: () => finish({}),
    fail: (error) => finish({ error }),
    [Symbol.asyncIterator]: () => ({
      next: () =>
        new Promise<IteratorResult<T, undefined>>((resolve, reject) => {
          reader = { resolve, reject };
          serve();
        }),
      return: () => {
        const isLeft = end === null;
        values.clear();
        finish({});
        if (isLeft) onLeave();
        return Promise.resolve(over);
      },
    }),
  };
}

/** What is taken leaves a gap: to move the others up each time would take time in the square of their number. */
function createQueue<T>() {
  let values: T[] = [];
  let taken = 0;
  return {
    isEmpty: () => taken === values.length,
    push: (value: T) => void values.push(value),
    take(): T | undefined {
      const value = values[taken];
      taken += 1;
      if (taken >= values.length) [values, taken] = [[], 0];
      return value;
    },
    clear() {
      [values, taken] = [[], 0];
    },
  };
}
