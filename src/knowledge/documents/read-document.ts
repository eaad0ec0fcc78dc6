import type { ReadNote } from "@parley/formats/read";
import { pushAll } from "@/lib/lists/whole-lists";
import type { Course, Lesson } from "../course-types";
import { type DocumentLine, documentLines } from "./document-lines";
import { type HeaderField, headerField, lessonLine } from "./header-lines";
import { headingLessons } from "./heading-lessons";
import { linesText } from "./lesson-text";
import { shortTitle } from "./titles";
import { webLink } from "./web-link";
import { writtenLessons } from "./written-lessons";

/** What a document turned out to be: a course by its header or lesson lines, a text with headings, or a text alone. */
export interface ReadDocument {
  readonly kind: "course" | "headings" | "plain";
  readonly courses: readonly Course[];
  readonly notes: readonly ReadNote[];
}

export type Header = { readonly [K in HeaderField]?: string };

/** One document as courses: several where it has several course titles. None of its text is lost. */
export function readDocument(text: string, fileName: string): ReadDocument {
  const matter = takeFrontMatter(text.replace(/^\uFEFF/u, ""));
  const front = headerOf(matter);
  const parts = courseParts(documentLines(matter.body));
  const read = parts.map((part) => readPart(part, front, baseName(fileName)));
  const isCourse = read.some(({ kind }) => kind === "course");
  return {
    kind: isCourse ? "course" : (read[0]?.kind ?? "plain"),
    courses: read.map(({ course }) => course),
    notes: [...unusedNotes(matter, fileName), ...read.flatMap(({ notes }) => notes)],
  };
}

/** The name of a file as a title: without folders and its ending. */
export function baseName(fileName: string): string {
  const last = fileName.split(/[\\/]/u).at(-1) ?? "";
  const bare = last.replace(/\.(?:md|markdown|mdown|txt|text)$/iu, "").trim();
  return bare === "" ? "Document" : bare;
}

const frontNames: Readonly<Record<string, HeaderField>> = {
  title: "title",
  link: "link",
  url: "link",
  instructor: "instructor",
  author: "instructor",
};

function headerOf({ fields }: FrontMatter): Header {
  const used = [...fields].flatMap(([name, value]) => (isUsed(name, value) ? [[frontNames[name], value]] : []));
  return Object.fromEntries(used);
}

function isUsed(name: string, value: string): boolean {
  const field = Object.hasOwn(frontNames, name) ? frontNames[name] : undefined;
  return field === "link" ? webLink(value) !== undefined : field !== undefined && value !== "";
}

function unusedNotes({ fields }: FrontMatter, fileName: string): readonly ReadNote[] {
  const unused = [...fields].flatMap(([name, value]) => (isUsed(name, value) ? [] : [name]));
  return unused.length === 0 ? [] : [{ id: "frontMatter", with: { file: fileName, names: unused.join(", ") } }];
}

/** Cut before each course title but the first. */
function courseParts(lines: readonly DocumentLine[]): readonly (readonly DocumentLine[])[] {
  const starts = lines.flatMap((line, at) => (headerField(line)?.field === "title" ? [at] : []));
  const cuts = [0, ...starts.slice(1), lines.length];
  return cuts.slice(0, -1).map((start, at) => lines.slice(start, cuts[at + 1]));
}

interface ReadPart {
  readonly kind: ReadDocument["kind"];
  readonly course: Course;
  readonly notes: readonly ReadNote[];
}

function readPart(lines: readonly DocumentLine[], front: Header, name: string): ReadPart {
  const { header, rest } = takeHeader(lines);
  const hasLessons = rest.some((line) => lessonLine(line) !== undefined);
  const found = hasLessons ? writtenLessons(rest, header.title) : headingLessons(rest, header.title);
  const title = shortTitle(header.title || front.title || found?.title || name);
  const lessons = found?.lessons ?? [{ number: 1, title, text: linesText(rest) }];
  const numbered = numberLessons(lessons, title);
  const link = header.link ?? front.link;
  const instructor = header.instructor ?? front.instructor;
  const isCourse = hasLessons || header.title !== undefined;
  const plainKind = found === undefined ? "plain" : "headings";
  return {
    kind: isCourse ? "course" : plainKind,
    course: { title, ...(link && { link }), ...(instructor && { instructor }), lessons: numbered.lessons },
    notes: [
      ...titleNote({ isCourse, header, title, name }),
      ...linkNotes(lines, title),
      ...(found?.notes ?? []),
      ...numbered.notes,
    ],
  };
}

interface Named {
  readonly isCourse: boolean;
  readonly header: Header;
  readonly title: string;
  readonly name: string;
}

function titleNote({ isCourse, header, title, name }: Named): readonly ReadNote[] {
  if (!isCourse || header.title) return [];
  return [{ id: "noTitle", with: { file: name, title } }];
}

