import type { LibraryCourse } from "@/ai/port/provider-port";
import { findTitle } from "@/knowledge/titles/find-title";
import { oneLine } from "@/lib/text/lines";
import { anyOne, courseWord, lessonWord } from "./course-words";
import { areOfTitle } from "./mark-known";
import { escaped } from "./mark-parts";
import type { NamedMessage } from "./read-names";
import type { LessonName, Place, Reading, Talk } from "./reading";
import { takeTitle } from "./take-title";
import { group, pattern, wordsLeft } from "./topic-text";

/** A message with its names marked, what it may lean on, and what courses and those who teach them are called. */
export interface Asked extends NamedMessage {
  readonly talk: Talk;
  readonly catalogue: readonly LibraryCourse[];
  /** Words of sentences in which people only speak of themselves. */
  readonly context: readonly string[];
}

/** One kind of request; null where the message is none. */
export type ReadingRule = (asked: Asked) => Reading | null;

/** The course named first, else the one spoken of where the message leans on it ("its lessons"). */
export function courseOf({ text, courses, talk }: Asked): string | undefined {
  const [named] = courses;
  if (named !== undefined) return named;
  return referring.test(text) ? (talk.course ?? undefined) : undefined;
}

const referring = pattern(
  oneLine`
    (?:^|\s)(?:(?:its?|it's|(?<!(?:is|are|was|were) )there|dort|darin|dessen)(?=[\s?.!']|$)
    |(?:this|that|the same|the|dieser|diesem|dieses|der|dem|desselben) (?:${courseWord}|one)(?!\p{L})
    |(?:this|that)[?.! ]*$)
  `,
);

/** The place a message names: its first lesson with that one's course, else the course. */
export function placeOf(asked: Asked): Place {
  const [first] = asked.lessons;
  const course =
    first?.course ?? courseOf(asked) ?? (first === undefined ? undefined : inherited(first.lesson, asked.talk));
  return { ...(course === undefined ? {} : { course }), ...(first === undefined ? {} : { lesson: first.lesson }) };
}

/** A lesson with its course, where that was spoken of before. */
export function withSpoken(one: LessonName, talk: Talk): LessonName {
  const course = one.course ?? inherited(one.lesson, talk);
  return course === undefined ? one : { ...one, course };
}

/** A number alone is of the course spoken of; a title tells its own. */
function inherited(lesson: string, { course }: Talk): string | undefined {
  return course !== null && /^(?:\d+|last)$/u.test(lesson) ? course : undefined;
}

/** The places a message sets beside each other. */
export function placesOf({ lessons, courses, talk }: Asked): readonly Place[] {
  if (lessons.length > 0) {
    return lessons.map(({ lesson, course = inherited(lesson, talk) }) => ({
      lesson,
      ...(course === undefined ? {} : { course }),
    }));
  }
  return courses.map((course) => ({ course }));
}

const originWords = pattern(
  oneLine`
    ^(?:and |but |und )?(?:(?:where|which (?:${courseWord}|${lessonWord}|text)
    ) (?:is|was|does|did|do) (?:that|this|it|they|those)(?: come| taken)?(?: from)?|where from
    |(?:what|which|where) (?:is|are|was|were) (?:the|your|its) sources?
    |(?:tell|show|name|give|cite) ?(?:me )?(?:the|your) sources?|sources?|how do you know(?: that| this)?
    |where did you (?:read|get|find) (?:that|this|it)(?: from)?|woher (?:ist|stammt|kommt|weißt|hast|kommst)[^?]*
    |wo steht (?:das|dies)|quellen?|(?:was|welches) (?:ist|sind|war) (?:die|deine) quellen?
    |aus welche[rm] (?:kurs|lektion)[^?]*)(?: please)?[?.! ]*$
  `,
);
const passageWords = pattern(
  oneLine`
    ^(?:please |can you |could you |bitte )*(?:show|open|read|quote|give|see|let me (?:see|read)|zeige?|lies|zitiere)
    (?: me| mir)?(?: the| that| this| whole| full| entire| original| die| das| den| ganze[ns]?)*
    (?: (?:passages?|paragraph|text|source|original|stelle|abschnitt|passage|quelle|wortlaut|sentence))
    (?: (?:it is|that is|this is) from| (?:it|that) (?:comes|came) from| itself| in full| out| please| bitte| vor)*
    [?.! ]*$
  `,
);

export const readOrigin: ReadingRule = ({ text, lessons }) =>
  lessons.length === 0 && originWords.test(text) ? { kind: "origin" } : null;

export const readPassage: ReadingRule = ({ text, lessons }) =>
  lessons.length === 0 && passageWords.test(text) ? { kind: "passage" } : null;

