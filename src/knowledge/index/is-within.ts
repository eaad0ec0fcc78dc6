import type { SearchText, TextPlace } from "./index-types";

/** Whether the text is in one of the places that were asked for. */
export function isWithin(text: SearchText | undefined, places: readonly TextPlace[] | undefined): boolean {
  if (text === undefined || places === undefined) return text !== undefined;
  return places.some(
    ({ course, number }) => text.course === course && (number === undefined || text.number === number),
  );
}
