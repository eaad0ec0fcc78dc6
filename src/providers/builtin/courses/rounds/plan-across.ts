import { listed } from "../../answer/words";
import { call, type Step } from "../../plan/outcome";
import { together } from "../../plan/together";
import { capital } from "../answer/answer-words";
import { chooseSentences } from "../answer/choose-sentences";
import { coursesIn, type OutlinedCourse, quotes } from "../answer/compose";
import { inert, inertTitle, linked } from "../answer/inert";
import { type FoundPassage, meetTerms, type Sentence, sentencesOf, termsOf } from "../answer/passages";
import { commonWords } from "../answer/summarise";
import { withEnglish } from "../concepts";
import type { Place, Reading } from "../reading/reading";
import { type Asking, isUnclear, lessonsOf, outlineOf, type Searched, search, searchAll, whichCourse } from "./look-up";

const mostSearches = 14;

/** Outlines side by side, then the titles of each searched in the other. */
export function* planShared(named: readonly string[], asking: Asking): Step<string> {
  const { words } = asking;
  const titles = yield* bothOf(named, asking);
  if (typeof titles === "string") return titles;
  const outlines = yield* together(titles.map((title) => outlineOf(title, asking)));
  const faults = outlines.filter((one) => typeof one === "string");
  if (faults.length > 0) return [...new Set(faults)].join("\n\n");
  const courses = outlines.flatMap((one): readonly OutlinedCourse[] => (typeof one === "string" ? [] : [one]));
  const wanted = courses.flatMap((own) =>
    courses.filter((other) => other !== own).flatMap((other) => topicsOf(own, other)),
  );
  const asked = wanted.slice(0, mostSearches);
  const found = yield* searchAll(
    asked.map(({ title, other }) => ({ query: title, place: { course: other.title }, limit: 3 })),
    asking,
  );
  const shared = asked.flatMap((one, at) => sharedIn(one, found[at]));
  const names = listed(
    courses.map(({ title }) => inertTitle(title)),
    words.and,
  );
  const told = new Set<string>();
  const best = shared.toSorted((a, b) => b.worth - a.worth);
  const bare = best.filter((one) => saidAtHome(one.topic, one.home.course, found.flatMap(passagesOf)).length === 0);
  const atHome = yield* searchAll(
    bare.slice(0, mostTopics).map(({ topic, home }) => ({ query: topic, place: { course: home.course }, limit: 2 })),
    asking,
  );
  const all = [...found, ...atHome].flatMap(passagesOf);
  const lines = best
    .flatMap(({ topic, home, said }) => {
      const key = termsOf(topic).join(" ");
      if (told.has(key)) return [];
      told.add(key);
      const { number, lesson, course } = said.passage;
      const places = [home, { number, title: lesson, course }].map((place) =>
        words.lesson(place.number, inertTitle(place.title), inertTitle(place.course)),
      );
      const both = [...saidAtHome(topic, home.course, all), said];
      return [{ text: `- **${inert(topic)}** – ${listed(places, words.and)}: ${quotes(both)}`, sides: both.length }];
    })
    .toSorted((a, b) => b.sides - a.sides)
    .slice(0, mostTopics)
    .map(({ text }) => text);
  return lines.length === 0 ? words.noneInBoth(names) : `${words.inBoth(names)}\n\n${lines.join("\n")}`;
}

function passagesOf({ passages }: Searched): readonly FoundPassage[] {
  return passages;
}

/** What the course says of it whose lesson is called so. */
function saidAtHome(topic: string, course: string, passages: readonly FoundPassage[]): readonly Sentence[] {
  const own = passages.filter((passage) => passage.course === course);
  return chooseSentences(own, { topic, isDefinition: true, most: 1 });
}

const mostTopics = 6;

/** The courses meant: those named, else the two there are. */
function* bothOf(named: readonly string[], asking: Asking): Step<readonly string[] | string> {
  const { talk } = asking;
  if (named.length >= 2) return named.slice(0, 3);
  const spoken = talk.reading?.kind === "outline" || talk.reading?.kind === "shared" ? talk.reading.courses : [];
  if (named.length === 0 && spoken.length >= 2) return spoken;
  const all = coursesIn(yield* call("getOutline", {})).map(({ title }) => title);
  return all.length === 2 ? all : yield* whichCourse(asking);
}

interface Topics {
  readonly own: OutlinedCourse;
  readonly other: OutlinedCourse;
  readonly number: number | null;
  readonly title: string;
  readonly topics: readonly string[];
}

/** What the titles of its lessons name: "Modularity", "Louvain", "label propagation". */
function topicsOf(own: OutlinedCourse, other: OutlinedCourse): readonly Topics[] {
  return own.lessons.map(({ number, title }) => {
    const parts = title.split(/,|:|;|&|\?| (?:and|or|und|oder|with|mit|in|of|at|for|can|is|makes?) /iu);
    const topics = parts.map((part) =>
      part
        .replace(/^\p{L}+ing (?=(?:a|an|the) )|(?: \p{L}+)? it$|^\p{L}+ing it$/giu, "")
        .replace(/^(?:(?:the|a|an|what|how|when|where|why|who|you|your|to|der|die|das|ein|eine|was|wie) )+/iu, "")
        .trim(),
    );
    return { own, other, number, title, topics: topics.filter((part) => part.length > 3 && termsOf(part).length > 0) };
  });
}

interface Shared {
  readonly topic: string;
  readonly home: { readonly number: number | null; readonly title: string; readonly course: string };
  readonly said: Sentence;
  readonly worth: number;
}

/** The topics of a title that the other course has sentences on, those first that it says most of. */
function sharedIn({ topics, own, number, title }: Topics, found: Searched | undefined): readonly Shared[] {
  const passages = found?.passages ?? [];
  return topics.flatMap((topic) => {
    const sentences = sentencesOf(passages);
    const terms = meetTerms(topic, sentences);
    const saying = sentences.filter((sentence) => terms.every((term) => term !== null && sentence.terms.has(term)));
    const [said] = chooseSentences(
      saying.map(({ passage }) => passage),
      { topic, isDefinition: true, most: 1 },
    );
    if (said === undefined) return [];
    const isTitle = meetTerms(topic, [{ ...said, terms: new Set(termsOf(said.passage.lesson)) }]).every(
      (term) => term !== null,
    );
    return [{ topic, home: { number, title, course: own.title }, said, worth: saying.length + (isTitle ? 5 : 0) }];
  });
}

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
