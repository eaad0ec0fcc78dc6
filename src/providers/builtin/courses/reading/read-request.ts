import type { LibraryCourse } from "@/ai/port/provider-port";
import { findTitle } from "@/knowledge/titles/find-title";
import { titleWords } from "@/knowledge/titles/title-words";
import { oneLine } from "@/lib/text/lines";
import { withoutAsides } from "../../text/asides";
import { singulars } from "../../text/inflect";
import { normalise } from "../../text/tokens";
import { isTelling } from "../answer/passages";
import { isConcept, toEnglish } from "../concepts";
import { readBefore } from "./before-reader";
import { readCompare, readElsewhere, readShared } from "./compare-readers";
import { readCourses } from "./course-list-reader";
import { ordinal } from "./course-words";
import { readFollowUp } from "./follow-up";
import { isGraphRequest, isOpenQuestion } from "./graph-requests";
import { readAlso, readBesides, readHalves, readMany, readReference, readSeveral } from "./parts-reader";
import {
  type Asked,
  type ReadingRule,
  readCount,
  readDetail,
  readLessons,
  readOrigin,
  readOutline,
  readPassage,
} from "./place-readers";
import { readNames } from "./read-names";
import type { Library, Reading, Talk } from "./reading";
import { readConcept, readSearch, readTopic } from "./topic-readers";
import { leftOver, toTopic, wordsLeft } from "./topic-text";

/** Longer messages are texts of their own, not questions about texts. */
const longest = 600;

/** In this order: the more particular request first. */
const rules: readonly ReadingRule[] = [
  readOrigin,
  readPassage,
  readFollowUp,
  readCourses,
  readElsewhere,
  readHalves,
  readShared,
  readBefore,
  readMany,
  readCompare,
  readBesides,
  readSearch,
  readDetail,
  readOutline,
  readLessons,
  readSeveral,
  readReference,
  readAlso,
  readTopic,
];

/** These are never requests of the graph; what else looks like one is left to the other readers. */
const certain: readonly ReadingRule[] = [readOrigin, readPassage, readFollowUp, readCourses, readCount, readDetail];

/** What a message asks of courses and texts; null: it asks for something else. */
export function readRequest(message: string, talk: Talk, library: Library): Reading | null {
  if (message.length > longest) return null;
  const catalogue = library.kind === "courses" ? library.courses : [];
  const named = readNames(withLesson(trimmed(message), talk), catalogue);
  const isHandbook = library.kind !== "courses" || library.isHandbook;
  const courses = (isHandbook ? named.courses.map(toEnglish) : named.courses).map((name) => meant(name, catalogue));
  const lessons = named.lessons.map((one) =>
    one.course === undefined ? one : { ...one, course: meant(one.course, catalogue) },
  );
  const plain = named.text.replace(wishing, "$1");
  const asking = withoutAsides(plain);
  // "Our guide speaks of a sump. What is that?": the sentence before says what.
  const text = endsWithPronoun.test(asking) && wordsLeft(asking).length <= 1 ? plain : asking;
  const context = text === plain ? [] : wordsLeft(plain).filter((word) => !text.includes(word));
  const asked: Asked = { ...named, text, courses, lessons, talk, catalogue, context };
  if (library.kind !== "courses") return readWithoutCourses(asked, library);
  if (isGraphRequest(asked.text)) return firstOf(certain, asked);
  return firstOf(rules, asked);
}

/** "The spinning course": where no title has the words, the one course with such a lesson. */
function meant(name: string, catalogue: readonly LibraryCourse[]): string {
  const titles = catalogue.map(({ title }) => title);
  if (titles.length === 0 || titleWords(name).length === 0 || findTitle(name, titles).kind !== "none") return name;
  const words = titleWords(name);
  const forms = (word: string): readonly string[] => [word, ...singulars(word)];
  const isOf = (title: string): boolean => {
    const own = titleWords(title).flatMap(forms);
    return words.every((word) => forms(word).some((form) => own.includes(form)));
  };
  const having = catalogue.filter(({ lessons }) => lessons.some(({ title }) => isOf(title)));
  const [only, second] = having;
  return only === undefined || second !== undefined ? name : only.title;
}

/** "I'd also like to know" at the beginning of a sentence. */
const wishing = new RegExp(
  oneLine`
    (^|[.!?;] )(?:and )?(?:i(?:'d| would)(?: also| really)? (?:like|love) (?:you )?
    to (?:know|see|read|hear|understand)|i(?: also)? (?:want|need) to (?:know|see|read|understand)|i(?: also)? wonder
    |ich (?:möchte|würde gern|will)(?: auch| noch| gern)* wissen)(?: about)?,?[ ]
  `,
  "giu",
);

