import { foldText, oneLine } from "../host";

/** As programs in English, German, French, Spanish, Italian and Portuguese write them. */
const directedWords = /^(?:directed|gerichtet|oriente|orientee|dirige|dirigee|dirigido|dirigida|diretto|orientato)$/u;
const undirectedWords = new RegExp(
  oneLine`
    ^(?:undirected|mutual|ungerichtet|non[ -]?(?:oriente|orientee|dirige|dirigee|dirigido|dirigida|diretto|orientato)
    |no dirigido|no dirigida|nao dirigido)$
  `,
  "u",
);

/** Whether a cell says that its edge has a direction; undefined where it does not speak of that. */
export function directionIn(cell: string): boolean | undefined {
  const word = foldText(cell.trim());
  if (directedWords.test(word)) return true;
  return undirectedWords.test(word) ? false : undefined;
}

export function areDirections(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 0 && filled.every((cell) => directionIn(cell) !== undefined);
}

/** Whether a column of this name may speak of direction: one of what somebody did to a film does not. */
export function isDirectionName(word: string): boolean {
  return /^(?:typ|kind|art$|dir|richt|gericht|undir|orient|sens|sentido|verso)/u.test(foldText(word));
}
