import { listed } from "../../answer/words";
import type { Step } from "../../plan/outcome";
import { together } from "../../plan/together";
import type { Measure } from "../../text/asks-number";
import { capital } from "../answer/answer-words";
import { chooseSentences } from "../answer/choose-sentences";
import { quotes, sourceLine } from "../answer/compose";
import { chooseExcerpts } from "../answer/excerpts";
import { comparedFigures } from "../answer/figures";
import { inert, inertTitle, linked } from "../answer/inert";
import { type FoundPassage, type Sentence, termsOf } from "../answer/passages";
import { summarise, wordsOnlyIn } from "../answer/summarise";
import { withEnglish } from "../concepts";
import type { Place, Reading } from "../reading/reading";
import { wordsLeft } from "../reading/topic-text";
import {
  type Asking,
  contentOf,
  type FoundLesson,
  isUnclear,
  lessonsOf,
  type Searched,
  search,
  searchAll,
  whichCourse,
} from "./look-up";
import { haveOneOf } from "./plan-topic";

type Compare = Extract<Reading, { readonly kind: "compare" }>;

/** One side of a comparison: its name, what was found, what is quoted of it. */
interface Side {
  readonly name: string;
  readonly passages: readonly FoundPassage[];
  readonly sentences: readonly Sentence[];
  readonly fault: string;
  /** What it says at all, where that is nothing of the topic. */
  readonly instead?: readonly Sentence[];
}

interface Wanted {
  readonly topic: string;
  readonly counts: Measure | undefined;
  readonly asking: Asking;
}

/** Two searches side by side in one round; lessons as a whole need their titles first. */
export function* planComparison(reading: Compare, asking: Asking): Step<string> {
  const { topics, places, aspect = "", counts } = reading;
  const [topic = "", second] = topics;
  if (second !== undefined) return yield* compareTerms(topics, { aspect, counts, place: places[0] ?? {} }, asking);
  if (topic === "") return yield* compareLessons(places, asking);
  const known = isUnclear(places, asking) ? yield* placesByTopic(topic, places, asking) : places;
  if (known === null) return yield* whichCourse(asking);
  const found = yield* searchAll(
    known.map((place) => ({ query: withEnglish(topic, asking.library), place, limit: 3 })),
    asking,
  );
  const sides = found.map((searched, at) => sideOf(searched, known[at] ?? {}, { topic, counts, asking }));
  const sidesRead = yield* together(
    sides.map((side, at) => withContent(side, known[at] ?? {}, { topic, counts, asking })),
  );
  return sidesText(sidesRead, inert(topic), asking);
}

/** A lesson that has nothing of the topic is told by what it says at all. */
function* withContent(side: Side, { lesson, course }: Place, { topic, counts, asking }: Wanted): Step<Side> {
  if (side.sentences.length > 0 || side.fault !== "" || lesson === undefined) return side;
  const [found] = yield* lessonsOf([{ lesson, ...(course === undefined ? {} : { course }) }], asking);
  if (found === undefined || typeof found === "string") return side;
  const { passages } = yield* search(contentOf(found), asking);
  const own = passages.filter(({ number }) => number === found.number);
  const name = asking.words.lesson(found.number, inertTitle(found.title), inertTitle(found.course));
  const sentences = chooseSentences(own, {
    topic: withEnglish(topic, asking.library),
    isDefinition: false,
    isNarrow: true,
    counts,
    most: 5,
  });
  const instead = sentences.length > 0 ? [] : summarise(own, found.title, { most: 2 });
  return { ...side, name, sentences, instead };
}

/** Lessons were named without their course: that one whose lessons of these numbers say most of the topic. */
function* placesByTopic(topic: string, places: readonly Place[], asking: Asking): Step<readonly Place[] | null> {
  const { passages } = yield* search({ query: withEnglish(topic, asking.library), place: {}, limit: 12 }, asking);
  const numbers = new Set(places.map(({ lesson }) => Number(lesson)));
  const [best] = [...passages.filter(({ number }) => number !== null && numbers.has(number)), ...passages];
  return best === undefined ? null : places.map((place) => ({ course: best.course, ...place }));
}

function sideOf({ passages, fault }: Searched, place: Place, { topic, counts, asking }: Wanted): Side {
  const { words } = asking;
  const [first] = passages;
  const course = inertTitle(first?.course ?? place.course ?? "");
  const number = first?.number ?? (Number(place.lesson) || null);
  const name = place.lesson === undefined ? course : words.lesson(number, inertTitle(first?.lesson ?? ""), course);
  return {
    name,
    passages,
    fault,
    sentences: chooseSentences(passages, {
      topic: withEnglish(topic, asking.library),
      isDefinition: false,
      isNarrow: true,
      counts,
      most: 5,
    }),
  };
}

function sidesText(sides: readonly Side[], topic: string, { words }: Asking): string {
  const parts = sides.map(({ name, sentences, fault, instead = [] }) => {
    const said = sentences.length > 0 ? quotes(sentences) : fault || words.nothing(topic, name);
    const rest = instead.length === 0 ? "" : ` ${words.instead} ${quotes(instead)}`;
    return `**${capital(name)}**: ${said}${rest}`;
  });
  const only = sides.flatMap((side) => {
    const others = sides.filter((other) => other !== side).flatMap(({ passages }) => passages);
    const found = side.sentences.length === 0 ? [] : wordsOnlyIn(side.passages, others, 4);
    return found.length === 0 ? [] : [words.onlyIn(side.name, listed(found, words.and))];
  });
  return [...parts, ...(only.length > 0 ? [only.join(" ")] : [])].join("\n\n");
}