const endsWithPronoun = /(?<!\p{L})(?:it|that|this|them|das|es)[?.! ]*$/iu;

function firstOf(list: readonly ReadingRule[], asked: Asked): Reading | null {
  for (const rule of list) {
    const reading = rule(asked);
    if (reading !== null) return reading;
  }
  return null;
}

/** What only texts can answer: words of the handbook, the long texts of nodes where they are spoken of, and what follows from these. */
function readWithoutCourses(asked: Asked, library: Library): Reading | null {
  const { talk, text } = asked;
  const referring = talk.quoted.length > 0 ? firstOf([readOrigin, readPassage, moreOfHandbook], asked) : null;
  if (referring !== null || isGraphRequest(text)) return referring;
  const terms = readCompare(asked);
  if (terms?.kind === "compare" && terms.topics.length > 1 && terms.topics.every(isConcept)) return terms;
  if (handbook.test(text)) return firstOf([readCourses, readSearch, readDetail, readOutline, readTopic], asked);
  if (library.kind === "texts" && speaksOfTexts(text, library))
    return readSearch(asked) ?? readLastResort(text, library, []);
  if (library.kind === "texts" && reasons.test(text)) return lastReading(text, library, {});
  return firstOf(privacy.test(text) ? [readSeveral, readTopic] : [readBeforeConcept, readConcept], asked);
}

/** What only the handbook tells of Parley itself. */
const privacy = new RegExp(
  oneLine`
    \b(?:leaves? my|my (?:own )?(?:device|computer|browser)|(?:sent|send|goes|uploaded) (?:to|over) (?:the |a )?
    (?:cloud|internet|server|model|provider)|in the cloud|api key|privacy|webgpu|datenschutz|mein(?:em)? gerät)
    (?!\p{L})
  `,
  "iu",
);

/** Where nobody else understood it: what the texts of nodes may answer. */
export function readLastResort(message: string, library: Library, open: readonly string[]): LastReading | null {
  if (library.kind === "none" || message.length > longest) return null;
  const text = trimmed(message);
  if (isGraphRequest(text)) return null;
  const isOfTexts = speaksOfTexts(text, library);
  if (library.kind !== "courses" && !isOfTexts && !isQuestion(text)) return null;
  if (wordsLeft(text).length < (isOfTexts || open.length > 0 ? 1 : 2)) return null;
  return asLast(lastReading(text, library, open.length > 0 ? { open } : {}), isOfTexts && !handbook.test(text));
}

function asLast(reading: LastReading, isOfTexts: boolean): LastReading {
  const isLast = reading.kind === "topic" && reading.open === undefined;
  return { ...reading, ...(isLast && { isLast }), ...(isOfTexts && { isOfTexts }) };
}

type LastReading = Extract<Reading, { readonly kind: "topic" | "search" }>;

const asksOrTells = new RegExp(
  oneLine`
    \?\s*$|[,;:–-] (?:and |but |und )?(?:who|what|which|when|where|why|how|wer|was|wann|wo|warum|wie)(?!\p{L})
    |^(?:tell me|explain|describe|erkläre?|beschreibe?|erzähle?)(?!\p{L})
  `,
  "iu",
);

function isQuestion(text: string): boolean {
  return isOpenQuestion(text) || asksOrTells.test(text);
}

function lastReading(text: string, library: Library, left: { readonly open?: readonly string[] }): LastReading {
  if (library.kind !== "texts") return { kind: "topic", topic: toTopic(text), place: {}, isDefinition: false, ...left };
  const found = /\s(?:or|oder)\s/iu.test(text) ? " or " : " ";
  return whichOnes.test(text)
    ? { kind: "search", topic: wordsLeft(without(text, library.own)).filter(isTelling).join(found), place: {}, ...left }
    : { kind: "topic", topic: topicOf(text, library), place: {}, isDefinition: false, ...left };
}

/** Of what texts are asked for by name, what they are to tell. */
function topicOf(text: string, library: Extract<Library, { readonly kind: "texts" }>): string {
  const topic = toTopic(without(text, library.attributes));
  return speaksOfTexts(text, library) ? leftOver(topic) || topic : topic;
}

function without(text: string, own: readonly string[]): string {
  return text.replace(/[\p{L}\p{N}_-]+/gu, (word) => (isOneOf(word, own) ? "" : word));
}

