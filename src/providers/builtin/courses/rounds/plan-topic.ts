import type { Step } from "../../plan/outcome";
import { chooseSentences } from "../answer/choose-sentences";
import { nearNote, quotes, sourceLine } from "../answer/compose";
import { nearness } from "../answer/coverage";
import { chooseExcerpts } from "../answer/excerpts";
import { inert, inertTitle } from "../answer/inert";
import { missingIn } from "../answer/missing-words";
import {
  type FoundPassage,
  inReadingOrder,
  meetTerms,
  type Sentence,
  sentencesOf,
  titleTerms,
} from "../answer/passages";
import { summarise } from "../answer/summarise";
import { isConcept, meantConcept, withEnglish } from "../concepts";
import type { Place, Reading } from "../reading/reading";
import { leftOver, wordsLeft } from "../reading/topic-text";
import {
  type Asking,
  contentOf,
  faultOrNone,
  isUnclear,
  type Searched,
  search,
  searchAll,
  whichCourse,
} from "./look-up";
import { textOfNamed } from "./named-text";
import { knownLesson, whatThereIs } from "./what-there-is";

type Topic = Extract<Reading, { readonly kind: "topic" }>;

/** What the texts say of something: one search; where a lesson says nothing of it, what it says at all. */
export function* planTopic(reading: Topic, asking: Asking): Step<string> {
  const { place } = reading;
  if (isUnclear([place], asking)) return yield* whichCourse(asking);
  const topic = reading.topic || (asking.talk.quoted[0]?.lesson ?? "");
  const asked = askedOf(reading, topic, asking);
  const terms = reading.isDefinition ? termsNamed(asked) : [];
  const [first, ...each] = yield* searchAll(searchesFor(reading, asked, terms), asking);
  const { passages, fault } = withoutHandbook(first ?? { passages: [], fault: asking.words.notRead }, reading);
  if (fault !== "") return faultOrNone(fault, asking);
  if (!haveOneOf(reading.open, passages)) return textOfNamed(passages, topic, { isWhole: true, asking });
  if (isOfAnother(asked, passages, asking)) return yield* nothingElse(reading, topic, { place, passages: [], asking });
  const earlier = earlierAnswer(reading, asking.talk);
  const saying = { reading, topic: asked, wanted: { ...kindOf(reading), topic: asked, earlier, own: reading.own } };
  const sentences = eachOf(terms, each, saying) ?? saidOf(passages, saying);
  const text = passagesText(sentences, passages, saying, asking);
  const named = text === "" && reading.isLast === true ? textOfNamed(passages, topic, { isWhole: false, asking }) : "";
  return text || named || (yield* nothingElse(reading, topic, { place, passages, asking }));
}

function* nothingElse({ orElse }: Topic, topic: string, unfound: Unfound): Step<string> {
  return orElse === true ? "" : yield* nothingOn(topic, unfound);
}

/** As the handbook has it: in English, and without a slip. */
function askedOf({ isDefinition }: Topic, topic: string, { library }: Asking): string {
  return (isDefinition ? meantConcept(topic) : null) ?? withEnglish(topic, library);
}

/** The graph's own texts, where these are asked by name. */
function withoutHandbook({ passages, fault }: Searched, { isOfTexts }: Topic): Searched {
  return { passages: passages.filter(({ isHandbook }) => isOfTexts !== true || !isHandbook), fault };
}

/** The answer; where the passages have little of what is asked, the nearest, which is said. */
function passagesText(
  sentences: readonly Sentence[],
  passages: readonly FoundPassage[],
  saying: Saying,
  asking: Asking,
): string {
  if (sentences.length === 0) return lessThanAsked(passages, saying, asking);
  const isEnough = asking.library.kind !== "courses" || isAnswered(passages, saying);
  const near = isEnough ? "" : nearestTo(passages, saying, asking);
  return near || topicText(sentences, inert(saying.reading.topic || saying.topic), asking);
}

/** That there is no more of it, or what comes nearest; "" where nothing is near. */
function lessThanAsked(passages: readonly FoundPassage[], saying: Saying, asking: Asking): string {
  const hasEarlier = saying.wanted.earlier !== "" && passages.length > 0;
  const { topic } = saying.reading;
  return hasEarlier
    ? asking.words.noMore(inert(topic || (asking.talk.quoted[0]?.lesson ?? "")))
    : nearestTo(passages, saying, asking);
}

/** The whole of what is asked, and each term of it by itself. */
function searchesFor(
  { isDefinition, place, more, counts, context = "" }: Topic,
  asked: string,
  terms: readonly string[],
) {
  // A month is told in few places: more of them are worth a look.
  const isWide = more === true || counts === "weekday" || counts === "month";
  const queries = [`${asked} ${context}`.trim(), ...terms];
  return queries.map((query) => ({ query, isDefinition, place, limit: isWide ? 6 : 3 }));
}

interface Saying {
  readonly reading: Topic;
  readonly topic: string;
  readonly wanted: ReturnType<typeof kindOf> & {
    readonly topic: string;
    readonly earlier: string;
    readonly own: string | undefined;
  };
}

/** What is said of each term; null where one of them has nothing, or there is one alone. */
function eachOf(terms: readonly string[], found: readonly Searched[], { wanted }: Saying): readonly Sentence[] | null {
  const said = found.map(({ passages }, at) =>
    chooseSentences(passages, { ...wanted, topic: terms[at] ?? "", most: 2 }),
  );
  return said.length > 0 && said.every((one) => one.length > 0) ? inReadingOrder(uniqueIn(said.flat())) : null;
}

