import * as z from "zod/mini";
import type { TextPlace } from "@/knowledge/index/index-types";
import type { OutlineCourse, OutlineLesson } from "@/knowledge/outline/read-outline";
import { counted } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { listed } from "../elements/wording";
import type { CommandContext, CommandResult, CommandSuccess } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { type From, findScope, handbookOrNone, type Scope, takenData, takenText } from "./library-scope";

const outlineInput = z.strictObject({
  course: z.optional(z.string()),
  lesson: z.optional(z.string()),
  sharedWith: z.optional(z.string()),
});

export const getOutline = defineWork({
  description:
    "Courses, or one's lessons with links (title may be partial; lesson: number or title). sharedWith another: common topics.",
  input: outlineInput,
  compact: { takes: ["course", "lesson"] },
  run: outline,
});

/** The courses, or the lessons of one. */
export async function outline(
  asked: z.output<typeof outlineInput>,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const found = await findScope(asked, context);
  if (!found.success) return refuse(found.message, found.hint);
  const { scope } = found;
  if (scope.course !== undefined) {
    const own = courseOutline(scope, scope.course);
    return asked.sharedWith === undefined ? own : sharedWith(asked.sharedWith, { own, scope, context });
  }
  return listCourses(scope, context);
}

async function listCourses(scope: Scope, context: CommandContext): Promise<CommandResult<JsonObject>> {
  const own = scope.library.outline();
  const library = own.length > 0 ? scope.library : await handbookOrNone(context);
  if (library === null)
    return refuse(
      "There are no courses here, and the handbook could not be loaded.",
      "Check the connection and try it again.",
    );
  const from: From = own.length > 0 ? "graph" : "handbook";
  const courses = library.outline();
  const names = listed(
    courses.map(({ title }) => title),
    12,
  );
  const inGraph = courses.length === 1 ? "There is" : "There are";
  const where = from === "graph" ? inGraph : "The open graph has no courses; the handbook has";
  return done({ ...scope, from }, courses, {
    message: `${where} ${counted(courses.length, "course")}: ${names}.`,
    data: { courses: courses.map((course) => ({ ...courseFacts(course), lessonCount: course.lessons.length })) },
    ids: courses.map(({ id }) => id),
  });
}

function courseOutline(scope: Scope, course: OutlineCourse): CommandSuccess<JsonObject> {
  const { lesson } = scope;
  const lessons = lesson === undefined ? course.lessons : [lesson];
  const outlines = lessons.map((one) => ({
    ...lessonFacts(one),
    ...(lesson !== undefined && { passageCount: one.passages }),
  }));
  return done(scope, [course], {
    message: `${takenText(scope)}${handbookText(scope)}${sentence(course, lesson)}`,
    data: { courses: [{ ...courseFacts(course), lessons: outlines }] },
    ids: [course.id, ...lessons.map(({ id }) => id)],
  });
}

function handbookText({ from }: Scope): string {
  return from === "handbook" ? "From the handbook: " : "";
}

function sentence(course: OutlineCourse, lesson: OutlineLesson | undefined): string {
  if (lesson !== undefined)
    return `lesson ${lesson.number} of “${course.title}” is “${lesson.title}”, ${counted(lesson.passages, "passage")} long.`;
  const names = listed(
    course.lessons.map(({ number, title }) => `${number} ${title}`),
    12,
  );
  return `“${course.title}” has ${counted(course.lessons.length, "lesson")}${names === "" ? "" : `: ${names}`}.`;
}

interface OutlineParts {
  readonly message: string;
  readonly data: JsonObject;
  readonly ids: readonly string[];
}

function done(
  scope: Scope,
  courses: readonly OutlineCourse[],
  { message, data, ids }: OutlineParts,
): CommandSuccess<JsonObject> {
  return {
    success: true,
    message: message.charAt(0).toUpperCase() + message.slice(1),
    data: { count: courses.length, ...data, ...takenData(scope) },
    ...(scope.from === "graph" && { set: { nodes: ids, edges: [] } }),
  };
}

function courseFacts({ id, title, link, instructor }: OutlineCourse): JsonObject {
  return { id, title, ...(link && { link }), ...(instructor && { instructor }) };
}

function lessonFacts({ id, number, title, link }: OutlineLesson): JsonObject {
  return { id, number, title, ...(link && { link }) };
}

interface Beside {
  /** The outline of the one place. */
  readonly own: CommandSuccess<JsonObject>;
  readonly scope: Scope;
  readonly context: CommandContext;
}

/** An outline with the words that tell what it and another are both about: beside a lesson one of the same course, else a course. */
async function sharedWith(asked: string, { own, scope, context }: Beside): Promise<CommandResult<JsonObject>> {
  const beside =
    scope.lesson === undefined ? null : await findScope({ course: scope.course?.title, lesson: asked }, context);
  const found = beside?.success === true ? beside : await findScope({ course: asked }, context);
  if (!found.success) return refuse(found.message, found.hint);
  const [one, other] = [placeOf(scope), placeOf(found.scope)];
  if (one === null || other === null) return refuse("sharedWith names no course.", "Give the title of another course.");
  if (found.scope.library !== scope.library) {
    return refuse("One of the two is in the handbook, the other in the graph.", "Compare two of the same.");
  }
  const shared = await scope.library.shared(one, other, context.signal);
  const words = shared.map(({ word }) => `“${word}”`);
  const outlines = words.length === 0 ? "No topic is in both." : `In both: ${listed(words, 12)}.`;
  return {
    ...own,
    message: `${own.message} ${outlines}`,
    data: { ...own.data, shared: shared.map(({ word, score }) => ({ word, score: Number(score.toFixed(2)) })) },
  };
}

function placeOf({ course, lesson }: Scope): TextPlace | null {
  if (course === undefined) return null;
  return { course: course.title, ...(lesson !== undefined && { number: lesson.number }) };
}