/** Asked for the things that texts speak of, not for what they say. */
const whichOnes =
  /^(?:in which|in welche[rmns]?|(?:does|do) any|which|what \p{L}+s|list|show|find|any|welche)(?!\p{L})/iu;

function readBeforeConcept(asked: Asked): Reading | null {
  const reading = readBefore(asked);
  return reading?.kind === "before" && isConcept(reading.topic) ? reading : null;
}

/** "More about that" after an answer from the handbook. */
function moreOfHandbook(asked: Asked): Reading | null {
  const reading = readFollowUp(asked);
  return reading?.kind === "topic" && (reading.more === true || isConcept(reading.topic)) ? reading : null;
}

/** "And the last one?" after lessons were told. */
function withLesson(message: string, { reading }: Talk): string {
  const isOfLessons = reading?.kind === "lessons" || reading?.kind === "outline" || reading?.kind === "detail";
  return isOfLessons ? message.replace(lessonAlone, (_, place: string) => `and the ${place} lesson`) : message;
}

const lessonAlone = new RegExp(
  oneLine`
    ^(?:and |und |ok |what about |how about |what does |was ist mit )*(?:the |die |der )(${ordinal})
    (?: one| cover| about| say)*(?=[?.! ]*$)
  `,
  "iu",
);

/** No value and no edge tells why. */
const reasons = /^(?:why|how come|warum|wieso|weshalb|wozu)(?!\p{L})/iu;
const handbook = /\b(?:handbook|handbuch)/iu;
const texts = new RegExp(
  oneLine`
    \b(?:descriptions?|abstracts?|notes?|notiz(?:en)?|says? (?:about|on|of)|texts?|summar(?:y|ies)|plots?|bios?
    |biograph(?:y|ies)|mention\p{L}*|passages?|beschreibung(?:en)?|said|written|anything
    |(?:speaks?|talks?) (?:of|about)|tells of|gesagt|texten?|zusammenfassungen|erwähn\p{L}*)(?!\p{L})
  `,
  "iu",
);

/** By a word for texts, or what the graph calls them. */
function speaksOfTexts(text: string, library: Library): boolean {
  if (texts.test(text)) return true;
  const names = library.kind === "texts" ? library.attributes : [];
  return names.length > 0 && (text.match(/\p{L}[\p{L}\p{N}_-]*/gu) ?? []).some((word) => isOneOf(word, names));
}

function isOneOf(word: string, names: readonly string[]): boolean {
  return singulars(normalise(word)).some((form) => names.includes(form));
}

/** Said at the end of a request, of how it is to be answered. */
const asides = new RegExp(
  oneLine`
    ,?(?: and| und)? (?:please|pls|plz|bitte|thanks|thx|danke
    |(?:but |just )?(?:keep it|make it|be|in|halte es|mach es) (?:brief|short|simple|kurz|einfach))(?=[?.! ]*$)
  `,
  "iu",
);

const politeStart = new RegExp(
  oneLine`
    ^(?:(?:can|could|would) you (?:please )?(?=tell|show|list|give|explain|compare|summari|describe|find|search|name
    |define)|i(?:'d| would) (?:like|love) (?:you )?to (?:know|see|read|hear)
    (?: about)? |i want to (?:know|see|read) |do you know |(?:kannst|könntest) du (?:mir )?(?:bitte )?
    |ich (?:möchte|würde gern|will) (?:gern(?:e)? )?wissen,? )
  `,
  "iu",
);

function trimmed(message: string): string {
  return message
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/^(?:(?:hi|hello|hey|hallo|ok|okay|so|well|now|please|thanks|danke|great)[,.! ]+)+(?=\p{L})/iu, "")
    .replace(politeStart, "")
    .replace(
      /^(?:tell me|sag mir|please tell me)[,:]? (?=(?:what|which|who|where|how|when|why|was|wer|wie|welche)\b)/iu,
      "",
    )
    .replace(/(?<= )(?:exactly|actually|really|eigentlich|denn|genau) (?=\p{L})/giu, "")
    .replace(
      /^(?:in (?:plain|simple|short|few|other|your own|my)(?: \p{L}+)?|briefly|in short|kurz|quick question|eine frage)[,:] (?=\p{L})/iu,
      "",
    )
    .replace(asides, "")
    .replace(asides, "")
    .replace(/(?<=\p{L}+ \p{L}+ \p{L}+), (?:i|i'm|i was|my|we|we're|our|ich|wir|mein\p{L}*) [^,?]+$/iu, "");
}
