import { distance } from "fastest-levenshtein";

/** Levenshtein distance: letters to add, take away or replace to make one word the other. */
export function editDistance(first: string, second: string): number {
  return distance(first, second);
}
