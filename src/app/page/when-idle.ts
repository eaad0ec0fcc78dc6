import { onceIdle } from "@/lib/once-idle";

/** So long after the page was loaded the first answer is not in the way of anything. */
const afterMs = 4000;
/** However busy the page is. */
const latestMs = 10_000;

/** Runs what the first answer does not need, once the page has been loaded for a while and has nothing to do. */
export function whenIdle(run: () => void): void {
  const wait = () => setTimeout(() => onceIdle(run, latestMs), afterMs);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
