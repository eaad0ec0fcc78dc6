import type { TextHit } from "@/knowledge/index/index-types";
import type { Library } from "@/knowledge/library";
import type { OutlineCourse, OutlineLesson } from "@/knowledge/outline/read-outline";
import { findLesson } from "@/knowledge/titles/find-lesson";
import { findTitle, type TitleMatch } from "@/knowledge/titles/find-title";
import { plainTitle, titleWords } from "@/knowledge/titles/title-words";
import type { JsonObject } from "@/lib/json";
import { listed } from "../elements/wording";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";
import type { TextSaid } from "./text-texts";

export type From = "graph" | "handbook";

/** So many of the best passages tell of which course words are. */
const lookedAt = 10;

/** Where to read, and how much of it. */
export interface Scope {
  readonly library: Library;
  readonly from: From;
  readonly course?: OutlineCourse;
  readonly lesson?: OutlineLesson;
  /** Of several courses, where a search takes them all. */
  readonly lessons?: readonly CourseLesson[];
  /** A part of a title was taken for this one. */
  readonly taken?: { readonly asked: string; readonly course: string };
}

interface CourseLesson {
  readonly course: OutlineCourse;
  readonly lesson: OutlineLesson;
}

interface Asked {
  readonly course?: string | undefined;
  readonly lesson?: string | undefined;
  /** A lesson of several courses is looked for in all of them. */
  readonly isSearch?: boolean;
}

export type FoundScope = { readonly success: true; readonly scope: Scope } | CommandRefusal;

/** The course and lesson that are meant: in the open graph, else in the handbook. A refusal says which there are. */
export async function findScope(asked: Asked, context: CommandContext): Promise<FoundScope> {
  const { graph } = await context.knowledge();
  if (asked.course === undefined && asked.lesson === undefined) return found({ library: graph, from: "graph" });
  const inGraph = scopeIn({ library: graph, from: "graph" }, asked);
  if (inGraph.success || inGraph.isUnclear) return inGraph;
  const handbook = await handbookOrNone(context);
  if (handbook === null) return noneLike(asked, [graph]);
  const inHandbook = scopeIn({ library: handbook, from: "handbook" }, asked);
  if (inHandbook.success || inHandbook.isUnclear) return inHandbook;
  const course = await courseByText(asked.course, graph, context);
  if (course !== undefined) return scopeIn({ library: graph, from: "graph", byText: course }, asked);
  return inGraph.message === "" ? noneLike(asked, [graph, handbook]) : inGraph;
}

/** No title is like it: the course whose texts have most of these words, or of others that mean the same. */
async function courseByText(
  asked: string | undefined,
  library: Library,
  { signal }: CommandContext,
): Promise<OutlineCourse | undefined> {
  if (asked === undefined) return undefined;
  const words = titleWords(asked);
  const { hits } = await library.search({ query: words.join(" "), limit: lookedAt }, signal);
  const isMeant = ({ share, taken = [] }: TextHit): boolean =>
    share === 1 || taken.filter(({ meant }) => meant.length > 0).length === words.length;
  const fitting = hits.filter(isMeant);
  const [first] = fitting;
  const own = fitting.filter(({ course }) => course === first?.course);
  const isMost = own.length * 3 > fitting.length * 2;
  return isMost ? library.outline().find(({ title }) => title === first?.course) : undefined;
}

/** Null where it cannot be had, as without a network before it was first read. */
export async function handbookOrNone(context: CommandContext): Promise<Library | null> {
  try {
    return await (await context.knowledge()).handbook();
  } catch {
    return null;
  }
}

/** How a message and its data say what was taken. */
export function takenSaid({ taken }: Scope): readonly TextSaid[] {
  return taken === undefined ? [] : [{ id: "courseTaken", with: { ...taken } }];
}

export function takenData({ taken, from }: Scope): JsonObject {
  return { ...(taken && { taken: { ...taken } }), from };
}

function found(scope: Scope): FoundScope {
  return { success: true, scope };
}

type Base = Pick<Scope, "library" | "from"> & { readonly byText?: OutlineCourse };

/** `isUnclear`: something like it is here, but not one thing; "": nothing is. */
type Tried = { readonly success: true; readonly scope: Scope } | (CommandRefusal & { readonly isUnclear: boolean });

