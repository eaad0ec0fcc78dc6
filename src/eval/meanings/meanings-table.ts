import { percent, percentWithInterval, table } from "../print-table";
import { wilsonInterval } from "../statistics";
import type { MeaningFigures } from "./measure-meanings";

/** What `npm run eval:meanings` writes: the figures of the even pairs, a language each and over all. */
export interface MeaningResults {
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
