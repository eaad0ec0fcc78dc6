import type { SearchText, SearchWish } from "./index-types";

/** Whether the text stands in the course and lesson that were asked for. */
export function isWithin(
  text: SearchText | undefined,
  { course, number }: Pick<SearchWish, "course" | "number">,
): boolean {
  if (text === undefined) return false;
  return (course === undefined || text.course === course) && (number === undefined || text.number === number);
}
