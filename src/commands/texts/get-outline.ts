import * as z from "zod/mini";
import type { TextPlace } from "@/knowledge/index/index-types";
import type { OutlineCourse, OutlineLesson } from "@/knowledge/outline/read-outline";
import type { JsonObject } from "@/lib/json";
import { type Spoken, spokenTogether } from "@/lib/text/speaker";
import { listOf } from "../elements/parts";
import type { CommandContext, CommandRefusal, CommandSuccess } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { type From, findScope, handbookOrNone, type Scope, takenData, takenSaid } from "./library-scope";
import { type TextSaid, tell } from "./text-texts";

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

type Outline = CommandSuccess<JsonObject> & Spoken;

/** The courses, or the lessons of one. */
export async function outline(
  asked: z.output<typeof outlineInput>,
  context: CommandContext,
): Promise<Outline | CommandRefusal> {
  const found = await findScope(asked, context);
  if (!found.success) return found;
  const { scope } = found;
  if (scope.course !== undefined) {
    const own = courseOutline(scope, scope.course);
    return asked.sharedWith === undefined ? own : sharedWith(asked.sharedWith, { own, scope, context });
  }
  return listCourses(scope, context);
}

async function listCourses(scope: Scope, context: CommandContext): Promise<Outline | CommandRefusal> {
  const own = scope.library.outline();
  const library = own.length > 0 ? scope.library : await handbookOrNone(context);
  if (library === null)
    return refuse(
      "There are no courses here, and the handbook could not be loaded.",
      "Check the connection and try it again.",
      { why: "not-loaded" },
    );
  const from: From = own.length > 0 ? "graph" : "handbook";
  const courses = library.outline();
  const names = listOf(
    courses.map(({ title }) => title),
    12,
  );
  return done({ ...scope, from }, courses, {
    said: [{ id: from === "graph" ? "coursesHere" : "coursesInHandbook", with: { count: courses.length, names } }],
    data: { courses: courses.map((course) => ({ ...courseFacts(course), lessonCount: course.lessons.length })) },
    ids: courses.map(({ id }) => id),
  });
}

function courseOutline(scope: Scope, course: OutlineCourse): Outline {
  const { lesson } = scope;
  const lessons = lesson === undefined ? course.lessons : [lesson];
  const outlines = lessons.map((one) => ({
    ...lessonFacts(one),
    ...(lesson !== undefined && { passageCount: one.passages }),
  }));
  return done(scope, [course], {
    said: [...takenSaid(scope), courseSaid(scope, course)],
    data: { courses: [{ ...courseFacts(course), lessons: outlines }] },
    ids: [course.id, ...lessons.map(({ id }) => id)],
  });
}

function courseSaid({ from: place, taken, lesson }: Scope, { title: course, lessons }: OutlineCourse): TextSaid {
  const from = place === "handbook" ? ({ id: "fromHandbook" } as const) : "";
  if (lesson !== undefined) {
    const passages = { id: "passages", with: { count: lesson.passages } } as const;
    const about = { number: String(lesson.number), course, lesson: lesson.title, passages };
    const isFirst = from === "" && taken === undefined;
    return isFirst ? { id: "lessonIs", with: about } : { id: "lessonThere", with: { from, ...about } };
  }
  const names = listOf(
    lessons.map(({ number, title }) => `${number} ${title}`),
    12,
  );
  const after = names === "" ? "" : ({ id: "afterColon", with: { names } } as const);
  return { id: "courseHas", with: { from, course, count: lessons.length, names: after } };
}

interface OutlineParts {
  readonly said: readonly TextSaid[];
  readonly data: JsonObject;
  readonly ids: readonly string[];
}

function done(scope: Scope, courses: readonly OutlineCourse[], { said, data, ids }: OutlineParts): Outline {
  return {
    success: true,
    ...tell(said),
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
  readonly own: Outline;
  readonly scope: Scope;
  readonly context: CommandContext;
}

/** An outline with the words that tell what it and another are both about: beside a lesson one of the same course, else a course. */
async function sharedWith(asked: string, { own, scope, context }: Beside): Promise<Outline | CommandRefusal> {
  const beside =
    scope.lesson === undefined ? null : await findScope({ course: scope.course?.title, lesson: asked }, context);
  const found = beside?.success === true ? beside : await findScope({ course: asked }, context);
  if (!found.success) return found;
  const [one, other] = [placeOf(scope), placeOf(found.scope)];
  if (one === null || other === null) return refuse("sharedWith names no course.", "Give the title of another course.");
  if (found.scope.library !== scope.library) {
    return refuse("One of the two is in the handbook, the other in the graph.", "Compare two of the same.");
  }
  const shared = await scope.library.shared(one, other, context.signal);
  const words = shared.map(({ word }) => `“${word}”`);
  const both = tell(words.length === 0 ? { id: "noneInBoth" } : { id: "inBoth", with: { words: listOf(words, 12) } });
  return {
    ...own,
    ...spokenTogether(own, both),
    data: { ...own.data, shared: shared.map(({ word, score }) => ({ word, score: Number(score.toFixed(2)) })) },
  };
}

function placeOf({ course, lesson }: Scope): TextPlace | null {
  if (course === undefined) return null;
  return { course: course.title, ...(lesson !== undefined && { number: lesson.number }) };
}
