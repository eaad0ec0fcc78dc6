import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReadMeaningFile } from "@/providers/builtin/meanings/load-meanings";

/** Reads the dictionaries of a folder. */
export function readMeanings(folder: string): ReadMeaningFile {
  return async (file) => new Uint8Array(await readFile(join(folder, file)));
}
