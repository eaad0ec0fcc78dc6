import type { Meaning, MeaningPort } from "@/knowledge/embeddings/embedder";
import { loadOnce } from "@/lib/load-once";
import type { MeaningService } from "@/ui/meaning-service";
import type { MeaningDeps } from "./browser-meaning";

export interface MeaningDoor {
  readonly ask: MeaningPort;
  open(): Promise<MeaningService>;
}

/** The way to search by meaning: nothing of it is loaded before it is switched on or looked at. */
export function createMeaningDoor(depsOf: () => MeaningDeps): MeaningDoor {
  const open = loadOnce(async () => (await import("./browser-meaning")).createBrowserMeaning(depsOf()));
  return {
    open,
    async ask(of) {
      if (depsOf().settings.getState().meaning === null) return off;
      try {
        return await (await open()).ask(of);
      } catch {
        return { kind: "closed", note: "Its code could not be loaded. Check the connection and search again." };
      }
    },
  };
}

const off: Meaning = { kind: "off" };
