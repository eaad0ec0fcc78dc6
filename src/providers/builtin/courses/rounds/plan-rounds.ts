import { groupBy } from "@/lib/lists/group-by";
import { listed } from "../../answer/words";
import { call, type Step } from "../../plan/outcome";
import { together } from "../../plan/together";
import { capital } from "../answer/answer-words";
import { chooseSentences } from "../answer/choose-sentences";
import {
  chipFor,
  courseList,
  coursesIn,
  lessonIn,
  lessonsOfPassages,
  nearNote,
  type OutlinedCourse,
  outlineText,
  quotes,
} from "../answer/compose";
import { nearness } from "../answer/coverage";
import { inert, inertTitle, linked } from "../answer/inert";
import { missingIn } from "../answer/missing-words";
import type { FoundPassage, Sentence } from "../answer/passages";
import { summarise } from "../answer/summarise";
import { withEnglish } from "../concepts";
import type { Reading } from "../reading/reading";
import {
  type Asking,
  contentOf,
  type FoundLesson,
  faultOrNone,
  isUnclear,
  lessonsOf,
  outlineOf,
  search,
  searchAll,
  whichCourse,
} from "./look-up";
import { planElsewhere } from "./plan-across";
import { planBefore } from "./plan-before";
import { planComparison } from "./plan-comparison";
import { planShared } from "./plan-shared";
import { haveOneOf, isOfAnother, nearEnough, nothingOn, planTopic } from "./plan-topic";

/** The rounds of a request and its answer; "": the texts have nothing of it and others may know better. */
export function* planRounds(reading: Reading, asking: Asking): Step<string> {
  switch (reading.kind) {
    case "courses":
      return yield* planCourses(reading, asking);
    case "outline":
      return yield* planOutline(reading, asking);
    case "detail":
      return yield* planDetail(reading, asking);
    case "lessons":
      return yield* planLessons(reading.lessons, asking);
    case "topic":
      return yield* planTopic(reading, asking);
    case "several":
      return [...new Set(yield* together(reading.parts.map((part) => planRounds(part, asking))))].join("\n\n");
    case "before":
      return yield* planBefore(reading, asking);
    case "compare":
      return yield* planComparison(reading, asking);
    case "shared":
      return yield* planShared(reading, asking);
    case "elsewhere":
      return yield* planElsewhere(reading, asking);
    case "search":
      return yield* planSearch(reading, asking);
    case "origin":
      return origin(asking);
    case "passage":
      return wholePassages(asking);
  }
}

type Of<Kind extends Reading["kind"]> = Extract<Reading, { readonly kind: Kind }>;

/** All there are, or those somebody teaches; whoever teaches none may still be in a text. */
function* planCourses({ by }: Of<"courses">, asking: Asking): Step<string> {
  const courses = coursesIn(yield* call("getOutline", {}));
  if (courses.length === 0) return asking.words.notRead;
  if (by === undefined) return courseList(courses, asking.words);
  const taught = courses.filter(({ instructor }) => instructor.toLowerCase().includes(by.toLowerCase()));
  if (taught.length > 0) return courseList(taught, asking.words, by);
  return yield* planSearch({ kind: "search", topic: by, place: {} }, asking);
}

function* planOutline({ courses, lessons }: Of<"outline">, asking: Asking): Step<string> {
  const outlines = yield* together(courses.map((course) => outlineOf(course, asking)));
  const texts = outlines.map((course) => (typeof course === "string" ? course : outlineText(course, asking.words)));
  const [first] = outlines;
  if (lessons.length === 0 || first === undefined || typeof first === "string") return [...new Set(texts)].join("\n\n");
  const wanted = lessons.map(({ lesson }) => lessonIn(first, lesson));
  const found = wanted.flatMap((lesson) =>
    lesson === undefined ? [] : [{ ...lesson, course: first.title, isHandbook: false }],
  );
  const missing = lessons
    .filter((_, at) => wanted[at] === undefined)
    .map(({ lesson }) =>
      asking.words.noLesson(
        lesson,
        inertTitle(first.title),
        listed(
          first.lessons.map(({ number, title }) => `${number} ${inertTitle(title)}`),
          asking.words.and,
        ),
      ),
    );
  const lines = yield* tellLessons(found, asking);
  return [...texts, ...lines, ...missing].join("\n\n");
}

function* planDetail({ what, of }: Of<"detail">, asking: Asking): Step<string> {
  const { words } = asking;
  if (isUnclear([of], asking)) return yield* whichCourse(asking);
  if (of.lesson !== undefined && what === "link") {
    const [lesson] = yield* lessonsOf([{ ...of, lesson: of.lesson }], asking);
    if (lesson === undefined || typeof lesson === "string") return lesson ?? words.notRead;
    const name = words.lesson(lesson.number, inertTitle(lesson.title), inertTitle(lesson.course));
    return lesson.link === "" ? words.noLink(name) : words.link(name, address(lesson.link));
  }
  const course = yield* outlineOf(of.course ?? "", asking);
  return typeof course === "string" ? course : courseDetail(what, course, words);
}

