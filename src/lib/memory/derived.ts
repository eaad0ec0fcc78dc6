import { oneLine } from "../text/lines";

/*
 * What was worked out from a graph and can be worked out again: indexes, caches, workers that wait. When memory runs short it is let go,
 * so that the graph itself stays.
 */
const held = new Set<() => void>();

/** Is called when memory runs short; gives back the way to be called no more. */
export function letGoWhenShort(letGo: () => void): () => void {
  held.add(letGo);
  return () => void held.delete(letGo);
}

/** The same for what may go before the page does, such as a document's: who made it keeps `letGo`, nothing here does. */
export function letGoWhileHeld(letGo: () => void): void {
  const weak = new WeakRef(letGo);
  const forget = letGoWhenShort(() => {
    const still = weak.deref();
    if (still) still();
    else forget();
  });
}

/** Memory is short: all that can be had again goes. One that fails stops no other. */
export function letGoOfDerived(): void {
  for (const letGo of [...held]) {
    try {
      letGo();
    } catch {
      // It keeps what it has.
    }
  }
}

const outOfMemory = new RegExp(
  oneLine`
    out of memory|allocation failed|could not be cloned, out|invalid (typed )?array( buffer)? length
    |invalid string length|map maximum size|set maximum size
  `,
  "i",
);

/** Whether something failed for want of memory, on this thread or as a worker told it. */
export function isOutOfMemory(error: unknown): boolean {
  const reason = error instanceof Error ? error.message : String(error);
  return outOfMemory.test(reason);
}

/** What failed for want of memory lets go of all that can be had again; other failures are none of its business. */
export function freeAfter(error: unknown): void {
  if (isOutOfMemory(error)) letGoOfDerived();
}
