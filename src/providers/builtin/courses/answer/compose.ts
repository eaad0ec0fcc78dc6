import { findLesson } from "@/knowledge/titles/find-lesson";
import type { JsonObject } from "@/lib/json";
import { listed } from "../../answer/words";
import { numberIn, type Outcome, recordsIn, textIn } from "../../plan/outcome";
import type { AnswerWords } from "./answer-words";
import { inert, inertTitle, linked } from "./inert";
import { type FoundPassage, nearIn, type Sentence } from "./passages";

export interface OutlinedLesson {
  readonly number: number | null;
  readonly title: string;
  readonly link: string;
}

export interface OutlinedCourse {
  readonly title: string;
  readonly link: string;
  readonly instructor: string;
  readonly lessons: readonly OutlinedLesson[];
  /** Where the lessons themselves were not asked for. */
  readonly lessonCount: number | null;
}

export function coursesIn({ data }: Pick<Outcome, "data">): readonly OutlinedCourse[] {
  return recordsIn(data, "courses").map((course) => ({
    title: textIn(course, "title"),
    link: textIn(course, "link"),
    instructor: textIn(course, "instructor"),
    lessons: recordsIn(course, "lessons").map(toLesson),
    lessonCount: numberIn(course, "lessons") ?? numberIn(course, "lessonCount"),
  }));
}

/** A lesson of an outline, by its number, "last", or words of its title. */
export function lessonIn({ lessons }: OutlinedCourse, asked: string): OutlinedLesson | undefined {
  const numbered = lessons.map(({ number, title }, at) => ({ number: number ?? at + 1, title }));
  const match = findLesson(asked, numbered);
  return match.kind === "one" ? lessons[match.index] : undefined;
}

function toLesson(record: JsonObject): OutlinedLesson {
  return { number: numberIn(record, "number"), title: textIn(record, "title"), link: textIn(record, "link") };
}

/** Sentences with the passages they are from; several in a row of one passage name it once. */
export function quotes(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ text, passage }, at) => {
      const isLast = sentences[at + 1]?.passage.id !== passage.id;
      return isLast ? `${inert(text)} ${chipFor(passage.id)}` : inert(text);
    })
    .join(" ");
}

export function chipFor(id: string): string {
  return /[[\]\n]/u.test(id) ? "" : `[[${id}]]`;
}

/** The lessons that passages are from, each once: "lesson 3, “Betweenness and closeness”, of Centrality". */
export function lessonsOfPassages(
  passages: readonly Pick<FoundPassage, "course" | "lesson" | "number">[],
  words: AnswerWords,
): string {
  const names = passages.map(({ number, lesson, course }) =>
    words.lesson(number, inertTitle(lesson), inertTitle(course)),
  );
  return listed([...new Set(names)], words.and);
}

/** Which words of the texts were taken for some that were asked; "" where none were. */
export function nearNote(sentences: readonly Sentence[], words: AnswerWords): string {
  const notes = nearIn(sentences).map(({ said, meant }) =>
    words.near(inert(said), listed(meant.map(inert), words.and)),
  );
  return notes.join(" ");
}

export function sourceLine(sentences: readonly Sentence[], words: AnswerWords): string {
  const passages = sentences.map(({ passage }) => passage);
  return words.from(
    lessonsOfPassages(passages, words),
    passages.some(({ isHandbook }) => isHandbook),
  );
}

/** `by`: those of them whom somebody teaches. */
export function courseList(courses: readonly OutlinedCourse[], words: AnswerWords, by = ""): string {
  const lines = courses.map(({ title, link, instructor, lessons, lessonCount }, at) => {
    const facts = [inertTitle(instructor), words.lessons(lessonCount ?? lessons.length)].filter((fact) => fact !== "");
    return `${at + 1}. ${linked(title, link)} – ${facts.join(", ")}`;
  });
  const lead = by === "" ? words.courses(courses.length) : words.taughtBy(inertTitle(by), courses.length);
  return `${lead}\n\n${lines.join("\n")}`;
}

export function outlineText(course: OutlinedCourse, words: AnswerWords): string {
  const name = linked(course.title, course.link);
  if (course.lessons.length === 0) return words.hasNoLessons(name);
  const lines = course.lessons.map(({ number, title, link }, at) => `${number ?? at + 1}. ${linked(title, link)}`);
  return `${words.outline(name, inertTitle(course.instructor), course.lessons.length)}\n\n${lines.join("\n")}`;
}
