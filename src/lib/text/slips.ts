import { editDistance } from "./edit-distance";

/** How many slips of the hand make one word the other: letters dropped, doubled, wrong, or two neighbours swapped. */
export function slipsBetween(first: string, second: string): number {
  return isSwapped(first, second) ? 1 : editDistance(first, second);
}

/** As many as a word of that length may have and still be told from others: none in short words and in those with figures. */
export function allowedSlips(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Two neighbours in the other order, all else the same. */
function isSwapped(first: string, second: string): boolean {
  if (first.length !== second.length) return false;
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  if (at + 1 >= first.length || first[at] !== second[at + 1] || first[at + 1] !== second[at]) return false;
  return first.slice(at + 2) === second.slice(at + 2);
}
