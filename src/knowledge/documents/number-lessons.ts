import { pushAll } from "@/lib/lists/whole-lists";
import type { Lesson } from "../course-types";

interface Numbered {
  readonly lessons: readonly Lesson[];
  readonly notes: readonly string[];
}

/** Each number once: a lesson that stands twice is joined, another one under a number that is taken gets the next free one. */
export function numberLessons(written: readonly Lesson[], course: string): Numbered {
  const taken = new Map<number, Lesson>();
  const notes: string[] = [];
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
      notes.push(`Two lessons of ${course} have the number ${lesson.number}: “${lesson.title}” became lesson ${free}.`);
    }
    const number = first === undefined ? lesson.number : free;
    taken.set(number, { ...lesson, number });
  }
  const lessons = [...taken.values()];
  return { lessons, notes: [...orderNote(written, course), ...notes, ...emptyNote(lessons, course)] };
}

function joinNote(first: Lesson, second: Lesson, course: string): readonly string[] {
  if (first.text === "" || second.text === "") return [];
  return [`Lesson ${first.number} of ${course} appears twice. I joined its texts.`];
}

function emptyNote(lessons: readonly Lesson[], course: string): readonly string[] {
  const numbers = lessons.filter(({ text }) => text === "").map(({ number }) => number);
  if (numbers.length === 0) return [];
  const are =
    numbers.length === 1 ? `Lesson ${numbers[0]} of ${course} has` : `Lessons ${numbers.join(", ")} of ${course} have`;
  return [`${are} no text.`];
}

function orderNote(lessons: readonly Lesson[], course: string): readonly string[] {
  const numbers = [...new Set(lessons.map(({ number }) => number))];
  const isCounted = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  if (isCounted) return [];
  const shown = numbers.length > 12 ? `${numbers.slice(0, 12).join(", ")} …` : numbers.join(", ");
  return [`The lessons of ${course} are numbered ${shown}: they were kept as they stand.`];
}

function joined(first: Lesson, second: Lesson): Lesson {
  const link = first.link ?? second.link;
  const text = first.text === second.text ? first.text : [first.text, second.text].filter(Boolean).join("\n\n");
  return { number: first.number, title: first.title, ...(link !== undefined && { link }), text };
}

function isSame(title: string, other: string): boolean {
  return title.toLowerCase() === other.toLowerCase();
}
