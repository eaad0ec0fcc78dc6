import type { CourseNames } from "./course-names";
import { isUsable } from "./prompt-words";
import { name, type Suggestion, suggestion } from "./suggestion";

type Family = readonly Suggestion[];

/** What can be asked of the texts of courses: of the first one, then of the others. */
export function coursePrompts({ titles, several, words }: CourseNames): readonly Family[] {
  const usable = titles.filter(isUsable);
  return [outlines(usable), lessonContents(usable), comparisons(usable, several.filter(isUsable)), definitions(words)];
}

function outlines(titles: readonly string[]): Family {
  return titles.map((title) => suggestion("outline", "Show me the outline of ", name(title)));
}

/** The last course first, so that not all that is offered is about one. */
function lessonContents(titles: readonly string[]): Family {
  return titles.toReversed().map((title) => suggestion("lesson", "What does lesson 1 of ", name(title), " cover?"));
}

/** Two courses, or where there is one its first two lessons, beside each other. */
function comparisons(titles: readonly string[], several: readonly string[]): Family {
  const lessons = several.map((title) => suggestion("compare", "Compare lessons 1 and 2 of ", name(title)));
  const [first, second] = titles;
  if (first === undefined || second === undefined) return lessons;
  return [suggestion("compare", "Which topics are in both ", name(first), " and ", name(second), "?"), ...lessons];
}

function definitions(words: readonly string[]): Family {
  return words.map((word) => suggestion("definition", "What is ", name(word.toLowerCase()), "?"));
}
