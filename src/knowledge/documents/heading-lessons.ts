import type { DocumentLine } from "./document-lines";
import { type FoundLessons, introduction, lessonOf } from "./lesson-text";

/**
 * The highest headings as lessons; deeper ones stay in the text. A heading alone at the top of the others is the title of
 * the whole. Undefined: there is no heading.
 */
export function headingLessons(lines: readonly DocumentLine[], given?: string): FoundLessons | undefined {
  const headings = lines.flatMap(({ level, heading }, at) =>
    level === undefined || heading === undefined ? [] : [{ level, heading, at }],
  );
  const [first] = headings;
  if (first === undefined) return undefined;
  const top = headings.reduce((least, { level }) => Math.min(least, level), 6);
  const isTitle = first.level === top && headings.filter(({ level }) => level === top).length === 1;
  const below = isTitle && headings.length > 1 ? headings.slice(1) : headings;
  const starts = below.filter(({ level }) => level <= lessonLevel(below, isTitle));
  const isTitleAlone = isTitle && below.length < headings.length;
  // A title that is not the given one is no title of the course: it is text.
  const before = lines
    .slice(0, starts[0]?.at)
    .filter((_, at) => !(isTitleAlone && at === first.at && isTaken(first.heading, given)));
  const lessons = starts.map(({ at, heading }, index) =>
    lessonOf(index + 1, heading, lines.slice(at + 1, starts[index + 1]?.at ?? lines.length)),
  );
  return { ...(isTitle && { title: first.heading }), lessons: [...introduction(before), ...lessons], notes: [] };
}

function isTaken(heading: string, given: string | undefined): boolean {
  return given === undefined || given === "" || given.toLowerCase() === heading.toLowerCase();
}

/** Deep enough for two lessons, or for one below a title. */
function lessonLevel(headings: readonly { readonly level: number }[], hasTitle: boolean): number {
  const wanted = hasTitle ? 1 : 2;
  return [1, 2, 3, 4, 5].find((most) => headings.filter(({ level }) => level <= most).length >= wanted) ?? 6;
}
