import { plainTitle, titleWords } from "@/knowledge/titles/title-words";
import { oneLine } from "@/lib/text/lines";
import type { Asked, ReadingRule } from "./place-readers";
import { pattern, wordsLeft } from "./topic-text";

const listWords = pattern(
  oneLine`
    (?:^|\s)(?:what|which|list|show|name|all|the|overview of|are there|any|your|tell me|who|each|every|welche|alle
    |zeige?|nenne?|liste|die|how many|give me|available|catalogu?e of)
    (?: \p{L}+){0,3}? (?:courses|classes|kurse|course titles?)(?!\p{L})
    |(?:every|each|jede[rn]?) (?:course|kurs)(?!\p{L})|^(?:the )?(?:courses|kurse)(?!\p{L})
  `,
);
const whatToLearn = pattern(
  oneLine`
    ^(?:what can (?:i|we|you|one) (?:learn|read|study|take)|what (?:is|are|do|does)
    (?: \p{L}+){0,3} (?:taught|teach|offered)|what is there to (?:learn|read)|was kann ich (?:hier )?lernen
    |(?:show|open)(?: me)? the (?:handbook|catalogu?e)|(?:what is|what's) in the (?:handbook|catalogu?e)
    |(?:the )?outline of the (?:handbook|catalogu?e))
  `,
);

/** The list of courses, where nothing narrows it. */
export const readCourses: ReadingRule = (asked) => {
  const { text, courses, lessons } = asked;
  const by = lessons.length === 0 && (asksWho.test(text) || teachWords.test(text)) ? teacherIn(asked) : undefined;
  if (by !== undefined) return { kind: "courses", by };
  if (courses.length + lessons.length > 0) return null;
  const half = teachersToo.exec(text)?.[0] ?? "";
  const list = wordsLeft(half.replace(teachingWords, " ")).length === 0 ? text.replace(half, "") : text;
  if (wordsLeft(withoutSchool(list, asked)).length > 0) return null;
  const isBetween = pattern(`(?:both|these|two|common|shared?|same|overlap|beiden?)(?!\\p{L})`).test(list);
  return !isBetween && (listWords.test(list) || whatToLearn.test(list)) ? { kind: "courses" } : null;
};

/** "… and by whom", "… along with their teachers": a list says who teaches each. */
const teachersToo = pattern(
  oneLine`
    ,? (?:and|und|plus|with|along with|together with|mit|samt) (?:\p{L}+ ){0,5}?
    (?:who|whom|whose|teachers?|instructors?|lecturers?|tutors?|wer|wem|lehrer\p{L}*|dozent\p{L}*)(?!\p{L}).*$
  `,
);
const teachingWords =
  /(?<!\p{L})(?:giv(?:es?|en|ing)|runs?|run(?:ning)?|holds?|held|leads?|led|teaching|names?|along|tutors?|lecturers?)(?!\p{L})/giu;

/** Without the one that offers them: "the club has", "at the pottery". */
function withoutSchool(text: string, { catalogue }: Asked): string {
  const school = offering.exec(text)?.groups;
  const name = school?.["before"] ?? school?.["behind"] ?? "";
  const titles = catalogue.flatMap(({ title, lessons }) => [title, ...lessons.map((one) => one.title)]);
  const isTopic = wordsLeft(name).some((word) => titles.some((title) => titleWords(title).includes(plainTitle(word))));
  return name === "" || isTopic ? text : text.replace(name, "");
}

const offering = pattern(
  oneLine`
    ^(?:what|which|welche) (?:\p{L}+ ){0,3}?(?<before>(?:(?:the|this|your|our|der|die|das) )?(?:\p{L}+ )?
    \p{L}+) (?:offers?|have|has|gives?|runs?|teach(?:es)?|hat|bietet)[?.!, ]*$
    |(?:of|at|in|from|by|im|am|der) (?<behind>(?:(?:the|this|your|our|der|die|das) )?(?:\p{L}+ )?\p{L}+)[?.!, ]*$
  `,
);

/** Whose whole name is in the message. */
function teacherIn({ text, catalogue }: Asked): string | undefined {
  const said = plainTitle(text);
  return catalogue.flatMap(({ instructor }) => instructor ?? []).find((name) => said.includes(plainTitle(name)));
}

const asksWho = pattern(String.raw`^(?:and |und )?(?:who|wer)(?:'s| is| ist)(?!\p{L})`);
const teachWords = pattern(
  String.raw`(?:^|\s)(?:teach(?:es|ing)?|taught by|gives?|lead|runs?|unterrichtet|lehrt|leitet|gibt|hält)(?!\p{L})`,
);