function courseDetail(what: Of<"detail">["what"], course: OutlinedCourse, words: Asking["words"]): string {
  const name = inertTitle(course.title);
  if (what === "link") return course.link === "" ? words.noLink(name) : words.link(name, address(course.link));
  return course.instructor === "" ? words.noInstructor(name) : words.instructor(name, inertTitle(course.instructor));
}

/** A web address as a link that shows itself; anything else as words. */
function address(link: string): string {
  return linked(link, link) === inertTitle(link) ? inertTitle(link) : `<${link}>`;
}

function* planLessons(lessons: Of<"lessons">["lessons"], asking: Asking): Step<string> {
  if (isUnclear(lessons, asking)) return yield* whichCourse(asking);
  const looked = yield* lessonsOf(lessons, asking);
  const found = looked.flatMap((one) => (typeof one === "string" ? [] : [one]));
  const lines = yield* tellLessons(found, asking);
  return [...lines, ...new Set(looked.flatMap((one) => (typeof one === "string" ? [one] : [])))].join("\n\n");
}

/** Sentences of each lesson that is told of: of one alone more than of several. */
const mostOf: Readonly<Record<number, number>> = { 1: 6, 2: 4 };

/** What each lesson is about, searched side by side. */
export function* tellLessons(lessons: readonly FoundLesson[], asking: Asking): Step<readonly string[]> {
  if (lessons.length === 0) return [];
  const { words } = asking;
  const contents = yield* searchAll(lessons.map(contentOf), asking);
  return lessons.map((lesson, at) => {
    const { passages, fault } = contents[at] ?? { passages: [], fault: words.notRead };
    const name = words.lesson(lesson.number, linked(lesson.title, lesson.link), inertTitle(lesson.course));
    const lead = `**${capital(name)}**`;
    const own = passages.filter(({ number }) => number === lesson.number);
    const sentences = summarise(own, lesson.title, { most: mostOf[lessons.length] ?? 3 });
    if (sentences.length === 0) return `${lead}: ${fault || words.nothing(inertTitle(lesson.title), "")}`;
    return `${lead}: ${quotes(sentences)}`;
  });
}

function* planSearch({ topic, place, open }: Of<"search">, asking: Asking): Step<string> {
  const { words } = asking;
  const asked = withEnglish(topic, asking.library);
  const { passages, fault } = yield* search({ query: asked, place, limit: 6 }, asking);
  if (fault !== "") return faultOrNone(fault, asking);
  if (!haveOneOf(open, passages)) return "";
  if (isOfAnother(asked, passages, asking)) return yield* nothingOn(topic, { place, passages: [], asking });
  const groups = groupedByLesson(passages);
  const most = place.course !== undefined && groups.length <= 2 ? 3 : 1;
  const wanted = { topic: asked, isDefinition: true, most };
  const chosen = groups.map((group) => chooseSentences(group, wanted));
  const perPlace = chosen.filter(([best]) => isOfLibrary(best, asking));
  if (perPlace.length > 0) return placesText(perPlace, words.found(inert(topic), perPlace.length), asking);
  const near = groups.map((group) =>
    nearness(group, asked) < nearEnough ? [] : chooseSentences(group, { ...wanted, isNearest: true }),
  );
  const nearest = open === undefined ? near.filter(([best]) => isOfLibrary(best, asking)) : [];
  if (nearest.length === 0) return yield* nothingOn(topic, { place, passages, asking });
  return placesText(nearest, words.nearest(inert(topic), missingIn(nearest.flat(), asked, words)), asking);
}

function isOfLibrary(best: Sentence | undefined, { library }: Asking): boolean {
  return best !== undefined && (library.kind === "courses" || !best.passage.isHandbook);
}

function placesText(perPlace: readonly (readonly Sentence[])[], lead: string, { words }: Asking): string {
  const own = perPlace.flat();
  const lines = perPlace.map((sentences, at) => {
    const { lesson, link, course, number } = sentences[0]?.passage ?? noPlace;
    return `${at + 1}. ${capital(words.lesson(number, linked(lesson, link), inertTitle(course)))}: ${quotes(sentences)}`;
  });
  return [nearNote(own, words), lead, lines.join("\n")].filter((part) => part !== "").join("\n\n");
}

const noPlace = { lesson: "", link: "", course: "", number: null };

function groupedByLesson(passages: readonly FoundPassage[]): readonly (readonly FoundPassage[])[] {
  return [...groupBy(passages, ({ course, lesson }) => `${course}\n${lesson}`).values()];
}

function origin({ talk, words }: Asking): string {
  if (talk.quoted.length === 0) return words.nothingQuoted;
  const lines = talk.quoted.map(({ id, number, lesson, link, course, isHandbook }) => {
    const name = words.lesson(number, linked(lesson, link), inertTitle(course));
    return `- ${isHandbook ? words.from(name, true).replace(/\.$/u, "") : capital(name)} ${chipFor(id)}`;
  });
  return `${words.came}\n\n${[...new Set(lines)].join("\n")}`;
}

/** Two at most: the answer quotes them whole. */
function wholePassages({ talk, words }: Asking): string {
  if (talk.quoted.length === 0) return words.nothingQuoted;
  const texts = talk.quoted
    .slice(0, 2)
    .map((one) => `${capital(lessonsOfPassages([one], words))}:\n\n${inert(one.text)} ${chipFor(one.id)}`);
  return texts.join("\n\n");
}
