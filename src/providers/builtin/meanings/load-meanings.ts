import { loadOnce } from "@/lib/load-once";
import type { MeaningLanguage, Meanings } from "./meaning-types";
import { createMeanings } from "./near";
import { plainForms } from "./plain-forms";
import { readPack } from "./read-pack";
import { weights } from "./weights";
import { createWordGraph } from "./word-graph";
import { createWordTable } from "./word-table";

/** Gives a file of `public/meanings`: the page fetches it, the terminal reads it from the disk. */
export type ReadMeaningFile = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

type LoadMeanings = (language: MeaningLanguage) => Promise<Meanings>;

const shared = new WeakMap<ReadMeaningFile, LoadMeanings>();

/**
 * Loads a language's words, and the English ones, when they are first asked for. What failed is tried again with the next use. Who
 * reads the same files has the same words: they take tens of megabytes.
 */
export function createMeaningsLoader(read: ReadMeaningFile): LoadMeanings {
  const known = shared.get(read) ?? makeLoader(read);
  shared.set(read, known);
  return known;
}

function makeLoader(read: ReadMeaningFile): LoadMeanings {
  const english = loadOnce(async () => {
    const pack = await readPack(await read("en.bin"));
    const table = createWordTable(pack, plainForms("en"));
    return { english: table, graph: createWordGraph(pack, table.words.length, weights) };
  });
  const loadOther = async (language: MeaningLanguage) =>
    createWordTable(await readPack(await read(`${language}.bin`)), plainForms(language));
  const loaders = new Map<MeaningLanguage, () => Promise<Meanings>>();
  return (language) => {
    const known = loaders.get(language);
    if (known) return known();
    const load = loadOnce(async () => {
      const [base, own] = await Promise.all([english(), language === "en" ? null : loadOther(language)]);
      return createMeanings({ ...base, others: new Map(own === null ? [] : [[language, own]]) }, weights);
    });
    loaders.set(language, load);
    return load();
  };
}
