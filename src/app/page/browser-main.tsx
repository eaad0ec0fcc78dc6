// First, so that all after it is guarded.
import "./page-guard";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { plainReason } from "@/lib/plain-reason";
import "@/ui/styles.css";
import { App } from "@/ui/App";
import { ServicesContext } from "@/ui/services";
import { addressOf, openingWay } from "../files/opening-way";
import { startBrowser } from "./browser-start";
import { storageOrNull } from "./storage-or-null";
import { heapInUse, watchMemory } from "./watch-memory";
import { whenIdle } from "./when-idle";

// Without this zod probes `new Function`, which the page's content security policy forbids.
z.config({ jitless: true });

const root = document.getElementById("root");
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
