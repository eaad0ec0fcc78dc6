// First, so that all after it is guarded.
import "./page-guard";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { plainReason } from "@/lib/plain-reason";
import "@/ui/styles.css";
import { freeAfter, letGoOfDerived, letGoWhenShort } from "@/lib/memory/derived";
import type { ViewStore } from "@/store/view/view-store";
import { App } from "@/ui/App";
import { ServicesContext } from "@/ui/services";
import type { WordsStore } from "@/words/words-store";
import { addressOf, openingWay } from "../files/opening-way";
import { startBrowser } from "./browser-start";
import { storageOrNull } from "./storage-or-null";
import { whenIdle } from "./when-idle";

// Without this zod probes `new Function`, which the page's content security policy forbids.
z.config({ jitless: true });

const root = document.getElementById("root");

/** With so much in use memory is short, and with so much less it is not any more. */
const SHORT = 0.8;
const ENOUGH = 0.6;
const LOOK_MS = 5000;

if (root) void begin(root);

/** No await at the top: parts that load while the page begins need its own chunk, which would then wait for them. */
async function begin(place: HTMLElement): Promise<void> {
  const way = openingWay(location);
  history.replaceState(null, "", addressOf("usual", location));
  let drawn: "page" | "rescue" | "nothing" = "page";
  const rescue = (error: unknown): void => {
    // The way out failed as well: only words are left.
    if (drawn === "rescue") tellFault(error);
    // One fault may come from several parts of the page at once.
    if (drawn !== "page") return;
    drawn = "nothing";
    void showRescue(error).then(
      () => {
        drawn = "rescue";
      },
      () => tellFault(error),
    );
  };
  const page = createRoot(place, { onUncaughtError: rescue });
  const showRescue = async (error: unknown): Promise<void> => {
    const [device, tab] = [storageOrNull(() => localStorage), storageOrNull(() => sessionStorage)];
    await (await import("./rescue")).showRescue({ page, error, way, device, tab });
  };
  try {
    const services = await startBrowser(way);
    page.render(
      <ServicesContext value={services}>
        <App />
      </ServicesContext>,
    );
    const { view, words } = services;
    whenIdle(() => watchMemory({ view, words, page: window, inUse: heapInUse }));
  } catch (error) {
    rescue(error);
  }
}

/** Without any of the page's own parts. */
function tellFault(error: unknown): void {
  const reason = plainReason(error);
  const words = document.createElement("p");
  words.className = "fault";
  words.setAttribute("role", "alert");
  words.textContent = `Parley could not draw the page: ${reason} Load it again; what was saved is kept.`;
  document.body.append(words);
}

interface MemoryDeps {
  readonly view: ViewStore;
  readonly words: WordsStore;
  readonly page: Pick<Window, "addEventListener">;
  /** The share of the memory the page may have that is in use; null where the browser does not tell. */
  readonly inUse: () => number | null;
}

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
function heapInUse(): number | null {
  const memory: unknown = Reflect.get(performance, "memory");
  if (typeof memory !== "object" || memory === null) return null;
  if (!("usedJSHeapSize" in memory && "jsHeapSizeLimit" in memory)) return null;
  const { usedJSHeapSize: used, jsHeapSizeLimit: limit } = memory;
  return typeof used === "number" && typeof limit === "number" && limit > 0 ? used / limit : null;
}
