import { oneLine } from "@/lib/text/lines";
import { measureAsked } from "../../text/asks-number";
import { isTelling } from "../answer/passages";
import { readCompare } from "./compare-readers";
import { readCourses } from "./course-list-reader";
import { inside } from "./course-words";
import { isOpenQuestion } from "./graph-requests";
import { type Asked, placeOf, type ReadingRule, readDetail, readLessons, readOutline } from "./place-readers";
import type { Reading } from "./reading";
import { asksReason, readTopic } from "./topic-readers";
import { pattern, wordsLeft } from "./topic-text";

type Topic = Extract<Reading, { readonly kind: "topic" }>;

const partEnd = new RegExp(
  oneLine`
    ,\s+(?:also|and also|auch)\s+(?=\p{L})|[,;.?!]?\s+(?:and|und|plus|as well as)(?: also| auch| then)?\s+
    (?=(?:whats?|what's|how|hows|how's|which|who|whos|who's|where|wheres|where's|when|why|about|tell|show|give|list
    |explain|compare|does|is|are|was|wie|wer|wo|wann|warum|worum|welche\p{L}?|sag|zeige?|gib|nenne?|erkläre?)
    (?!\p{L}))|[?;]\s+(?=\p{L})|(?<=\p{L}{3}|n['’]t|\s(?:is|it|do|me|so|on|in|to|up|go))\.\s+(?=\p{L})
    |,\s+(?=(?:what|how|which|who|where|when|why)(?: \p{L}+)? (?:is|are|was|were|do|does|did|can|could|should|must
    |will|would|has|have)(?!\p{L}))
  `,
  "iu",
);
const referringPart =
  /(?:^|\s)(?:it|its|they|them|their|that|this|those|these|he|she|him|her|es|ihn|dies|davon|dafür)(?=[\s?.!,']|$)/iu;
const mostParts = 4;

/** "What is the float test, and what does a pink streak mean?": each part by itself; "it" is what the part before is about. */
export const readSeveral: ReadingRule = (asked) => {
  const parts = partsOf(asked);
  if (parts.length < 2 || parts.length > mostParts) return null;
  const topics: Topic[] = [];
  for (const part of parts) {
    const refersTo = referringPart.test(part.text) ? topics.at(-1) : undefined;
    const reading = wordsLeft(part.text).length === 0 ? onlyReference(part, refersTo) : readTopic(part);
    if (reading?.kind !== "topic") return null;
    topics.push(refersTo === undefined ? reading : resolved(reading, refersTo));
  }
  return { kind: "several", parts: topics };
};

/** "What does one say of moths that the other does not, and what do both say of rain?": each half of the same places. */
export const readHalves: ReadingRule = (asked) => {
  const [first, second, ...more] = partsOf(asked);
  if (first === undefined || second === undefined || more.length > 0) return null;
  const areNamed = /[@#]\d.*[@#]\d/u.test(first.text) && !/[@#]\d/u.test(second.text);
  if (!areNamed || !ofBoth.test(second.text)) return null;
  const parts = [first, second].flatMap((part) => readCompare(part) ?? []);
  const haveTopics = parts.every((part) => part.kind === "compare" && part.topics.length === 1);
  return parts.length === 2 && haveTopics ? { kind: "several", parts } : null;
};

const ofBoth = pattern(
  String.raw`(?:^|\s)(?:both|the two|they|them|each|either|in common|beiden?|sie|jeweils)(?!\p{L})`,
);

/** "When do I do it?": nothing but what the part before is about. */
function onlyReference({ text }: Asked, before: Topic | undefined): Topic | null {
  const counts = measureAsked(text);
  if (before === undefined || (counts === null && !asksReason.test(text))) return null;
  const asks = asksReason.test(text) ? ({ reason: true } as const) : {};
  return { kind: "topic", topic: "", place: {}, isDefinition: false, ...(counts === null ? {} : { counts }), ...asks };
}

/** An outline, a list or a name beside a question of its own: "the outline of X, and what it says about swarms". */
export const readBesides: ReadingRule = (asked) => {
  const parts = partsOf(asked);
  if (parts.length < 2 || parts.length > mostParts) return null;
  const readings = parts.flatMap((part) => readPart(part) ?? []);
  const isMixed = readings.some(({ kind }) => kind === "topic") && readings.some(({ kind }) => kind !== "topic");
  return readings.length === parts.length && isMixed ? { kind: "several", parts: readings } : null;
};

function readPart(part: Asked): Reading | null {
  for (const rule of [readCourses, readDetail, readOutline, readLessons]) {
    const reading = rule(part);
    if (reading !== null) return reading;
  }
  return wordsLeft(part.text).length === 0 ? null : readTopic(part);
}

/** Three questions or more are no comparison, whatever words one of them has. */
export const readMany: ReadingRule = (asked) => {
  const parts = partsOf(asked);
  return parts.length >= 3 && parts.every(({ text }) => isOpenQuestion(text)) ? readSeveral(asked) : null;
};

/** "And what gives blue?" after something was told of: of its own words, where they are too few with those before. */
export const readAlso: ReadingRule = (asked) => {
  const text = asked.text.replace(leadingAnd, "");
  const before = leanedOn(asked.talk);
  if (text === asked.text || before === null || !isOpenQuestion(text)) return null;
  const own = wordsLeft(text).filter(isTelling);
  const context = own.length > 1 ? [] : wordsLeft(before.topic);
  return readTopic({ ...asked, text, context: [...asked.context, ...context] });
};

/** The topic, or the one lesson, that was told of before. */
function leanedOn({ reading, quoted }: Asked["talk"]): Topic | null {
  const before = reading?.kind === "several" ? reading.parts.at(-1) : reading;
  if (before?.kind === "topic") return before.topic === "" ? null : before;
  const [only, second] = before?.kind === "lessons" ? before.lessons : [];
  if (only === undefined || second !== undefined) return null;
  const course = only.course ?? quoted[0]?.course;
  const place = { lesson: only.lesson, ...(course === undefined ? {} : { course }) };
  return { kind: "topic", topic: quoted[0]?.lesson ?? only.lesson, place, isDefinition: false };
}

/** "Is it dangerous?" after something was told of. */
export const readReference: ReadingRule = (asked) => {
  const { lessons, courses, talk } = asked;
  const text = asked.text.replace(leadingAnd, "");
  const before = leanedOn(talk);
  const own = wordsLeft(text).filter((word) => !referringPart.test(word) && isTelling(word));
  if (before === null || lessons.length + courses.length > 0 || !isOpenQuestion(text)) return null;
  if (own.length === 0) {
    const asks = referringPart.test(text) ? onlyReference({ ...asked, text }, before) : null;
    return asks && resolved(asks, before);
  }
  if (!referringPart.test(text) && !(own.length === 1 && asksOfOne.test(text))) return null;
  const place = { ...placeOf(asked), ...before.place };
  const topic = own.join(" ");
  const reason = asksReason.test(text) ? ({ reason: true } as const) : {};
  const counts = measureAsked(text);
  const asks = { ...reason, ...(counts === null ? {} : { counts }) };
  return { ...resolved({ kind: "topic", topic, place, isDefinition: false, ...asks }, before), more: true, own: topic };
};

/** "How fast can one get?" asks of the thing told of before. */
const asksOfOne = pattern(
  oneLine`
    ^(?:and |und |but |aber )*(?:how \p{L}+|wie \p{L}+|why|when|where|warum|wann|wo|since when
    |what (?:makes|made|keeps))(?!\p{L}).*(?:\s(?:one|you|they|that|man)(?=[\s?])|^(?:\S+ ){0,4}\S+[?.! ]*$)
  `,
);

function resolved(reading: Topic, before: Topic): Topic {
  const own = wordsLeft(reading.topic).filter((word) => !referringPart.test(word));
  const isPlaced = reading.place.course !== undefined || reading.place.lesson !== undefined;
  return {
    ...reading,
    topic: [...own, before.topic].join(" "),
    place: isPlaced ? reading.place : before.place,
    isDefinition: false,
  };
}

/** The parts of a message, each with the names that are in it; with all of them where none does. */
function partsOf(asked: Asked): readonly Asked[] {
  const texts = asked.text.split(partEnd).map((part) => part.trim().replace(leadingAnd, ""));
  return joined(texts)
    .filter((text) => text !== "")
    .map((text) => partAlone(asked, text.replace(/^(?=about\b)/iu, "tell me ")));
}

/** "In lesson 3, what is said …": a place alone belongs to what follows. */
function joined(parts: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const part of parts) {
    const last = all.at(-1) ?? "";
    if (placeAlone.test(last)) all[all.length - 1] = `${last}, ${part}`;
    else if (isHalf(last, part)) all[all.length - 1] = `${last} and ${part}`;
    else all.push(part);
  }
  return all;
}

/** "Who wins" of "who wins and who loses when prices rise". */
function isHalf(last: string, part: string): boolean {
  const [first, ...rest] = last.toLowerCase().split(" ");
  return (
    rest.length === 1 &&
    /^(?:who|what|when|where|why|how|wer|was|wann|wo|warum|wie)$/u.test(first ?? "") &&
    part.toLowerCase().startsWith(`${first} `)
  );
}

const placeAlone = pattern(`^${inside} (?:(?:and|und|of|von|aus) )?(?:[@#]\\d+ ?)+,?$`);

const leadingAnd = pattern("^(?:and|und|then|also|auch),?(?: |$)");

function partAlone(asked: Asked, text: string): Asked {
  const [lessons, courses] = [marksIn(text, "@"), marksIn(text, "#")];
  if (lessons.length + courses.length === 0) return { ...asked, text };
  return {
    ...asked,
    text: text
      .replace(/@(\d+)/gu, (_, at: string) => `@${lessons.indexOf(Number(at))}`)
      .replace(/#(\d+)/gu, (_, at: string) => `#${courses.indexOf(Number(at))}`),
    lessons: lessons.flatMap((at) => asked.lessons[at] ?? []),
    courses: courses.flatMap((at) => asked.courses[at] ?? []),
  };
}

function marksIn(text: string, sign: "@" | "#"): readonly number[] {
  return [...new Set(Array.from(text.matchAll(new RegExp(`${sign}(\\d+)`, "gu")), ([, at]) => Number(at)))];
}
