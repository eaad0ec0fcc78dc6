import type { Meaning, MeaningPort } from "@/knowledge/embeddings/embedder";
import { loadOnce } from "@/lib/load-once";
import type { MeaningService } from "@/ui/settings/meaning-service";
import { type Feature, type Page, part } from "../page/page";

/** Search by meaning. */
export const meaning = {
  services: (page: Page) => ({ meaning: meaningOf(page).open }),
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    /** Its code comes with the first question. Rejects when it cannot be had. */
    meaning(): Promise<MeaningService>;
  }
}

/** The way to search by meaning: nothing of it is loaded before it is switched on or looked at. */
export const meaningOf = part((page) => {
  const open = loadOnce(async () => (await import("./browser-meaning")).createBrowserMeaning(page));
  const ask: MeaningPort = async (of) => {
    if (page.settings.getState().meaning === null) return off;
    try {
      return await (await open()).ask(of);
    } catch {
      return { kind: "closed", note: "Its code could not be loaded. Check the connection and search again." };
    }
  };
  return { open, ask };
});

const off: Meaning = { kind: "off" };
