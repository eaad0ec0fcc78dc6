// First, so that all after it is guarded.
import "./page-guard";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { plainReason } from "@/lib/plain-reason";
import "@/ui/styles.css";
import { App } from "@/ui/App";
import { ServicesContext } from "@/ui/services";
import { startBrowser } from "./browser-start";

// Without this zod probes `new Function`, which the page's content security policy forbids.
z.config({ jitless: true });

const root = document.getElementById("root");
if (root) void begin(root);

/** No await at the top: parts that load while the page begins need its own chunk, which would then wait for them. */
async function begin(place: HTMLElement): Promise<void> {
  const services = await startBrowser();
  createRoot(place, { onUncaughtError: tellFault }).render(
    <ServicesContext value={services}>
      <App />
    </ServicesContext>,
  );
}

/** A fault in drawing takes the page away; the work is saved, so the way back is to load it again. */
function tellFault(error: unknown): void {
  const reason = plainReason(error);
  const words = document.createElement("p");
  words.className = "fault";
  words.setAttribute("role", "alert");
  words.textContent = `Parley could not draw the page: ${reason} Load it again; what was saved is kept.`;
  document.body.append(words);
}
