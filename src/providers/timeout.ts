/** How long a request may be silent, in seconds. */
export interface TimeoutLimits {
  /** Until the first word. */
  readonly first: number;
  /** From one word to the next. */
  readonly next: number;
  /** Without a word, though signs of life come: comments, pings. */
  readonly wordless: number;
}

/** Waited too long. `signs`: there were signs of life. */
export interface Silent {
  readonly seconds: number;
  readonly signs: boolean;
}

export type Timeout = ReturnType<typeof createTimeout>;

export interface TimeoutDeps {
  readonly limits: TimeoutLimits;
  readonly signal: AbortSignal;
  readonly toReason: (silent: Silent) => Error;
}

/**
 * By the setting (`idleSeconds`), or as long as is usual. A model on a machine of one's own is loaded first and reads a long prompt
 * slowly. Some services think for minutes before their first word.
 */
export function timeoutsFor(idleSeconds: number | undefined, isOwn: boolean): TimeoutLimits {
  if (idleSeconds !== undefined) return { first: idleSeconds, next: idleSeconds, wordless: idleSeconds * 5 };
  return isOwn ? { first: 900, next: 120, wordless: 900 } : { first: 300, next: 120, wordless: 600 };
}

/** Waits for one request, and gives up when it stays silent. */
export function createTimeout({ limits, signal, toReason }: TimeoutDeps) {
  const stop = new AbortController();
  let lastDataAt = performance.now();
  let movedAt = lastDataAt;
  let hasMoved = false;
  let isResting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function dueIn(): { readonly milliseconds: number; readonly silent: Silent } {
    const now = performance.now();
    const quiet = hasMoved ? limits.next : limits.first;
    const [forBytes, forWords] = [lastDataAt + quiet * 1000 - now, movedAt + limits.wordless * 1000 - now];
    return forBytes <= forWords
      ? { milliseconds: forBytes, silent: { seconds: quiet, signs: false } }
      : { milliseconds: forWords, silent: { seconds: limits.wordless, signs: true } };
  }

  function look(): void {
    const { milliseconds, silent } = dueIn();
    if (isResting) timer = setTimeout(look, 1000);
    else if (milliseconds > 0) timer = setTimeout(look, Math.min(milliseconds, longestTimer));
    else stop.abort(toReason(silent));
  }

  const pass = (): void => stop.abort(signal.reason);
  signal.addEventListener("abort", pass, { once: true });
  if (signal.aborted) pass();
  look();
  return {
    /** Fires when its user stops or when nothing came for too long, then with the reason that was given for it. */
    signal: stop.signal,
    /** Bytes came. */
    onData(): void {
      lastDataAt = performance.now();
    },
    /** A word of the answer came. */
    moved(): void {
      isResting = false;
      hasMoved = true;
      lastDataAt = performance.now();
      movedAt = lastDataAt;
    },
    /** It says that it is not ready yet: the wait for the first word begins anew. */
    again(): void {
      isResting = false;
      hasMoved = false;
      lastDataAt = performance.now();
      movedAt = lastDataAt;
    },
    /** While who asked looks at what came, nobody waits for the server. */
    rest(): void {
      isResting = true;
    },
    /** Must be called at the end. */
    close(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", pass);
    },
  };
}

/** Longer ones fire at once. */
const longestTimer = 2 ** 31 - 1;
