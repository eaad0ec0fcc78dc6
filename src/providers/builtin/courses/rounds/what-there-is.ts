import { findLesson } from "@/knowledge/titles/find-lesson";
import { findTitle } from "@/knowledge/titles/find-title";
import { listed } from "../../answer/words";
import { inertTitle } from "../answer/inert";
import type { Place } from "../reading/reading";
import type { Asking, FoundLesson } from "./look-up";

/** The lesson of a place, by what is known of the courses. */
export function knownLesson({ course, lesson }: Place, { library }: Asking): FoundLesson | null {
  if (library.kind !== "courses" || lesson === undefined) return null;
  const of = course === undefined ? { kind: "none" as const } : findTitle(course, library.titles);
  const courses = of.kind === "one" ? [library.courses[of.index]] : library.courses;
  const found = courses.flatMap((one) => {
    const match = one === undefined ? ({ kind: "none" } as const) : findLesson(lesson, one.lessons);
    const own = match.kind === "one" ? one?.lessons[match.index] : undefined;
    return one === undefined || own === undefined ? [] : [{ ...own, link: "", course: one.title, isHandbook: false }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The lessons of the course that was asked, else the courses. */
export function whatThereIs({ course }: Place, { library, words }: Asking): string {
  if (library.kind !== "courses" || library.courses.length > mostListed) return "";
  const match = course === undefined ? ({ kind: "none" } as const) : findTitle(course, library.titles);
  const own = match.kind === "one" ? library.courses[match.index] : undefined;
  if (own === undefined)
    return course === undefined ? `${words.courses(library.courses.length)} ${all(library.titles, words)}.` : "";
  const lessons = own.lessons.map(({ number, title }) => `${number} ${title}`);
  return `${words.outline(inertTitle(own.title), "", lessons.length)} ${all(lessons, words)}.`;
}

const mostListed = 12;

function all(titles: readonly string[], { and }: Asking["words"]): string {
  return listed(titles.map(inertTitle), and);
}
