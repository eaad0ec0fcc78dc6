import { listed } from "../../answer/words";
import { call, type Outcome, recordsIn, type Step, textIn } from "../../plan/outcome";
import { together } from "../../plan/together";
import { capital } from "../answer/answer-words";
import { chooseSentences } from "../answer/choose-sentences";
import { coursesIn, quotes } from "../answer/compose";
import { inert, inertTitle } from "../answer/inert";
import { isTelling, type Sentence } from "../answer/passages";
import type { Place, Reading } from "../reading/reading";
import { type Asking, isUnclear, type Searched, searchAll, whichCourse } from "./look-up";

/** Topics that are told of at most, and words that are looked at for them. */
const mostTopics = 6;
const mostWords = 7;

/** An outline of each side with the words both tell of, then what each side says of these, side by side. */
export function* planShared(reading: Extract<Reading, { readonly kind: "shared" }>, asking: Asking): Step<string> {
  const { words } = asking;
  const places = yield* placesOf(reading, asking);
  if (typeof places === "string") return places;
  const looked = yield* together(places.map((place, at) => look(place, places[at === 0 ? 1 : 0] ?? {}, asking)));
  const faults = looked.flatMap(({ fault }) => (fault === "" ? [] : [fault]));
  if (faults.length > 0) return [...new Set(faults)].join("\n\n");
  const topics = inAll(looked.map(({ shared }) => shared)).slice(0, mostWords);
  const found = yield* searchAll(
    topics.flatMap((query) => places.map((place) => ({ query, place, limit: 2 }))),
    asking,
  );
  const lines = topics.flatMap((topic, at) => {
    const own = found.slice(at * places.length, (at + 1) * places.length);
    const said = own.flatMap((one) => bestOf(topic, one));
    return said.length < places.length ? [] : [lineOf(topic, said, asking)];
  });
  const names = listed(
    looked.map(({ name }) => name),
    words.and,
  );
  if (lines.length === 0) return words.noneInBoth(names);
  return `${words.inBoth(names)}\n\n${lines.slice(0, mostTopics).join("\n")}`;
}

/** One side: how it is called, and the words it has in common with another. */
interface Looked {
  readonly name: string;
  readonly shared: readonly string[];
  readonly fault: string;
}

function* look(place: Place, other: Place, { words }: Asking): Step<Looked> {
  const outcome = yield* call("getOutline", { ...place, sharedWith: other.lesson ?? other.course ?? "" });
  const [course] = outcome.status === "done" ? coursesIn(outcome) : [];
  if (course === undefined) return { name: "", shared: [], fault: faultOf(outcome, words.notRead) };
  const [lesson] = place.lesson === undefined ? [] : course.lessons;
  const title = inertTitle(course.title);
  const name = lesson === undefined ? title : words.lesson(lesson.number, inertTitle(lesson.title), title);
  const shared = recordsIn(outcome.data, "shared").map((one) => textIn(one, "word"));
  return { name, fault: "", shared: shared.filter((word) => word.split(" ").every(isTelling)) };
}

function faultOf({ status, message, hint }: Outcome, notRead: string): string {
  return status === "refused" ? inert(`${message} ${hint}`) : notRead;
}

/** In the order of the first. */
function inAll([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  return first.filter((word) => others.every((words) => words.includes(word)));
}

/** What one side says of a topic, shortly. */
function bestOf(topic: string, { passages }: Searched): readonly Sentence[] {
  return chooseSentences(passages, { topic, isDefinition: true, most: 1 }).slice(0, 1);
}

function lineOf(topic: string, said: readonly Sentence[], { words }: Asking): string {
  const where = said.map(({ passage: { number, lesson, course } }) =>
    words.lesson(number, inertTitle(lesson), inertTitle(course)),
  );
  return `- **${inert(capital(topic))}** – ${listed(where, words.and)}: ${quotes(said)}`;
}

/** What is meant: lessons or courses that were named, else those spoken of, else the two there are. */
function* placesOf(
  { courses: named, lessons = [] }: Extract<Reading, { readonly kind: "shared" }>,
  asking: Asking,
): Step<readonly Place[] | string> {
  if (lessons.length > 1) return isUnclear(lessons, asking) ? yield* whichCourse(asking) : lessons.slice(0, 2);
  if (named.length > 1) return named.slice(0, 3).map(toPlace);
  const { reading } = asking.talk;
  const spoken = reading?.kind === "outline" || reading?.kind === "shared" ? reading.courses : [];
  if (named.length === 0 && spoken.length > 1) return spoken.map(toPlace);
  const all = coursesIn(yield* call("getOutline", {})).map(({ title }) => title);
  return all.length === 2 ? all.map(toPlace) : yield* whichCourse(asking);
}

function toPlace(course: string): Place {
  return { course };
}
