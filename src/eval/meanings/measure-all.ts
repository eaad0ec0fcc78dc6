import { createMeaningsLoader, type ReadMeaningFile } from "@/providers/builtin/meanings/load-meanings";
import { type MeaningGraphs, readPairs } from "./meaning-pairs";
import type { MeaningResults } from "./meanings-table";
import { type LookedUp, lookUpPairs, measureMeanings } from "./measure-meanings";

interface MeaningSuite {
  /** The text of `pairs.tsv`. */
  readonly pairs: string;
  readonly graphs: MeaningGraphs;
  readonly read: ReadMeaningFile;
}

/** Looks every pair up: the odd ones chose weights and thresholds, the even ones tell what to expect. */
export async function measureAll(suite: MeaningSuite): Promise<Pick<MeaningResults, "stated" | "chosenOn">> {
  const found = await lookUpPairs(readPairs(suite.pairs, suite.graphs), createMeaningsLoader(suite.read));
  const even = found.filter(({ pair }) => pair.half === "even");
  const languages = [...new Set(found.map(({ pair }) => pair.language))];
  const of = (keep: (one: LookedUp) => boolean) => measureMeanings(even.filter(keep));
  return {
    stated: {
      ...Object.fromEntries(languages.map((language) => [language, of(({ pair }) => pair.language === language)])),
      all: of(() => true),
    },
    chosenOn: measureMeanings(found.filter(({ pair }) => pair.half === "odd")),
  };
}