const instructorWords = pattern(
  oneLine`
    (?:^|\s)(?:instructors?|teachers?|lecturers?|professors?|tutors?|dozent(?:in|en)?|lehrer(?:in)?|kursleiter(?:in)?
    |who (?:is )?(?:teach(?:es|ing)|taught|gives?|giving|runs?|running|wrote|holds|leads|made|created)|taught by
    |authors?|wer (?:unterrichtet|lehrt|leitet|hält|gibt|schrieb))(?!\p{L})
  `,
);
const linkWords = pattern(
  oneLine`
    (?:^|\s)(?:links?|urls?|address|website|web ?page|webseite|homepage|adresse
    |where (?:can|do|could) i (?:find|read|watch|open|see|get|take|follow|access)|wo finde ich)(?!\p{L})
  `,
);
const allOf = pattern(`(?:handbook|handbuch|${courseWord}|each|what|all|jeweils)[?.! ]*$`);
const ofTitle = pattern(
  oneLine`
    (?:instructor|teacher|lecturer|author|link|url|address|dozent|lehrer|teach(?:es)?|gives|runs|unterrichtet|leitet)
    (?: (?:of|for|to|von|zu|zum|zur|des|den))? (?<topic>.+)$
  `,
);

/** "Who is in charge of #0?": nobody but who teaches it can be meant. */
const whoOfCourse = pattern(
  String.raw`^(?:and |und )?(?:who|wer)(?:'s| is| ist)? (?:\p{L}+ ){0,3}(?:of|for|von|für) (?:the )?#0[?.! ]*$`,
);
const ofDetail = pattern("instructors?|teachers?|lecturers?|link|url|address|book|lehrer(?:in)?|dozent(?:in)?");

/** The course whose title the words left over are, besides those of the request itself. */
export function courseLeft({ text, catalogue }: Asked, request: RegExp): string | undefined {
  const left = wordsLeft(text).filter((word) => !request.test(word));
  const titles = catalogue.map((course) => course.title);
  const match = findTitle(left.join(" "), titles);
  const title = match.kind === "one" ? (titles[match.index] ?? "") : "";
  return title !== "" && areOfTitle(left, title) ? title : undefined;
}

/** "What does the teacher recommend?" asks for what the text says. */
const teacherSays = pattern(
  oneLine`
    (?:what|how|which|why|was|wie) (?:\p{L}+ ){0,3}?(?:does|do|did|would|sagt|rät
    |empfiehlt) (?:the |your |our |der |die )?(?:instructors?|teachers?|lecturers?|authors?|dozent(?:in)?
    |lehrer(?:in)?)(?: \p{L}+)*[?.! ]*$
  `,
);

function asksInstructor(text: string): boolean {
  return (instructorWords.test(text) && !teacherSays.test(text)) || whoOfCourse.test(text);
}

/** Who teaches it, where it is; both, where both are asked. */
export const readDetail: ReadingRule = (asked) => {
  const { text } = asked;
  const behind = linkBehind.exec(text)?.index;
  if (behind === undefined || !asksInstructor(text.slice(0, behind))) return readOneDetail(asked);
  const who = readOneDetail({ ...asked, text: text.slice(0, behind) });
  return who?.kind === "detail"
    ? { kind: "several", parts: [who, { kind: "detail", what: "link", of: who.of }] }
    : readOneDetail(asked);
};

/** "… and where do I find it online", "… and give me the link". */
const linkBehind = pattern(
  String.raw`,? (?:and|und|plus)(?: \p{L}+)* (?:links?|urls?|address|website|online|webseite|adresse)(?!\p{L})`,
);