/** By the question's own words; where these are too few, with those said before it. */
function saidOf(passages: readonly FoundPassage[], { reading, topic, wanted }: Saying): readonly Sentence[] {
  if (topic !== reading.topic && reading.topic === "") return summarise(passages, topic, wanted);
  const own = chooseExcerpts(passages, wanted);
  if (own.length > 0 || reading.context === undefined) return own;
  return chooseExcerpts(passages, { ...wanted, topic: `${topic} ${reading.context}`, isDefinition: false });
}

/** Less of what is asked than this is told as the nearest, not as an answer. */
const answered = 0.5;

/** Whether the passages have enough of what is asked for an answer that says nothing of what it lacks. */
function isAnswered(passages: readonly FoundPassage[], { topic, reading }: Saying): boolean {
  const isOpen = reading.place.lesson !== undefined || reading.context !== undefined || reading.own !== undefined;
  const asked = reading.act === undefined ? topic : topic.replace(reading.act, " ");
  return isOpen || /\s(?:or|oder)\s/iu.test(topic) || nearness(passages, asked) >= answered;
}

/** Less of what is asked than this is nothing. */
export const nearEnough = 0.2;

/** What comes nearest, and what it lacks; "" where nothing is near, or other readers may know better. */
function nearestTo(passages: readonly FoundPassage[], { topic, wanted, reading }: Saying, asking: Asking): string {
  const own = passages.filter(({ isHandbook }) => !isHandbook);
  const isTheirs = asking.library.kind === "courses" || reading.isLast === true;
  const isAsked = isTheirs && reading.place.lesson === undefined && wanted.earlier === "";
  if (!isAsked || nearness(own, topic) < nearEnough) return "";
  const sentences = chooseExcerpts(own, { ...wanted, isNearest: true });
  if (sentences.length === 0) return "";
  const missing = missingIn(sentences, topic, asking.words);
  return `${asking.words.nearest(inert(topic), missing)}\n\n${topicText(sentences, "", asking)}`;
}

/** "Crazing and shivering": each by itself; none where it is one thing. */
function termsNamed(topic: string): readonly string[] {
  const terms = topic.split(/, (?:and |und )?| (?:and|und|or|oder) /iu).map((term) => term.trim());
  const areTerms =
    terms.length > 1 && terms.length <= 4 && terms.every((term) => term !== "" && term.split(" ").length <= 3);
  return areTerms ? terms : [];
}

/** Texts overlap: each sentence once. */
function uniqueIn(sentences: readonly Sentence[]): readonly Sentence[] {
  return [...new Map(sentences.map((one) => [one.text, one])).values()];
}

/** The handbook was found instead, and nothing is asked of what it explains. */
export function isOfAnother(asked: string, passages: readonly FoundPassage[], { library }: Asking): boolean {
  const [best] = passages;
  if (best?.isHandbook !== true || library.kind !== "courses") return false;
  return !isConcept(asked) && !ofParley.test(asked) && !wordsLeft(asked).some(isConcept);
}

const ofParley = /(?:parley|device|browser|cloud|chat|undo|gerät)(?!\p{L})/iu;

/** What is not to be said again: unless the question is of what was said. */
function earlierAnswer({ more, own }: Topic, { said }: Asking["talk"]): string {
  return more === undefined || own !== undefined ? "" : said;
}

function kindOf({ isDefinition, reason, figures, counts, act, place }: Topic) {
  return {
    isNarrow: place.lesson !== undefined,
    isDefinition,
    reason,
    counts,
    act,
    figures: figures === true,
    most: reason === true ? 4 : 3,
  };
}

/** Whether the texts have a word of these, where there are any. */
export function haveOneOf(words: readonly string[] | undefined, passages: readonly FoundPassage[]): boolean {
  if (words === undefined) return true;
  return meetTerms(words.join(" "), sentencesOf(passages), passages.flatMap(titleTerms)).some((term) => term !== null);
}

interface Unfound {
  readonly place: Place;
  readonly passages: readonly FoundPassage[];
  readonly asking: Asking;
}

/** That nothing was found, and what there is instead. Where there are no courses, the other readers may know better. */
export function* nothingOn(topic: string, { place, passages, asking }: Unfound): Step<string> {
  const { library, words } = asking;
  if (library.kind !== "courses") return "";
  const lesson = knownLesson(place, asking);
  const none = words.nothing(inert(leftOver(topic) || topic), whereOf(place, passages, asking));
  if (lesson !== null) {
    const { passages: content } = yield* search(contentOf(lesson), asking);
    const own = content.filter(({ number }) => number === lesson.number);
    const sentences = summarise(own, lesson.title, { most: 3 });
    return sentences.length === 0 ? none : `${none} ${words.instead} ${quotes(sentences)}`;
  }
  return `${none}\n\n${whatThereIs(place, asking)}`.trim();
}

function topicText(sentences: Parameters<typeof quotes>[0], topic: string, { words, library }: Asking): string {
  const isForeign = library.kind === "courses" && sentences.every(({ passage }) => passage.isHandbook);
  const text = [nearNote(sentences, words), quotes(sentences), sourceLine(sentences, words)]
    .filter((part) => part !== "")
    .join("\n\n");
  return isForeign ? `${words.onlyHandbook(topic)}\n\n${text}` : text;
}

function whereOf({ course, lesson }: Place, passages: readonly FoundPassage[], { words }: Asking): string {
  const [found] = passages;
  const title = inertTitle(found?.course ?? course ?? "");
  if (course === undefined) return "";
  return lesson === undefined ? title : words.lesson(Number(lesson) || null, inertTitle(found?.lesson ?? ""), title);
}
