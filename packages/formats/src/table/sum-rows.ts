import { isWrittenNumber } from "./column-values";

const SUM =
  /^(?:(?:grand |sub)?totals?|sum|summe|(?:end|gesamt|zwischen)summe|gesamt(?:ergebnis)?|insgesamt|somme|suma|totale?|totaal)\s*:?$/i;

/** What things that are added up go by. */
export function isSumName(name: string): boolean {
  return SUM.test(name);
}

/** What a row that adds up those above it calls itself, in any cell where all others but a number of the row are figures. */
export function sumInCells(cells: readonly string[]): string | undefined {
  const filled = cells.filter((cell) => cell !== "");
  const [word, ...others] = filled.filter((cell) => !isWrittenNumber(cell));
  const isAlone = word !== undefined && isSumName(word) && others.every((cell) => cell === word);
  return isAlone && filled.some(isWrittenNumber) ? word : undefined;
}
