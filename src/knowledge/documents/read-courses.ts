import { failure, type ReadFailure, type ReadNote } from "@parley/formats/read";
import type { Course, Lesson } from "../course-types";
import { baseName, type ReadDocument, readDocument } from "./read-document";
import { titleKey } from "./titles";

export interface DocumentFile {
  readonly name: string;
  readonly text: string;
}

export type ReadCourses =
  | {
      readonly success: true;
      readonly courses: readonly Course[];
      /** What was read differently from how the text has it. */
      readonly notes: readonly ReadNote[];
      /** Whether each of them is a course by its header or lesson lines. */
      readonly isMarked: boolean;
    }
  | ReadFailure;

/** More would be slow to search and to draw. */
export const mostCharacters = 10_000_000;
/** The course of files that have no headings. */
const looseTitle = "Documents";

/** Documents as courses; those without headings become the lessons of one course. All of them or none. */
export function readCourses(files: readonly DocumentFile[], onProgress?: (lessons: number) => void): ReadCourses {
  const total = files.reduce((sum, { text }) => sum + text.length, 0);
  if (total > mostCharacters) return tooLong(files, total);
  for (const { name: file, text } of files) {
    const id = foreignText(text);
    if (id) return failure({ id, with: { file } }, { hint: { id: "plainText" } });
  }
  const full = files.filter(({ text }) => text.replace(/^\uFEFF/u, "").trim() !== "");
  const [first] = files;
  if (full.length === 0) {
    const isOne = first && files.length === 1;
    const why = isOne ? ({ id: "empty", with: { file: first.name } } as const) : ({ id: "allEmpty" } as const);
    return failure(why, { hint: { id: "writeLessons" } });
  }
  let count = 0;
  const read = full.map((file) => {
    const document = readDocument(file.text, file.name);
    count += document.courses.reduce((sum, { lessons }) => sum + lessons.length, 0);
    onProgress?.(count);
    return { ...file, ...document };
  });
  const named = ownTitles(
    read.filter(({ kind }) => kind !== "plain"),
    read.some(({ kind }) => kind === "plain"),
  );
  const loose = looseCourse(read.filter(({ kind }) => kind === "plain"));
  const empty = files
    .filter((file) => !full.includes(file))
    .map(({ name }) => ({ id: "leftEmpty", with: { file: name } }) as const);
  return {
    success: true,
    courses: [...named.courses, ...loose.courses],
    notes: [...read.flatMap(({ notes }) => notes), ...named.notes, ...loose.notes, ...empty],
    isMarked: read.every(({ kind }) => kind === "course"),
  };
}

function tooLong(files: readonly DocumentFile[], total: number): ReadCourses {
  const [count, most] = [Math.round(total / 100_000) / 10, mostCharacters / 1_000_000];
  const [first] = files;
  const why =
    first && files.length === 1
      ? ({ id: "textTooLong", with: { file: first.name, count, most } } as const)
      : ({ id: "textsTooLong", with: { files: files.length, count, most } } as const);
  return failure(why, { hint: { id: "splitText" } });
}

/** What keeps a text from being a document. */
function foreignText(text: string): "notText" | "webPageDocument" | undefined {
  const start = text.slice(0, 4096);
  const broken = start.split("\uFFFD").length - 1;
  if (start.includes("\0") || broken > Math.max(2, start.length / 50)) return "notText";
  if (/^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body)\b/iu.test(start)) return "webPageDocument";
  return undefined;
}

type NamedDocument = DocumentFile & ReadDocument;
interface Named {
  readonly courses: readonly Course[];
  readonly notes: readonly ReadNote[];
}

/** Courses with the same title from several files get the file's name in their id, so that none replaces another. */
function ownTitles(documents: readonly NamedDocument[], hasLoose: boolean): Named {
  const taken = new Set(hasLoose ? [titleKey(looseTitle)] : []);
  const notes: ReadNote[] = [];
  const courses = documents.flatMap(({ name, courses: found }) =>
    found.map((course, at) => {
      const title = freeTitle(course.title, baseName(name), taken);
      taken.add(titleKey(title));
      if (title !== course.title)
        notes.push({ id: "sameCourse", with: { title: course.title, file: name, name: title } });
      const isOther = at === 0 && titleKey(baseName(name)) !== titleKey(title);
      return { ...course, title, ...(isOther && { file: baseName(name) }) };
    }),
  );
  return { courses, notes };
}

function freeTitle(title: string, file: string, taken: ReadonlySet<string>): string {
  if (!taken.has(titleKey(title))) return title;
  const named = `${title} (${file})`;
  let count = 2;
  if (!taken.has(titleKey(named))) return named;
  while (taken.has(titleKey(`${title} (${file} ${count})`))) count += 1;
  return `${title} (${file} ${count})`;
}

function looseCourse(documents: readonly NamedDocument[]): Named {
  if (documents.length === 0) return { courses: [], notes: [] };
  const taken = new Set<string>();
  const lessons = documents.map(({ courses }, at): Lesson => {
    const [lesson] = courses.flatMap((course) => course.lessons);
    const base = lesson?.title ?? "";
    let title = base;
    for (let count = 2; taken.has(titleKey(title)); count += 1) title = `${base} (${count})`;
    taken.add(titleKey(title));
    return { number: at + 1, title, text: lesson?.text ?? "" };
  });
  const names = documents.map(({ name }) => name).join(", ");
  const note: ReadNote =
    documents.length === 1
      ? { id: "noHeadings", with: { file: names, course: looseTitle } }
      : { id: "noHeadingsMany", with: { names, course: looseTitle } };
  return { courses: [{ title: looseTitle, lessons, isOpen: true }], notes: [note] };
}