function scopeIn({ byText, ...base }: Base, { course: asked, lesson, isSearch }: Asked): Tried {
  const courses = base.library.outline();
  if (asked === undefined) return lessonAnywhere(base, courses, { asked: lesson ?? "", isSearch });
  const titles = courses.map(({ title }) => title);
  const match = findTitle(asked, titles);
  if (match.kind === "several") {
    return unclear(
      asked,
      `“${asked}” may be ${listed(chosen(match, titles))}.`,
      "Ask with a longer part of the title.",
    );
  }
  const taught = match.kind === "none" ? taughtBy(asked, courses) : [];
  if (taught.length > 1) {
    const names = taught.map(({ title }) => title);
    return unclear(asked, `${asked} teaches ${listed(names, 12)}.`, "Ask with a title.");
  }
  const course = match.kind === "one" ? courses[match.index] : (taught[0] ?? byText);
  if (course === undefined) return nothing;
  const isWhole = match.kind === "one" && match.isWhole;
  const taken = isWhole ? {} : { taken: { asked, course: course.title } };
  const scope = { ...base, course, ...taken };
  return lesson === undefined ? { success: true, scope } : lessonOf(scope, course, lesson);
}

/** No title is like it, but somebody's name is. */
function taughtBy(asked: string, courses: readonly OutlineCourse[]): readonly OutlineCourse[] {
  const name = plainTitle(asked);
  if (!name.includes(" ")) return [];
  return courses.filter(({ instructor }) => instructor !== undefined && plainTitle(instructor) === name);
}

const nothing: Tried = { ...refuse(""), isUnclear: false };

function unclear(asked: string, message: string, hint: string): Tried {
  return { ...refuse(message, hint, { why: "unclear-title", name: asked }), isUnclear: true };
}

function lessonOf(scope: Scope, course: OutlineCourse, asked: string): Tried {
  const match = findLesson(asked, course.lessons);
  const lesson = match.kind === "one" ? course.lessons[match.index] : undefined;
  if (lesson !== undefined) return { success: true, scope: { ...scope, lesson } };
  const names = course.lessons.map(({ number, title }) => `${number} ${title}`);
  const message =
    match.kind === "several"
      ? `“${asked}” may be ${listed(chosen(match, names))}.`
      : `“${course.title}” has no lesson “${asked}”.`;
  return unclear(asked, message, `Its lessons: ${listed(names, 20)}.`);
}

/** A lesson asked for without its course: clear where one fits, or where there is one course. */
function lessonAnywhere(
  base: Pick<Scope, "library" | "from">,
  courses: readonly OutlineCourse[],
  { asked, isSearch }: { readonly asked: string; readonly isSearch: boolean | undefined },
): Tried {
  const [only] = courses;
  if (only !== undefined && courses.length === 1) return lessonOf({ ...base, course: only }, only, asked);
  const lessons = lessonsLike(asked, courses);
  const [first, second] = lessons;
  if (first !== undefined && second === undefined) return { success: true, scope: { ...base, ...first } };
  if (first !== undefined && isSearch === true) return { success: true, scope: { ...base, lessons } };
  if (courses.length === 0 || (first === undefined && !/\d/u.test(asked))) return nothing;
  const hint = `Name the course too. There are ${listed(
    courses.map(({ title }) => title),
    12,
  )}.`;
  const message =
    first === undefined ? `No course has a lesson “${asked}”.` : `“${asked}” may be a lesson of several courses.`;
  return unclear(asked, message, hint);
}

/** By a title of any of them, else by the number in each. */
function lessonsLike(asked: string, courses: readonly OutlineCourse[]): readonly CourseLesson[] {
  const all = courses.flatMap((course) => course.lessons.map((lesson) => ({ course, lesson })));
  const titles = all.map(({ lesson }) => lesson.title);
  const match = findTitle(asked, titles);
  if (match.kind !== "none") {
    const places = match.kind === "one" ? [match.index] : match.indexes;
    return places.flatMap((at) => all[at] ?? []);
  }
  return courses.flatMap((course) => {
    const byNumber = findLesson(asked, course.lessons);
    const lesson = byNumber.kind === "one" ? course.lessons[byNumber.index] : undefined;
    return lesson === undefined ? [] : [{ course, lesson }];
  });
}

function chosen(match: Extract<TitleMatch, { kind: "several" }>, names: readonly string[]): readonly string[] {
  return match.indexes.map((index) => `“${names[index] ?? ""}”`);
}

function noneLike({ course, lesson }: Asked, libraries: readonly Library[]): CommandRefusal {
  const what = course === undefined ? `lesson “${lesson}”` : `course “${course}”`;
  const titles = libraries
    .map((library) => library.outline().map(({ title }) => title))
    .filter((list) => list.length > 0);
  const [first, second] = titles;
  const reason = course === undefined ? undefined : ({ why: "no-course", name: course } as const);
  if (first === undefined) return refuse(`There is no ${what}: there are no courses here.`, "Leave it out.", reason);
  const more = second === undefined ? "" : `; in the handbook: ${listed(second, 12)}`;
  return refuse(`There is no ${what}.`, `There are: ${listed(first, 12)}${more}.`, reason);
}
