import type { ReadNote } from "@parley/formats/read";
import type { Lesson } from "../course-types";
import type { DocumentLine } from "./document-lines";
import { lessonLine, lessonLink } from "./header-lines";
import { type FoundLessons, introduction, lessonOf } from "./lesson-text";
import { webLink } from "./web-link";

/** The lessons of lines `Lesson N: …`. A heading alone above the first of them is the title where none is given. */
export function writtenLessons(lines: readonly DocumentLine[], given?: string): FoundLessons {
  const starts = lines.flatMap((line, at) => {
    const found = lessonLine(line);
    return found === undefined ? [] : [{ ...found, at }];
  });
  const above = lines.slice(0, starts[0]?.at);
  const title = above.find(({ level }) => level === 1)?.heading;
  const isTitle = (line: DocumentLine): boolean =>
    line.level !== undefined && line.heading === title && (!given || given.toLowerCase() === title?.toLowerCase());
  const read = starts.map(({ number, title: name, at }, index) =>
    readLesson({ number, title: name }, lines.slice(at + 1, starts[index + 1]?.at ?? lines.length)),
  );
  const lessons = read.map(({ lesson }) => lesson);
  return {
    ...(title !== undefined && { title }),
    lessons: withIntroduction(introduction(above.filter((line) => !isTitle(line))), lessons),
    notes: read.flatMap(({ notes }) => notes),
  };
}

function readLesson(
  { number, title }: Pick<Lesson, "number" | "title">,
  body: readonly DocumentLine[],
): { readonly lesson: Lesson; readonly notes: readonly ReadNote[] } {
  const at = body.findIndex(({ text }) => text.trim() !== "");
  const line = body[at];
  const written = line && lessonLink(line);
  const link = written === undefined ? undefined : webLink(written);
  if (link !== undefined) return { lesson: { ...lessonOf(number, title, body.slice(at + 1)), link }, notes: [] };
  const isEmpty = written === "";
  const notes = written && !isEmpty ? [{ id: "lessonLink", with: { number, title } } as const] : [];
  return { lesson: lessonOf(number, title, isEmpty ? body.slice(at + 1) : body), notes };
}

/** A course that begins with a lesson 0 has its introduction there. */
function withIntroduction(before: readonly Lesson[], lessons: readonly Lesson[]): readonly Lesson[] {
  const [intro] = before;
  const zero = lessons.find(({ number }) => number === 0);
  if (intro === undefined || zero === undefined) return [...before, ...lessons];
  const joined = { ...zero, text: [intro.text, zero.text].filter(Boolean).join("\n\n") };
  return lessons.map((lesson) => (lesson === zero ? joined : lesson));
}