/** The first line of each kind before the first lesson is the header; a link that is none stays in the text. */
function takeHeader(lines: readonly DocumentLine[]): {
  readonly header: Header;
  readonly rest: readonly DocumentLine[];
} {
  const first = lines.findIndex((line) => lessonLine(line) !== undefined);
  const end = first < 0 ? lines.length : first;
  const header = new Map<HeaderField, string>();
  const body = lines.slice(0, end).filter((line) => {
    const found = headerField(line);
    const value = found?.field === "link" ? webLink(found.value) : found?.value;
    if (found === undefined || value === undefined || header.has(found.field)) return true;
    header.set(found.field, value);
    return false;
  });
  return { header: Object.fromEntries(header), rest: [...body, ...lines.slice(end)] };
}

function linkNotes(lines: readonly DocumentLine[], title: string): readonly ReadNote[] {
  const isWrong = lines.some((line) => {
    const found = headerField(line);
    return found?.field === "link" && found.value !== "" && webLink(found.value) === undefined;
  });
  return isWrong ? [{ id: "courseLink", with: { title } }] : [];
}

interface Numbered {
  readonly lessons: readonly Lesson[];
  readonly notes: readonly ReadNote[];
}

/** Each number once: a lesson that stands twice is joined, another one under a number that is taken gets the next free one. */
function numberLessons(written: readonly Lesson[], course: string): Numbered {
  const taken = new Map<number, Lesson>();
  const notes: ReadNote[] = [];
  let free = written.reduce((most, { number }) => Math.max(most, number), 0);
  for (const lesson of written) {
    const first = taken.get(lesson.number);
    if (first !== undefined && isSame(first.title, lesson.title)) {
      taken.set(lesson.number, joined(first, lesson));
      pushAll(notes, joinNote(first, lesson, course));
      continue;
    }
    if (first !== undefined) {
      free += 1;
      notes.push({ id: "sameNumber", with: { course, number: lesson.number, title: lesson.title, free } });
    }
    const number = first === undefined ? lesson.number : free;
    taken.set(number, { ...lesson, number });
  }
  const lessons = [...taken.values()];
  return { lessons, notes: [...orderNote(written, course), ...notes, ...emptyNote(lessons, course)] };
}

function joinNote(first: Lesson, second: Lesson, course: string): readonly ReadNote[] {
  if (first.text === "" || second.text === "") return [];
  return [{ id: "lessonTwice", with: { number: first.number, course } }];
}

function emptyNote(lessons: readonly Lesson[], course: string): readonly ReadNote[] {
  const numbers = lessons.filter(({ text }) => text === "").map(({ number }) => number);
  if (numbers.length === 0) return [];
  return [{ id: "noText", with: { count: numbers.length, numbers: numbers.join(", "), course } }];
}

function orderNote(lessons: readonly Lesson[], course: string): readonly ReadNote[] {
  const numbers = [...new Set(lessons.map(({ number }) => number))];
  const isCounted = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  if (isCounted) return [];
  const shown = numbers.length > 12 ? `${numbers.slice(0, 12).join(", ")} …` : numbers.join(", ");
  return [{ id: "numbered", with: { course, numbers: shown } }];
}

function joined(first: Lesson, second: Lesson): Lesson {
  const link = first.link ?? second.link;
  const text = first.text === second.text ? first.text : [first.text, second.text].filter(Boolean).join("\n\n");
  return { number: first.number, title: first.title, ...(link !== undefined && { link }), text };
}

function isSame(title: string, other: string): boolean {
  return title.toLowerCase() === other.toLowerCase();
}

interface FrontMatter {
  /** The document without it. */
  readonly body: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** The names and values between two lines of dashes at the beginning, as many programs write them above Markdown. */
function takeFrontMatter(text: string): FrontMatter {
  const nothing = { body: text, fields: new Map<string, string>() };
  const found = /^---[ \t]*(?:\r\n|\n|\r)([\s\S]{0,20000}?)(?:\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?:\r\n|\n|\r|$)/u.exec(
    text,
  );
  if (!found) return nothing;
  const lines = (found[1] ?? "").split(/\r\n|\n|\r/u);
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^([\p{L}][\p{L}\p{N}_ -]*?)\s*:(?:\s+(.*))?$/u.exec(line) ?? [];
    return name === undefined ? [] : [[name.toLowerCase(), unquoted(value ?? "")] as const];
  });
  // A text between two rules is no front matter.
  const isIt =
    pairs.length > 0 &&
    lines.every((line) => /^(?:[\p{L}][\p{L}\p{N}_ -]*?\s*:(?:\s.*)?|\s+.*|-\s.*|#.*|)$/u.test(line));
  return isIt ? { body: text.slice(found[0].length), fields: new Map(pairs) } : nothing;
}

function unquoted(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/u, "$2");
}
