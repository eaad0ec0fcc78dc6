import { listed } from "../../answer/words";
import { call, type Outcome, type Step, unavailable } from "../../plan/outcome";
import { together } from "../../plan/together";
import type { AnswerWords } from "../answer/answer-words";
import { coursesIn, type OutlinedCourse, type OutlinedLesson } from "../answer/compose";
import { inert, inertTitle } from "../answer/inert";
import { type FoundPassage, passagesIn } from "../answer/passages";
import type { LessonName, Library, Place, Talk } from "../reading/reading";

/** What a plan goes by besides the reading. */
export interface Asking {
  readonly library: Library;
  readonly talk: Talk;
  readonly words: AnswerWords;
}

/** Passages, or why there are none to be had. */
export interface Searched {
  readonly passages: readonly FoundPassage[];
  readonly fault: string;
}

interface Search {
  readonly query: string;
  /** What it is, is asked. */
  readonly isDefinition?: boolean;
  readonly place: Place;
  readonly limit: number;
}

export function* search({ query, isDefinition = false, place, limit }: Search, asking: Asking): Step<Searched> {
  const { course, lesson } = place;
  const outcome = yield* call("searchContent", {
    query: asking.words.query(query, isDefinition),
    ...(course === undefined ? {} : { course }),
    ...(lesson === undefined ? {} : { lesson }),
    limit,
  });
  if (outcome.status !== "done") return { passages: [], fault: faultOf(outcome, course, asking) };
  return { passages: passagesIn(outcome), fault: "" };
}

export function* searchAll(searches: readonly Search[], asking: Asking): Step<readonly Searched[]> {
  return yield* together(searches.map((one) => search(one, asking)));
}

export interface FoundLesson extends OutlinedLesson {
  readonly course: string;
  readonly isHandbook: boolean;
}

/** Each lesson looked up in the outline of its course, side by side. */
export function* lessonsOf(names: readonly LessonName[], asking: Asking): Step<readonly (FoundLesson | string)[]> {
  return yield* together(names.map((name) => lessonOf(name, asking)));
}

function* lessonOf({ lesson, course }: LessonName, asking: Asking): Step<FoundLesson | string> {
  const outcome = yield* call("getOutline", { ...(course === undefined ? {} : { course }), lesson });
  const [found] = outcome.status === "done" ? coursesIn(outcome) : [];
  const [only] = found?.lessons ?? [];
  if (found === undefined || only === undefined) return faultOf(outcome, course, asking);
  return { ...only, course: found.title, isHandbook: outcome.data["from"] === "handbook" };
}

export function* outlineOf(course: string, asking: Asking): Step<OutlinedCourse | string> {
  const outcome = yield* call("getOutline", { course });
  const [found] = outcome.status === "done" ? coursesIn(outcome) : [];
  return found ?? faultOf(outcome, course, asking);
}

/** Of the call's own words where it knows more than we do: which courses and lessons there are. */
function faultOf(outcome: Outcome, course: string | undefined, { library, words }: Asking): string {
  if (outcome === unavailable || outcome.status !== "refused") return words.notRead;
  const titles = knownTitles(library, words);
  if (course !== undefined && outcome.reason?.why === "no-course" && titles !== "")
    return words.noCourse(inertTitle(course), titles);
  return inert(`${outcome.message} ${outcome.hint}`);
}

/** Several courses have such a lesson, and none was named. */
export function isUnclear(names: readonly Place[], { library }: Asking): boolean {
  if (library.kind === "courses" && library.titles.length === 1) return false;
  return names.some(({ lesson = "", course }) => course === undefined && /^(?:\d+|last)$/u.test(lesson));
}

/** Asks for the course, with the list of those there are. */
export function* whichCourse({ library, words }: Asking): Step<string> {
  const known = knownTitles(library, words);
  if (known !== "") return words.whichCourse(known);
  const titles = coursesIn(yield* call("getOutline", {})).map(({ title }) => inertTitle(title));
  return titles.length === 0 ? words.notRead : words.whichCourse(listed(titles, words.or));
}

function knownTitles(library: Library, words: AnswerWords): string {
  return library.kind === "courses" ? listed(library.titles.map(inertTitle), words.or) : "";
}

/** Where there are no courses, the other readers may know better than a refusal does. */
export function faultOrNone(fault: string, { library }: Asking): string {
  return library.kind === "courses" ? fault : "";
}

/** How a lesson as a whole is searched. */
export function contentOf({ title, course, number }: FoundLesson): { query: string; place: Place; limit: number } {
  return { query: title, place: { course, lesson: String(number ?? title) }, limit: 4 };
}
