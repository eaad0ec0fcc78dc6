import type { ReadMeaningFile } from "@/providers/builtin/meanings/load-meanings";
import { meaningsEdition } from "@/providers/builtin/meanings/meanings-edition";

/**
 * Reads the dictionaries beside the page. The service worker keeps what was read once; the edition in the address makes it ask again
 * after they were made anew. Rejects where a file cannot be had.
 */
export function fetchMeanings(folder: string): ReadMeaningFile {
  return async (file) => {
    const response = await fetch(`${folder}${file}?${meaningsEdition}`);
    if (!response.ok)
      throw new Error(`The dictionary ${file} could not be fetched: the server said ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
}