interface Regard {
  /** "": as they are. */
  readonly aspect: string;
  readonly counts: Measure | undefined;
  readonly place: Place;
}

function* compareTerms(topics: readonly string[], { aspect, counts, place }: Regard, asking: Asking): Step<string> {
  const { library, words } = asking;
  const asked = topics.map((topic) => withEnglish(topic, asking.library));
  const regard = aspect === "" ? "" : withEnglish(aspect, asking.library);
  const isPlain = regard === "" && counts === undefined;
  const found = yield* searchAll(
    asked.map((topic) => ({
      query: `${topic} ${isPlain ? "" : regard}`.trim(),
      isDefinition: isPlain,
      place,
      limit: 3,
    })),
    asking,
  );
  const sides = found.map(({ passages, fault }, at) => {
    const topic = asked[at] ?? "";
    const own = ofThisAlone(passages, topic, asked.filter((other) => other !== topic).join(" "));
    return {
      name: inert(topics[at] ?? ""),
      passages,
      fault,
      sentences: isPlain ? whatItIs(own, topic) : saidOfTerm(own, topic, { regard, counts }),
    };
  });
  if (library.kind !== "courses" && sides.some(({ sentences }) => sentences.length === 0)) return "";
  const [first] = sides;
  if (first !== undefined && areAlike(sides))
    return `${quotes(first.sentences)}\n\n${sourceLine(first.sentences, words)}`;
  const parts = sides.map(
    ({ name, sentences, fault }) =>
      `**${capital(name)}**: ${sentences.length > 0 ? quotes(sentences) : fault || words.nothing(name, "")}`,
  );
  return [...parts, ...verdictOf(sides, counts, asking)].join("\n\n");
}

/** Whether one text tells of all sides at once. */
function areAlike(sides: readonly Side[]): boolean {
  const texts = sides.map(({ sentences }) => sentences.map(({ text }) => text).join(" "));
  return texts[0] !== "" && texts.every((text) => text === texts[0]);
}

/** Those with a word of this thing that the other has not, where there are any. */
function ofThisAlone(passages: readonly FoundPassage[], topic: string, other: string): readonly FoundPassage[] {
  const others = new Set(termsOf(other));
  const words = wordsLeft(topic).filter((word) => !termsOf(word).every((term) => others.has(term)));
  const own = words.length === 0 ? [] : passages.filter((passage) => haveOneOf(words, [passage]));
  return own.length > 0 ? own : passages;
}

/** With regard to what is compared; where it has nothing of that, what it is. */
function saidOfTerm(
  passages: readonly FoundPassage[],
  topic: string,
  { regard, counts }: { readonly regard: string; readonly counts: Measure | undefined },
): readonly Sentence[] {
  const asked = `${topic} ${regard}`;
  const own = chooseExcerpts(passages, { topic: asked, counts, isDefinition: false, isNarrow: true, most: 2 });
  return own.length > 0 ? own : whatItIs(passages, topic);
}

function whatItIs(passages: readonly FoundPassage[], topic: string): readonly Sentence[] {
  return chooseSentences(passages, { topic, isDefinition: true, most: 4 });
}

/** Which of two figures is the larger, where both sides tell one in the same unit. */
function verdictOf(sides: readonly Side[], counts: Measure | undefined, { words }: Asking): readonly string[] {
  const found =
    counts &&
    comparedFigures(
      sides.map(({ sentences }) => sentences),
      counts,
    );
  const [larger, smaller] = found ? [found.larger, 1 - found.larger] : [];
  if (!found || larger === undefined || smaller === undefined) return [];
  return [words.larger(sides[larger]?.name ?? "", inert(found.said[larger] ?? ""), inert(found.said[smaller] ?? ""))];
}

function* compareLessons(places: readonly Place[], asking: Asking): Step<string> {
  const { words } = asking;
  if (isUnclear(places, asking)) return yield* whichCourse(asking);
  const looked = yield* lessonsOf(
    places.map(({ lesson = "", course }) => ({ lesson, ...(course === undefined ? {} : { course }) })),
    asking,
  );
  const faults = looked.filter((one) => typeof one === "string");
  if (faults.length > 0) return [...new Set(faults)].join("\n\n");
  const lessons = looked.flatMap((one): readonly FoundLesson[] => (typeof one === "string" ? [] : [one]));
  const found = yield* searchAll(lessons.map(contentOf), asking);
  const sides = lessons.map((lesson, at): Side => {
    const { passages, fault } = found[at] ?? { passages: [], fault: words.notRead };
    const own = passages.filter(({ number }) => number === lesson.number);
    const name = words.lesson(lesson.number, linked(lesson.title, lesson.link), inertTitle(lesson.course));
    return { name, passages: own, fault, sentences: summarise(own, lesson.title, { most: 5 }) };
  });
  return sidesText(sides, "", asking);
}
