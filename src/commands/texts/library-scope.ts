import type { Library } from "@/knowledge/library";
import type { OutlineCourse, OutlineLesson } from "@/knowledge/outline/read-outline";
import { findLesson } from "@/knowledge/titles/find-lesson";
import { findTitle, type TitleMatch } from "@/knowledge/titles/find-title";
import { plainTitle } from "@/knowledge/titles/title-words";
import type { JsonObject } from "@/lib/json";
import type { CommandContext, CommandRefusal } from "../door/command-types";
import { refuse } from "../door/results";
import { listed } from "../elements/wording";

export type From = "graph" | "handbook";

/** Where to read, and how much of it. */
export interface Scope {
  readonly library: Library;
  readonly from: From;
  readonly course?: OutlineCourse;
  readonly lesson?: OutlineLesson;
  /** A part of a title was taken for this one. */
  readonly taken?: { readonly asked: string; readonly course: string };
}

interface Asked {
  readonly course?: string | undefined;
  readonly lesson?: string | undefined;
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
  return inGraph.message === "" ? noneLike(asked, [graph, handbook]) : inGraph;
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
export function takenText({ taken }: Scope): string {
  return taken === undefined ? "" : `“${taken.asked}” was taken as the course “${taken.course}”. `;
}

export function takenData({ taken, from }: Scope): JsonObject {
  return { ...(taken && { taken: { ...taken } }), from };
}

function found(scope: Scope): FoundScope {
  return { success: true, scope };
}

/** `isUnclear`: something like it is here, but not one thing; "": nothing is. */
type Tried = { readonly success: true; readonly scope: Scope } | (CommandRefusal & { readonly isUnclear: boolean });

function scopeIn(base: Pick<Scope, "library" | "from">, { course: asked, lesson }: Asked): Tried {
  const courses = base.library.outline();
  if (asked === undefined) return lessonAnywhere(base, courses, lesson ?? "");
  const titles = courses.map(({ title }) => title);
  const match = findTitle(asked, titles);
  if (match.kind === "several") {
    return unclear(`“${asked}” may be ${listed(chosen(match, titles))}.`, "Ask with a longer part of the title.");
  }
  const taught = match.kind === "none" ? taughtBy(asked, courses) : [];
  if (taught.length > 1) {
    const names = taught.map(({ title }) => title);
    return unclear(`${asked} teaches ${listed(names, 12)}.`, "Ask with a title.");
  }
  const course = match.kind === "one" ? courses[match.index] : taught[0];
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

const nothing: Tried = { success: false, message: "", isUnclear: false };

function unclear(message: string, hint: string): Tried {
  return { ...refuse(message, hint), isUnclear: true };
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
  return unclear(message, `Its lessons: ${listed(names, 20)}.`);
}

/** A lesson asked for without its course: clear where one title fits, or where there is one course. */
function lessonAnywhere(
  base: Pick<Scope, "library" | "from">,
  courses: readonly OutlineCourse[],
  asked: string,
): Tried {
  const [only] = courses;
  if (only !== undefined && courses.length === 1) return lessonOf({ ...base, course: only }, only, asked);
  const all = courses.flatMap((course) => course.lessons.map((lesson) => ({ course, lesson })));
  const match = findTitle(
    asked,
    all.map(({ lesson }) => lesson.title),
  );
  const one = match.kind === "one" ? all[match.index] : undefined;
  if (one !== undefined) return { success: true, scope: { ...base, course: one.course, lesson: one.lesson } };
  if (courses.length === 0) return nothing;
  const hint = `Name the course too. There are ${listed(
    courses.map(({ title }) => title),
    12,
  )}.`;
  if (match.kind === "none" && !/\d/u.test(asked)) return nothing;
  return unclear(`“${asked}” may be a lesson of several courses.`, hint);
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
  if (first === undefined) return refuse(`There is no ${what}: there are no courses here.`, "Leave it out.");
  const more = second === undefined ? "" : `; in the handbook: ${listed(second, 12)}`;
  return refuse(`There is no ${what}.`, `There are: ${listed(first, 12)}${more}.`);
}
