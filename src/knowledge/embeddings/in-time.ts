import type { Embedder } from "./embedder";

/** How long a search waits for the next sign of a host that makes vectors, in milliseconds. */
const usualPatience = 4000;

/** Hosts that kept a search waiting and have not answered since. */
const late = new WeakSet<Embedder>();

export type InTime<T> = { readonly isLate: false; readonly value: T } | { readonly isLate: true };

/**
 * What the embedder's work gives, as long as vectors keep coming. A host that is silent too long is not waited for, now or by later
 * searches: the work goes on by itself, and once it ended well its host is asked again. One on this device is waited for.
 */
export async function inTime<T>(
  embedder: Embedder,
  work: (heard: Embedder) => Promise<T>,
  patience = usualPatience,
): Promise<InTime<T>> {
  if (embedder.host === null) return { isLate: false, value: await work(embedder) };
  if (late.has(embedder)) return { isLate: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: () => void = () => undefined;
  const silence = new Promise<InTime<T>>((resolve) => {
    giveUp = () => resolve({ isLate: true });
  });
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience);
  };
  wait();
  const working = work({
    ...embedder,
    async embed(texts, use, signal) {
      const vectors = await embedder.embed(texts, use, signal);
      wait();
      return vectors;
    },
  }).finally(() => clearTimeout(timer));
  const first = await Promise.race([working.then((value): InTime<T> => ({ isLate: false, value })), silence]);
  if (first.isLate) {
    late.add(embedder);
    working.then(
      () => late.delete(embedder),
      () => undefined,
    );
  }
  clearTimeout(timer);
  return first;
}
