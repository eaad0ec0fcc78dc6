import { oneLine } from "@/lib/text/lines";
import { courseWord, inside, lessonWord } from "./course-words";
import { isOpenQuestion } from "./graph-requests";
import { type Asked, courseLeft, placeOf, type ReadingRule, withSpoken } from "./place-readers";
import type { LessonName, Place, Reading } from "./reading";
import { pattern, toTopic, wordsLeft } from "./topic-text";

const moreWords = pattern(
  oneLine`
    ^(?:please |can you |could you |and |bitte )*(?:(?:tell|show|give|say|explain|erzähle?|sag|zeige?|erkläre?)
    (?: me| mir| us)? )?(?:some |a bit |a little |etwas |noch )?
    (?:more|further|else|in more detail|more details?|mehr|genauer|go on|continue|weiter|anything else|what else
    |was noch)(?: details?| information| infos?)?(?: (?:about|on|of|über|zu|dazu|darüber|regarding)? ?
    (?<topic>[^?.!]*))?[?.! ]*$
  `,
);
const referringWords = pattern(
  oneLine`
    ^(?:and |but |ok(?:ay)?,? |so |und |aber |now |then )*(?:
    (?:only|just|now|nur|bloß|narrow (?:it|that) (?:down )?to|restrict (?:it|that) to|limit (?:it|that) to|the same
    |same|what|how|was|look)(?: about| (?:is|does|do|it|that|for|ist|steht|auch))* ?)?
    (?:${inside} |mit |for |about |to |with )?(?:the )?(?<names>
    (?:[@#]\d(?: (?:of|in|from|von|aus) (?=[@#]))?(?:,? (?:and|und|or) (?=[@#]))? ?)+)
    (?: (?:course|only|too|as well|instead|then|also|alone|say|says|about (?:it|that)|please|auch|nur|bitte|allein
    |dann|stattdessen|there|cover|covers|do|does))*[?.! ]*$
  `,
);
const nextWords = pattern(
  oneLine`
    ^(?:and |ok |now |then |und |what (?:is|about|does|comes in
    |is in) |how about |show me |tell me about |was ist mit )*(?:the |die |der )?
    (?<which>next|following|previous|nächsten?|folgenden?|vorigen?|vorherigen?) (?:one|${lessonWord})
    (?: (?:about|cover|say|teach))?[?.! ]*$|^(?:and |now |then |und |what (?:is|about) |how about )*
    (?:the |die |der )?(?:one|${lessonWord}) (?<beside>before|after|davor|danach)(?: (?:it|that|this))?[?.! ]*$
  `,
);
const topicAgain = pattern(
  oneLine`
    ^(?:and |but |und |or |ok |then |also )*(?:(?:what|how) (?:about|of)|was ist mit
    |wie (?:steht es|sieht es|ist es) mit) (?<topic>[\p{L}\p{N}' -]{2,60})[?.! ]*$
    |^(?:and|und) (?<bare>(?!what|who|how|where|when|why|which|is |are |do |does |was |wer |wie )
    [\p{L}\p{N}' -]{2,60})[?.! ]*$
  `,
);

/** What only says how the request before is to be changed: "only in the centrality course", "and lesson 4?", "more about hubs". */
export const readFollowUp: ReadingRule = (asked) => {
  const { talk, text } = asked;
  const { reading } = talk;
  if (reading === null) return null;
  const more = moreWords.exec(text);
  if (more !== null) return moreOf(asked, toTopic(more.groups?.["topic"] ?? ""));
  if (referringWords.test(text)) return elsewhereOf(asked, reading);
  if (isRefining(asked)) return refined(asked, reading);
  const beside = nextWords.exec(text)?.groups;
  const next = beside?.["which"] ?? beside?.["beside"];
  if (next !== undefined) return nextLesson(asked, /^(?:previous|vor|before|davor)/iu.test(next) ? -1 : 1);
  const groups = topicAgain.exec(text)?.groups;
  const topic = toTopic(groups?.["topic"] ?? groups?.["bare"] ?? "");
  const canTake = topic !== "" && !pattern(`^(?:${courseWord}|${lessonWord}|that|this|it|you|me|now|why)$`).test(topic);
  return canTake ? withTopic(reading, topic, placeOf(asked)) : null;
};

const refineWords = pattern(
  oneLine`
    ^(?:and |but |ok |no,? |nein,? |und )*(?:only|just|nur|i (?:only |just )?(?:meant|mean|want)
    |(?:which|what|any|some|those|one) of (?:them|those|these|it)|more (?:precisely|specifically)|rather|instead
    |specifically|in particular|especially|narrow|restrict|limit|besonders|ich meine|welche[rs]? davon|lieber)
    (?!\p{L})
  `,
);
/** "I'm only interested in …" */
const narrowing = pattern(String.raw`(?:^|\s)(?:only|just|alone|nur|bloß|lediglich)(?!\p{L})`);
const moreAsked = pattern(String.raw`(?:^|\s)(?:more|else|mehr|also|too)(?!\p{L})`);

function isRefining({ text, lessons, courses }: Asked): boolean {
  return (
    refineWords.test(text) ||
    (narrowing.test(text) && !isOpenQuestion(text)) ||
    (moreAsked.test(text) && lessons.length + courses.length > 0)
  );
}

