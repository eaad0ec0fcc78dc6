import { oneLine } from "@/lib/text/lines";
import { groupOf } from "./take-title";

/** Notes a course and gives the mark that stands for it. */
export type Mark = (name: string) => string;

/** "the course by Mara Lindt": a person's name stands for the course. */
export function markTaught(text: string, course: Mark): string {
  return text.replace(taught, (...given) => course(groupOf(given, "name")));
}

const taught = new RegExp(
  oneLine`
    [ ](?:[Tt]he |[Dd]er |[Dd]en |[Ii]m )?(?:course|class|Kurs|kurs) (?:by|from|(?:taught|given|held|run|led) by|von
    |bei) (?<name>\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)+)
  `,
  "gu",
);

/** "First Nights" of "First Nights under the Stars": how a title begins, written as it is in it and in no other. */
export function markBeginnings(text: string, titles: readonly string[], course: Mark): string {
  return titles.reduce((marked, title) => {
    const beginning = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)+(?=[:,]? \p{Ll}|:)/u.exec(title)?.[0];
    if (beginning === undefined || titles.some((other) => other !== title && other.includes(beginning))) return marked;
    const rest = escaped(title.slice(beginning.length));
    return marked.replace(
      new RegExp(` (?:[Tt]he )?["']?${escaped(beginning)}["']?(?!${rest})(?![\\p{L}\\p{N}-])`, "gu"),
      () => course(title),
    );
  }, text);
}

export function escaped(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
