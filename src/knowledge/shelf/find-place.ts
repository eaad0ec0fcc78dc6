import type { Shelf, ShelfCourse, ShelfLesson, ShelfPassage } from "./shelf-types";

/** Where a text is in its courses. */
export interface ShelfPlace {
  readonly course: ShelfCourse;
  readonly lesson: ShelfLesson;
  /** Null: the lesson as a whole. */
  readonly passage: ShelfPassage | null;
  readonly previous: ShelfLesson | null;
  readonly next: ShelfLesson | null;
}

/** The place of a course (its first lesson), a lesson or a passage; null where there is none of that id. */
export function findPlace({ courses }: Shelf, id: string): ShelfPlace | null {
  for (const course of courses) {
    for (const [index, lesson] of course.lessons.entries()) {
      const passage = lesson.passages.find((one) => one.id === id) ?? null;
      if (!passage && lesson.id !== id && (course.id !== id || index > 0)) continue;
      const [previous = null, next = null] = [course.lessons[index - 1], course.lessons[index + 1]];
      return { course, lesson, passage, previous, next };
    }
  }
  return null;
}