/** "Only what the safety course says about it", "and which of them is about betweenness?": the topic before, narrowed. */
function refined(asked: Asked, reading: Reading): Reading | null {
  if (reading.kind !== "topic" && reading.kind !== "search") return null;
  const left = wordsLeft(asked.text.replace(refineWords, " ").replace(moreAsked, " ")).filter(
    (word) => !/^(?:meant?|want|just|only|them|those)$/iu.test(word),
  );
  const known = wordsLeft(reading.topic).map((word) => word.toLowerCase());
  const meant =
    left.length > 0 && left.every((word) => !known.includes(word.toLowerCase()))
      ? courseLeft(asked, ofNarrowing)
      : undefined;
  if (meant !== undefined && asked.courses.length + asked.lessons.length === 0)
    return { kind: "topic", topic: reading.topic, place: { course: meant }, isDefinition: false };
  const isRepeated = left.some((word) => known.includes(word.toLowerCase()));
  const topic = isRepeated ? left.join(" ") : [reading.topic, ...left].join(" ");
  const place = placeOf(asked);
  const isPlaced = place.course !== undefined || place.lesson !== undefined;
  const figures = figureWords.test(asked.text) ? ({ figures: true } as const) : {};
  return { kind: "topic", topic, place: isPlaced ? place : reading.place, isDefinition: false, ...figures };
}

const ofNarrowing = pattern("^(?:interested|interest|meant?|want|just|only|them|those|please|care|alone|in)$");
const figureWords = pattern(`(?:figures?|numbers?|percentages?|amounts?|zahlen|prozent\\p{L}*)(?!\\p{L})`);

function moreOf(asked: Asked, topic: string): Reading | null {
  const reading = asked.talk.reading;
  const place = placeOf(asked);
  const isSame = pattern("^(?:|it|that|this|them|those|the topic|this topic|dazu|darüber|das)$").test(topic);
  if (!isSame) return { kind: "topic", topic, place: narrowed(reading, place), isDefinition: false, more: true };
  if (asked.lessons.length > 0) return null;
  if (reading?.kind === "topic")
    return { ...reading, place: { ...reading.place, ...place }, isDefinition: false, more: true };
  if (reading?.kind === "before" || reading?.kind === "search")
    return { kind: "topic", topic: reading.topic, place: reading.place, isDefinition: false, more: true };
  if (reading?.kind === "compare" && reading.topics.length > 0)
    return { kind: "topic", topic: reading.topics.join(" "), place: {}, isDefinition: false, more: true };
  const [first] = reading?.kind === "lessons" ? reading.lessons : [];
  return first === undefined
    ? null
    : { kind: "topic", topic: "", place: { ...first, ...place }, isDefinition: false, more: true };
}

/** Another topic is looked for where the one before was, unless that was a lesson alone. */
function narrowed(reading: Reading | null, place: Place): Place {
  if (place.course !== undefined || reading === null) return place;
  return reading.kind === "topic" && reading.place.course !== undefined ? { course: reading.place.course } : place;
}

/** The request before, of another course or lesson. */
function elsewhereOf(asked: Asked, reading: Reading): Reading | null {
  const place = placeOf(asked);
  switch (reading.kind) {
    case "topic":
    case "search":
      return { ...reading, place: place.lesson === undefined ? { ...reading.place, ...place } : place };
    case "before":
      return { ...reading, place };
    case "detail":
      return { ...reading, of: place };
    case "compare":
      if (reading.topics.length === 0) return lessonsNamed(asked);
      return { kind: "topic", topic: reading.topics.join(" "), place, isDefinition: false };
    case "elsewhere":
      if (reading.topic === "") return asked.lessons.length > 0 ? { ...reading, place } : null;
      return { kind: "topic", topic: reading.topic, place, isDefinition: false };
    case "lessons":
      return lessonsNamed(asked) ?? { kind: "lessons", lessons: reading.lessons.map((one) => ({ ...one, ...place })) };
    case "origin":
    case "passage":
      return lessonsNamed(asked);
    default:
      return lessonsNamed(asked) ?? { kind: "outline", courses: asked.courses, lessons: [] };
  }
}

function lessonsNamed({ lessons, talk }: Asked): Reading | null {
  const named: readonly LessonName[] = lessons.map((one) => withSpoken(one, talk));
  return named.length > 0 ? { kind: "lessons", lessons: named } : null;
}

function nextLesson({ talk }: Asked, step: number): Reading | null {
  const last = talk.reading?.kind === "lessons" ? talk.reading.lessons.at(-1) : undefined;
  const number = Number(last?.lesson ?? talk.quoted.at(-1)?.number ?? Number.NaN) + step;
  const course = last?.course ?? talk.course;
  if (!Number.isInteger(number) || number < 1 || course === null) return null;
  return { kind: "lessons", lessons: [{ lesson: String(number), course }] };
}

/** The request before, about something else. */
function withTopic(reading: Reading, topic: string, place: Place): Reading | null {
  switch (reading.kind) {
    case "topic":
      return { kind: "topic", topic, place: { ...reading.place, ...place }, isDefinition: reading.isDefinition };
    case "search":
      return { ...reading, topic };
    case "before":
      return { ...reading, topic, place };
    case "elsewhere":
      return reading.topic === "" ? null : { ...reading, topic };
    case "compare":
      return reading.places.length >= 2 ? { ...reading, topics: [topic] } : null;
    default:
      return null;
  }
}
