import { oneLine } from "@/lib/text/lines";
import { listed } from "../../answer/words";
import type { Step } from "../../plan/outcome";
import { together } from "../../plan/together";
import { chooseSentences } from "../answer/choose-sentences";
import { lessonIn, type OutlinedCourse, type OutlinedLesson, quotes, sourceLine } from "../answer/compose";
import { inert, inertTitle } from "../answer/inert";
import { type FoundPassage, inReadingOrder, type Sentence, sentencesOf } from "../answer/passages";
import { withEnglish } from "../concepts";
import type { Place, Reading } from "../reading/reading";
import { type Asking, faultOrNone, isUnclear, outlineOf, search, whichCourse } from "./look-up";

type Before = Extract<Reading, { readonly kind: "before" }>;

/** What a topic is, then what comes before it in its course, and what its text presupposes. */
export function* planBefore(reading: Before, asking: Asking): Step<string> {
  const { topic, place, define } = reading;
  const { words, library } = asking;
  if (isUnclear([place], asking)) return yield* whichCourse(asking);
  if (topic === "") return yield* beforeLesson(place, asking);
  const asked = withEnglish(topic, asking.library);
  const { passages, fault } = yield* search({ query: asked, isDefinition: true, place, limit: 3 }, asking);
  if (fault !== "") return faultOrNone(fault, asking);
  const defining = chooseSentences(passages, { topic: asked, isDefinition: true, most: 2 });
  const home = homeOf(passages, defining);
  if (home === undefined) return library.kind === "courses" ? words.nothing(inert(topic), "") : "";
  const rest = yield* earlier(home, defining, asking);
  return [define ? quotes(defining) : "", rest, sourceLine(defining, words)].filter((text) => text !== "").join("\n\n");
}

/** The lesson that is about the topic: the one whose passage ranks first, if a sentence of it was chosen. */
function homeOf(passages: readonly FoundPassage[], defining: readonly Sentence[]): FoundPassage | undefined {
  const [best] = passages;
  return defining.some(({ passage }) => passage === best) ? best : defining[0]?.passage;
}

/** The outline of its course and its own text, side by side. */
function* earlier(home: FoundPassage, defining: readonly Sentence[], asking: Asking): Step<string> {
  const { course, lesson, number } = home;
  const place = { course, ...(number === null ? {} : { lesson: String(number) }) };
  const [outline, content] = yield* together<Looked>([
    wrapped(outlineOf(course, asking)),
    contentAs(search({ query: lesson, place, limit: 6 }, asking)),
  ]);
  const own = outline?.course?.lessons.find((one) => one.number === number);
  if (outline?.course === undefined || own === undefined) return outline?.fault ?? asking.words.notRead;
  const passages = [home, ...(content?.passages ?? [])];
  const text = earlierText(outline.course, own, { passages, asking });
  const ahead = aheadOf(defining, passages);
  return ahead.length === 0 ? text : `${text}\n\n${asking.words.ahead} ${quotes(ahead)}`;
}

/** What its own lesson says before it comes to the topic. */
function aheadOf(defining: readonly Sentence[], passages: readonly FoundPassage[]): readonly Sentence[] {
  const all = inReadingOrder(sentencesOf(passages));
  const at = all.findIndex(({ text }) => defining.some((one) => one.text === text));
  const ahead = all.slice(0, Math.max(0, at)).filter(({ text }) => !presupposing.test(text));
  return inReadingOrder(ahead.slice(-2));
}

interface Looked {
  readonly course?: OutlinedCourse;
  readonly fault?: string;
  readonly passages?: readonly FoundPassage[];
}

function* wrapped(outline: Step<OutlinedCourse | string>): Step<Looked> {
  const course = yield* outline;
  return typeof course === "string" ? { fault: course } : { course };
}

function* contentAs(searched: ReturnType<typeof search>): Step<Looked> {
  return { passages: (yield* searched).passages };
}

function* beforeLesson(place: Place, asking: Asking): Step<string> {
  const course = yield* outlineOf(place.course ?? "", asking);
  if (typeof course === "string") return course;
  const { lessons } = course;
  const asked = place.lesson ?? "last";
  const own = lessonIn(course, asked);
  if (own === undefined) {
    const names = lessons.map(({ number, title }) => `${number} ${inertTitle(title)}`);
    return asking.words.noLesson(inertTitle(asked), inertTitle(course.title), listed(names, asking.words.and));
  }
  const within = { course: course.title, lesson: String(own.number ?? own.title) };
  const { passages } = yield* search({ query: own.title, place: within, limit: 6 }, asking);
  return earlierText(course, own, { passages, asking });
}

interface FoundBefore {
  readonly passages: readonly FoundPassage[];
  readonly asking: Asking;
}

function earlierText(
  course: OutlinedCourse,
  own: OutlinedLesson,
  { passages, asking: { words } }: FoundBefore,
): string {
  const title = inertTitle(course.title);
  const name = words.lesson(own.number, inertTitle(own.title), title);
  const lessons = course.lessons.slice(0, Math.max(0, course.lessons.indexOf(own)));
  const names = lessons.map((one) => words.lesson(one.number, inertTitle(one.title), ""));
  const said = inReadingOrder(sentencesOf(passages).filter(({ text }) => presupposing.test(text))).slice(0, 2);
  const first =
    lessons.length === 0 ? words.isFirst(name) : words.earlier(name, listed(names.map(trimmedName), words.and));
  return said.length === 0 ? first : `${first}\n\n${words.presupposes} ${quotes(said)}`;
}

function trimmedName(name: string): string {
  return name.replace(/,$/u, "");
}

const presupposing = new RegExp(
  oneLine`
    \b(?:before (?:this|that|you (?:read|start|begin|learn|go)|reading|going on|this course)
    |(?:you|one) should (?:already )?know|should (?:already )?be familiar|presuppos\p{L}*
    |assum(?:es|ing) (?:that )?(?:you|what)|builds? on|rel(?:y|ies) on (?:lesson|what)|prerequisites?
    |lessons? (?:before this|\d+ (?:of|explains|told|showed))|from (?:the )?(?:last|previous|first) lesson
    |the lesson before|vorausgesetzt|setzt voraus|baut auf)\b
  `,
  "iu",
);