const readOneDetail: ReadingRule = (asked) => {
  const { text } = asked;
  const isInstructor = asksInstructor(text);
  const isLink = !isInstructor && linkWords.test(text) && !/\s(?:about|on|über) (?!#|@)/u.test(text);
  if (!isInstructor && !isLink) return null;
  const of = placeOf(asked);
  const what = isInstructor ? "instructor" : "link";
  if (of.course !== undefined || of.lesson !== undefined) return detailOf(what, of, text);
  const meant = courseLeft(asked, ofDetail);
  if (meant !== undefined) return detailOf(what, { course: meant }, text);
  if (isInstructor && allOf.test(text)) return { kind: "courses" };
  const { name } = takeTitle(group(text, ofTitle), []);
  return name === "" || !ofTitle.test(text) ? null : { kind: "detail", what, of: { course: name } };
};

/** Beside its lessons an outline tells who teaches them, and the links of all. */
function detailOf(what: "instructor" | "link", of: Place, text: string): Reading {
  const isOfEach = of.lesson === undefined && severalLessons.test(text);
  return isOfEach && of.course !== undefined
    ? { kind: "outline", courses: [of.course], lessons: [] }
    : { kind: "detail", what, of };
}

const severalLessons = pattern(String.raw`(?:^|\s)(?:lessons|chapters|units|lektionen)(?!\p{L})`);

const outlineWords = pattern(
  oneLine`
    (?:^|\s)(?:outlines?|syllabus|table of contents?|contents|structure|curriculum|agenda|chapter list|lesson list
    |overview|gliederung|inhaltsverzeichnis|inhalt|aufbau|überblick|übersicht|aufgebaut|gegliedert|structured
    |organi[sz]ed|running order|programme?|(?:laid|set) out)(?!\p{L})
  `,
);
const nextWords = pattern(
  oneLine`
    (?:what|which|was|welche)(?: ${lessonWord})? (?:comes?|is|are|follows?|kommt|folgt)
    (?: \p{L}+){0,2}? (?:after|next|nach|auf|follow)
  `,
);
/** The outline is asked for beside what a lesson says. */
const lessonsBesides = pattern(
  oneLine`
    (?:outline|syllabus|contents|structure|overview|curriculum|gliederung|aufbau|überblick|übersicht
    |inhaltsverzeichnis|structured|consists?(?: of)?|running order)(?!\p{L})|(?:${lessonWord})(?: \p{L}+){0,4}? #\d
  `,
);
const lessonsAsked = pattern(
  oneLine`
    ^(?:and |so )*(?:what|which|list|show|name|welche)(?: me)?(?: are)?(?: all)?(?: the| its)? (?:${lessonWord})
    (?: (?:does|do|are|is|has|have|it|there|in|that|this|the|hat|er|gibt|es|dort|${courseWord}))*[?.! ]*$
  `,
);
const titleAhead = pattern(
  oneLine`
    ^(?!(?:show|what|give|can|list|the|see|i|how|which|zeig|get|open|please)(?!\p{L}))(?<topic>.+?)(?:'s)?
    [:,-]? (?:outline|syllabus|table of contents|contents|gliederung|aufbau|inhaltsverzeichnis)[?.! ]*$
  `,
);
const countWords = pattern(`^(?:and )?(?:how many|wie viele) (?:${lessonWord})(?!\\p{L})`);

/** "How many lessons does it have?": they are listed. */
export const readCount: ReadingRule = ({ text, courses }) =>
  countWords.test(text) && courses.length > 0 ? { kind: "outline", courses, lessons: [] } : null;

const outlineOf = pattern(
  oneLine`
    (?:outline|syllabus|contents|structure|overview|curriculum|running order|programme?|gliederung|aufbau|inhalt
    |überblick|übersicht) (?:of|for|to|über|von|zu|zum|zur|des|der) (?<topic>[^?.!]+)
  `,
);

/** Outlines: of the courses named, and of lessons what they cover; else of what follows "outline of", or of the one spoken of. */
export const readOutline: ReadingRule = (asked) => {
  const { text, courses, lessons, talk } = asked;
  const [after] = nextWords.test(text) ? lessons : [];
  const ahead = after === undefined ? null : (after.course ?? talk.course);
  if (ahead !== null) return { kind: "outline", courses: [ahead], lessons: [] };
  if (courses.length > 0) {
    const isAlone = wordsLeft(text).length === 0 && (lessons.length === 0 || lessonsBesides.test(text));
    return isAlone || (outlineWords.test(text) && lessons.length === 0) ? { kind: "outline", courses, lessons } : null;
  }
  return lessons.length > 0 ? null : outlineOfSpoken(asked);
};

const ofOutline = pattern("^(?:book|divided|made|up|titles?|called)$");
const speaksOf = pattern(String.raw`(?:^|\s)(?:about|on|mention\p{L}*|discuss\p{L}*|über|erwähn\p{L}*)(?!\p{L})`);

function outlineOfSpoken(asked: Asked): Reading | null {
  const { text, lessons, talk } = asked;
  const spoken = courseOf(asked) ?? talk.course;
  if (lessonsAsked.test(text) && courseOf(asked) !== undefined && spoken !== null)
    return { kind: "outline", courses: [spoken], lessons };
  if (severalLessons.test(text) && !speaksOf.test(text)) {
    const meant = courseLeft(asked, ofOutline);
    if (meant !== undefined) return { kind: "outline", courses: [meant], lessons };
  }
  if (!outlineWords.test(text)) return null;
  const named = outlineNamed(text);
  if (isOneOfMany(text, named)) return null;
  if (named !== "") return { kind: "outline", courses: [named], lessons };
  return spoken === null ? { kind: "courses" } : { kind: "outline", courses: [spoken], lessons };
}

/** What the outline is asked of, as it is called; "" where nothing is named. */
function outlineNamed(text: string): string {
  const left = wordsLeft(text);
  const named = takeTitle(group(text, outlineOf), []).name || group(text, titleAhead) || left.join(" ");
  return left.length === 0 || /^(?:it|its|that|this|graph|handbook)$/iu.test(named) ? "" : named;
}

/** "The structure of a slate roof" asks for no outline. */
function isOneOfMany(text: string, name: string): boolean {
  return name !== "" && new RegExp(`(?<!\\p{L})${anyOne} ${escaped(name)}`, "iu").test(text);
}

/** What the lessons named cover: nothing else is spoken of. */
export const readLessons: ReadingRule = ({ text, lessons, talk }) => {
  if (lessons.length === 0 || wordsLeft(text).length > 0) return null;
  return {
    kind: "lessons",
    lessons: lessons.map((one) => withSpoken(one, talk)),
  };
};
