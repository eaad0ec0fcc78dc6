import { handbookFiles } from "@/knowledge/handbook/handbook-files";
import type { HandbookFile } from "@/knowledge/handbook/handbook-graph";

/** The handbook beside the page. Rejects where a file of it cannot be had. */
export function fetchHandbook(folder: string): Promise<readonly HandbookFile[]> {
  return Promise.all(
    handbookFiles.map(async (name) => {
      const response = await fetch(`${folder}${name}`);
      if (!response.ok) throw new Error(`The handbook could not be fetched: the server said ${response.status}.`);
      return { name, text: await response.text() };
    }),
  );
}
