import type { TextPlace } from "@/knowledge/index/index-types";
import type { JsonObject } from "@/lib/json";
import type { CommandContext, CommandResult, CommandSuccess } from "../door/command-types";
import { refuse } from "../door/results";
import { listed } from "../elements/wording";
import { findScope, type Scope } from "./library-scope";

interface Beside {
  /** The outline of the one place. */
  readonly own: CommandSuccess<JsonObject>;
  readonly scope: Scope;
  readonly context: CommandContext;
}

/** An outline with the words that tell what it and another are both about: beside a lesson one of the same course, else a course. */
export async function sharedWith(asked: string, { own, scope, context }: Beside): Promise<CommandResult<JsonObject>> {
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
  const told = words.length === 0 ? "No topic is in both." : `In both: ${listed(words, 12)}.`;
  return {
    ...own,
    message: `${own.message} ${told}`,
    data: { ...own.data, shared: shared.map(({ word, score }) => ({ word, score: Number(score.toFixed(2)) })) },
  };
}

function placeOf({ course, lesson }: Scope): TextPlace | null {
  if (course === undefined) return null;
  return { course: course.title, ...(lesson !== undefined && { number: lesson.number }) };
}
