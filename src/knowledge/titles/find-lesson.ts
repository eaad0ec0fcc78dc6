import { phraseLines } from "@/lib/text/lines";
import { findTitle, type TitleMatch } from "./find-title";
import { plainTitle } from "./title-words";

interface Numbered {
  readonly number: number;
  readonly title: string;
}

const counting = phraseLines`
  one first 1st eins erste|two second 2nd zwei zweite|three third 3rd drei dritte|four fourth 4th vier vierte
  five fifth 5th funf funfte|six sixth 6th sechs sechste|seven seventh 7th sieben siebte
  eight eighth 8th acht achte|nine ninth 9th neun neunte|ten tenth 10th zehn zehnte|eleven eleventh 11th elf elfte
  twelve twelfth 12th zwolf zwolfte
`;

/** Written numbers from 1. */
const numberWords = new Map(
  counting.split("|").flatMap((words, index) => words.split(" ").map((word): [string, number] => [word, index + 1])),
);

const kind = "(?:lesson|chapter|unit|part|number|no|nr|lektion|kapitel|teil|nummer)";
const article = /^(?:the|die|der|das) /u;
/** "3", "third"; with the kind before or after it; before it words may follow: "lesson 3: Louvain". */
const forms = [
  /^#?(?<word>\d{1,4}|[a-z]+|\d{1,2}[a-z]{2})[.:)]?$/u,
  new RegExp(`^${kind}[ .:#-]*(?<word>\\d{1,4}|[a-z]+)(?:\\W.*)?$`, "u"),
  new RegExp(`^(?<word>\\d{1,4}|\\d{0,2}[a-z]+)[.]? ${kind}$`, "u"),
];

/** A lesson by its number, as a figure or a word, or by its title; "last": the one at the end. */
export function findLesson(asked: string, lessons: readonly Numbered[]): TitleMatch {
  const byTitle = findTitle(
    asked,
    lessons.map(({ title }) => title),
  );
  if (byTitle.kind === "one" && byTitle.isWhole) return byTitle;
  const number = numberIn(plainTitle(asked), lessons);
  if (number === undefined) return byTitle;
  const index = lessons.findIndex((lesson) => lesson.number === number);
  return index < 0 ? { kind: "none" } : { kind: "one", index, isWhole: true };
}

function numberIn(text: string, lessons: readonly Numbered[]): number | undefined {
  const asked = text.replace(article, "");
  if (/^(?:last|final|letzte[nrs]?)(?: \p{L}+)?$/u.test(asked)) return lessons.at(-1)?.number;
  for (const form of forms) {
    const word = form.exec(asked)?.groups?.["word"] ?? "";
    if (/^\d+$/u.test(word)) return Number(word);
    const number = numberWords.get(word) ?? numberWords.get(word.replace(/[nrs]$/u, ""));
    if (number !== undefined) return number;
  }
  return undefined;
}
