/** So long after the page was loaded the first answer is not in the way of anything. */
const afterMs = 4000;

/** Runs what the first answer does not need, once the page has been loaded for a while and has nothing to do. */
export function whenIdle(run: () => void): void {
  const idle = () => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 10_000 });
    else run();
  };
  const wait = () => setTimeout(idle, afterMs);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
