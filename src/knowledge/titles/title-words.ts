import { foldText } from "@/graph/search/fold-text";
import { wordLines } from "@/lib/text/lines";

/** Words that tell nothing of which course or lesson is meant. */
const emptyWords = new Set(
  wordLines`
    a an the this that my our of on in to for and or about with from by at is course courses class lesson lessons
    chapter unit part der die das den dem des ein eine und oder von vom zu zum zur im in uber mit fur kurs lektion
    kapitel teil le la les un une de du des et cours leçon
  `.split(" "),
);

/** The words of a title as they are compared; those that tell nothing only where there are no others. */
export function titleWords(title: string): readonly string[] {
  const words = plainTitle(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Small letters without accents, ends trimmed, blanks single. */
export function plainTitle(title: string): string {
  return foldText(title).replace(/ß/gu, "ss").replace(/\s+/gu, " ").trim();
}
