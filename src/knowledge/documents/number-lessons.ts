import type { ReadNote } from "@/graph/formats/note-texts";
import { pushAll } from "@/lib/lists/whole-lists";
import type { Lesson } from "../course-types";

interface Numbered {
  readonly lessons: readonly Lesson[];
  readonly notes: readonly ReadNote[];
}

/** Each number once: a lesson that stands twice is joined, another one under a number that is taken gets the next free one. */
export function numberLessons(written: readonly Lesson[], course: string): Numbered {
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
