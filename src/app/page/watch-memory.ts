import { freeAfter, letGoOfDerived, letGoWhenShort } from "@/lib/memory/derived";
import type { ViewStore } from "@/store/view/view-store";
import type { WordsStore } from "@/words/words-store";

interface MemoryDeps {
  readonly view: ViewStore;
  readonly words: WordsStore;
  readonly page: Pick<Window, "addEventListener">;
  /** The share of the memory the page may have that is in use; null where the browser does not tell. */
  readonly inUse: () => number | null;
}

/** With so much in use memory is short, and with so much less it is not any more. */
const SHORT = 0.8;
const ENOUGH = 0.6;
const LOOK_MS = 5000;

/** When memory runs short, what can be worked out again is let go, and that is said once until there is enough again. */
export function watchMemory({ view, words, page, inUse }: MemoryDeps): void {
  let isShort = false;
  letGoWhenShort(() => {
    view.tell({ tone: "plain", ...words.getState().words.memory });
  });
  const look = () => {
    const share = inUse() ?? 0;
    if (!isShort && share > SHORT) letGoOfDerived();
    if (share > SHORT) isShort = true;
    else if (share < ENOUGH) isShort = false;
  };
  setInterval(look, LOOK_MS);
  page.addEventListener("error", ({ error }) => freeAfter(error));
  page.addEventListener("unhandledrejection", ({ reason }) => freeAfter(reason));
}

/** As Chromium tells it; other browsers tell nothing of what is left. */
export function heapInUse(): number | null {
  const memory: unknown = Reflect.get(performance, "memory");
  if (typeof memory !== "object" || memory === null) return null;
  if (!("usedJSHeapSize" in memory && "jsHeapSizeLimit" in memory)) return null;
  const { usedJSHeapSize: used, jsHeapSizeLimit: limit } = memory;
  return typeof used === "number" && typeof limit === "number" && limit > 0 ? used / limit : null;
}
