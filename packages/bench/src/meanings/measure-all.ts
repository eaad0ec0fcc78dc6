import { createMeaningsLoader, type ReadMeaningFile } from "@/providers/builtin/meanings/load-meanings";
import { percent, percentWithInterval, table } from "../print-table";
import { wilsonInterval } from "../statistics";
import { type MeaningGraphs, readPairs } from "./meaning-pairs";
import { type LookedUp, lookUpPairs, type MeaningFigures, measureMeanings } from "./measure-meanings";

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

/** What `npm run eval:meanings` writes: the figures of the even pairs, a language each and over all. */
interface MeaningResults {
  readonly date: string;
  readonly commit: string;
  readonly stated: Readonly<Record<string, MeaningFigures>>;
  readonly chosenOn: MeaningFigures;
}

/** Between these two lines of docs/evaluation.md it stands. */
export const meaningsPlace = ["<!-- meanings: written by npm run eval:meanings -->", "<!-- meanings end -->"] as const;

const heads = [
  "even pairs",
  "words",
  "first",
  "in three",
  "taken",
  "taken wrong",
  "offered",
  "nothing-words",
  "taken",
  "refused",
];

export function meaningsTable({ date, commit, stated, chosenOn }: MeaningResults): string {
  const rows = [...Object.entries(stated), ["odd pairs, all", chosenOn] as const].map(([name, figures]) => [
    name,
    String(figures.words),
    percent(figures.first / figures.words),
    percent(figures.amongThree / figures.words),
    percentWithInterval(figures.taken / figures.words, wilsonInterval(figures.taken / figures.words, figures.words)),
    String(figures.takenWrong),
    percent(figures.offered / figures.words),
    String(figures.nothingWords),
    String(figures.nothingTaken),
    String(figures.nothingRefused),
  ]);
  return [table([heads, ...rows]), `Measured ${date} at ${commit}.`].join("\n\n");
}
