import type { Words } from "@/words/words";
import type { CourseNames } from "./course-names";
import { isUsable } from "./prompt-words";
import { type Suggestion, suggestion } from "./suggestion";

type Family = readonly Suggestion[];
type PromptWords = Words["prompts"];

/** What can be asked of the texts of courses: of the first one, then of the others. */
export function coursePrompts({ titles, several, words: own }: CourseNames, words: PromptWords): readonly Family[] {
  const courses = titles.filter(isUsable);
  return [
    courses.map((course) => suggestion("outline", words.outline, { course })),
    // The last course first, so that not all that is offered is about one.
    courses.toReversed().map((course) => suggestion("lesson", words.lesson1, { course })),
    comparisons(courses, several.filter(isUsable), words),
    own.map((word) => suggestion("definition", words.whatIs, { word: word.toLowerCase() })),
  ];
}

/** Two courses, or where there is one its first two lessons, beside each other. */
function comparisons(titles: readonly string[], several: readonly string[], words: PromptWords): Family {
  const lessons = several.map((title) => suggestion("compare", words.lessons12, { course: title }));
  const [course, other] = titles;
  if (course === undefined || other === undefined) return lessons;
  return [suggestion("compare", words.inBoth, { course, other }), ...lessons];
}
