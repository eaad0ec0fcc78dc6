import { call, type Step } from "../../plan/outcome";
import { together } from "../../plan/together";
import { capital } from "../answer/answer-words";
import { coursesIn, quotes } from "../answer/compose";
import { inert, inertTitle, linked } from "../answer/inert";
import { type FoundPassage, meetTerms, type Sentence, sentencesOf, termsOf } from "../answer/passages";
import { commonWords } from "../answer/summarise";
import { withEnglish } from "../concepts";
import type { Place, Reading } from "../reading/reading";
import { type Asking, isUnclear, lessonsOf, search, searchAll, whichCourse } from "./look-up";

/** The lesson's title, then every other course searched for it, side by side. */
export function* planElsewhere(
  { topic, place }: Extract<Reading, { readonly kind: "elsewhere" }>,
  asking: Asking,
): Step<string> {
  const { words } = asking;
  if (topic === "" && isUnclear([place], asking)) return yield* whichCourse(asking);
  const [lesson, all] = yield* together<Seen>([seenLesson(place, topic, asking), seenCourses(asking)]);
  if (lesson?.fault !== undefined) return lesson.fault;
  const wanted = topic || (lesson?.title ?? "");
  const own = (lesson?.course ?? place.course ?? "").toLowerCase();
  const others = (all?.titles ?? []).filter((title) => title.toLowerCase() !== own);
  const about = yield* ownWords(wanted, lesson, asking);
  const query = [withEnglish(wanted, asking.library), ...about].join(" ");
  const found = yield* searchAll(
    others.length > 0 && others.length <= 8
      ? others.map((course) => ({ query, place: { course }, limit: 3 }))
      : [{ query, place: {}, limit: 12 }],
    asking,
  );
  const passages = found.flatMap((one) => one.passages).filter(({ course }) => course.toLowerCase() !== own);
  const ranked = rankedByTopic(passages, { title: withEnglish(wanted, asking.library), words: about });
  if (ranked.length === 0) return words.nowhereElse(inert(wanted), inertTitle(lesson?.course ?? place.course ?? ""));
  const lines = ranked.slice(0, 3).map((sentence, at) => {
    const { number, lesson: title, link, course } = sentence.passage;
    return `${at + 1}. ${capital(words.lesson(number, linked(title, link), inertTitle(course)))}: ${quotes([sentence])}`;
  });
  return `${words.elsewhere(inert(wanted))}\n\n${lines.join("\n")}`;
}

/** What the lesson itself speaks of most: its title alone may say little of it. */
function* ownWords(title: string, lesson: Seen | undefined, asking: Asking): Step<readonly string[]> {
  if (lesson?.title === undefined || lesson.course === undefined) return [];
  const place = { course: lesson.course, lesson: lesson.title };
  const { passages } = yield* search({ query: title, place, limit: 4 }, asking);
  return commonWords(passages, 6);
}

interface Seen {
  readonly title?: string;
  readonly course?: string;
  readonly titles?: readonly string[];
  readonly fault?: string;
}

function* seenLesson({ course, lesson }: Place, topic: string, asking: Asking): Step<Seen> {
  if (topic !== "" || lesson === undefined) return {};
  const [found] = yield* lessonsOf([{ lesson, ...(course === undefined ? {} : { course }) }], asking);
  if (found === undefined || typeof found === "string") return { fault: found ?? asking.words.notRead };
  return { title: found.title, course: found.course };
}

function* seenCourses({ library }: Asking): Step<Seen> {
  if (library.kind === "courses") return { titles: library.titles };
  return { titles: coursesIn(yield* call("getOutline", {})).map(({ title }) => title) };
}

interface Wanted {
  readonly title: string;
  readonly words: readonly string[];
}

/** The best sentence of each lesson, those first that have most of the title and of what its lesson speaks of. */
function rankedByTopic(passages: readonly FoundPassage[], { title, words }: Wanted): readonly Sentence[] {
  const all = sentencesOf(passages);
  const met = (topic: string): readonly string[] => meetTerms(topic, all).filter((term) => term !== null);
  const [ofTitle, ofText] = [met(title), words.flatMap(met)];
  const has = (terms: readonly string[], own: ReadonlySet<string>): number =>
    terms.filter((term) => own.has(term)).length;
  const best = new Map<string, { readonly said: Sentence; readonly worth: number }>();
  for (const passage of passages) {
    const own = all.filter((one) => one.passage.id === passage.id);
    const worthOf = (terms: ReadonlySet<string>): number => 2 * has(ofTitle, terms) + has(ofText, terms);
    const [said] = own.toSorted((a, b) => worthOf(b.terms) - worthOf(a.terms));
    if (said === undefined || worthOf(said.terms) === 0) continue;
    const headed = new Set(termsOf(`${passage.lesson} ${passage.course}`));
    const worth = worthOf(new Set(own.flatMap((one) => [...one.terms]))) + 3 * worthOf(headed);
    const key = `${passage.course} ${passage.lesson}`;
    if ((best.get(key)?.worth ?? 0) < worth) best.set(key, { said, worth });
  }
  const ranked = [...best.values()].toSorted((a, b) => b.worth - a.worth);
  const most = ranked[0]?.worth ?? 0;
  return ranked.filter(({ worth }) => worth >= 2 && worth >= most * 0.5).map(({ said }) => said);
}
