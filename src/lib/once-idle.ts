/** Calls back once the browser has nothing to do, and by then however busy it is; at once where it cannot tell. Gives what calls it off. */
export function onceIdle(run: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback !== "function") {
    run();
    return () => undefined;
  }
  const waiting = requestIdleCallback(() => run(), { timeout: latestMs });
  return () => cancelIdleCallback(waiting);
}
