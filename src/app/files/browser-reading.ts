import { handbookFiles } from "@/knowledge/handbook/handbook-files";
import type { HandbookFile } from "@/knowledge/handbook/handbook-graph";
import { createWorkerTextIndex } from "@/knowledge/index/worker-text-index";
import type { KnowledgePorts } from "@/knowledge/knowledge";
import { loadOnce } from "@/lib/load-once";

/** Texts are ranked in a worker; the handbook stands beside the page. */
export const browserReading: KnowledgePorts = {
  makeIndex: async () => createWorkerTextIndex(newIndexWorker, dictionaries()),
  loadHandbook: loadOnce(() => fetchHandbook(`${import.meta.env.BASE_URL}handbook/`)),
};

function newIndexWorker(): Worker {
  return new Worker(new URL("./index-worker.ts", import.meta.url), { type: "module" });
}

/** A worker has an address of its own, so the page tells where they stand. */
function dictionaries(): string {
  return new URL(`${import.meta.env.BASE_URL}meanings/`, document.baseURI).href;
}

/** Rejects where a file of it cannot be had. */
function fetchHandbook(folder: string): Promise<readonly HandbookFile[]> {
  return Promise.all(
    handbookFiles.map(async (name) => {
      const response = await fetch(`${folder}${name}`);
      if (!response.ok) throw new Error(`The handbook could not be fetched: the server said ${response.status}.`);
      return { name, text: await response.text() };
    }),
  );
}
