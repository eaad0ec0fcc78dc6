import type { LibraryCourse } from "@/ai/port/provider-port";
import { oneLine, phraseLines } from "@/lib/text/lines";
import {
  anyOne,
  articles,
  cardinal,
  courseWord,
  inside,
  lessonWord,
  nameless,
  ordinal,
  quoted,
  toNumber,
} from "./course-words";
import { courseWordsBehind, markTeachers, markTitled, markWhole, markWritten } from "./mark-known";
import { escaped, type Mark, markBeginnings, markTaught } from "./mark-parts";
import { mendWords } from "./mend-words";
import type { LessonName } from "./reading";
import { groupOf, takeTitle, withoutCourse } from "./take-title";

/** A message with marks in place of the names in it: "@0" is the first lesson, "#0" the first course. */
export interface NamedMessage {
  readonly text: string;
  readonly lessons: readonly LessonName[];
  readonly courses: readonly string[];
}

/** Finds the courses and lessons a message names, by what stands around them and by the titles that are known. */
export function readNames(message: string, catalogue: readonly LibraryCourse[]): NamedMessage {
  const titles = catalogue.map(({ title }) => title);
  const courses: string[] = [];
  const lessons: { lesson: string; course?: string }[] = [];
  const course = (name: string): string => {
    const known = courses.findIndex((one) => one.toLowerCase() === name.toLowerCase());
    return ` #${known < 0 ? courses.push(name) - 1 : known} `;
  };
  const lesson = (name: string, of?: string): string => {
    const at = lessons.push({ lesson: name, ...(of === undefined ? {} : { course: of }) }) - 1;
    return ` @${at} `;
  };
  let text = ` ${message
    .replace(/[@#]/gu, " ")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim()} `;
  text = mendWords(text, titles).replace(
    shortLesson,
    (...given) => `${groupOf(given, "the")} ${groupOf(given, "ordinal")} lesson`,
  );
  text = markWhole(text, titles, course);
  text = markCourses(markTaught(markTeachers(text, catalogue, course), course), course, titles);
  text = markTitles(markBeginnings(text, titles, course), titles, course);
  text = markWritten(text, catalogue, lesson);
  text = markNumbered(text, { lesson, course, titles, courses });
  text = markTitled(text, lesson);
  text = text
    .replace(/\s+/gu, " ")
    .replace(/(#\d+)(?: #\d+)+/gu, "$1")
    .trim();
  return inOrder({ text, lessons: withCourses(lessons, courses, text), courses });
}

/** In the order in which they are in the message. */
function inOrder({ text, lessons, courses }: NamedMessage): NamedMessage {
  const met = [...new Set(Array.from(text.matchAll(/#(\d+)/gu), ([, at]) => Number(at)))];
  const order = [...met, ...courses.map((_, at) => at).filter((at) => !met.includes(at))];
  return {
    text: text.replace(/#(\d+)/gu, (_, at: string) => `#${order.indexOf(Number(at))}`),
    lessons,
    courses: order.flatMap((at) => courses[at] ?? []),
  };
}

/** "the third one" beside "lessons". */
const shortLesson = new RegExp(
  oneLine`
    (?<=${lessonWord}\P{L}.*)(?<the> the| die| der) (?<ordinal>${ordinal})(?: one)?
    (?= (?:says?|covers?|teach(?:es)?|tells?|one|(?:(?:is|was|goes|looks|deals?|dealing|treats?|on|about|of them
    |discuss(?:es)?|describes?|explains?|contains?|handelt|behandelt)(?: \p{L}+)?[?.! ]*$))(?!\p{L})|[?.!, ]*$)
  `,
  "iu",
);

const notInside = "(?!(?:the|of|in|from|der|die|das|den|dem|des|im|vom|zum|and the|und der) )";
const words = String.raw`(?:${notInside}[\p{L}\p{N}'&+.,-]+ ){0,6}?${notInside}[\p{L}\p{N}'&+-]+`;
const before = new RegExp(
  oneLine`
    (?<lead> ${articles}| ${inside}| between| and| does| do| vs\.?| versus| with| mit| gegen|:
    |^) (?:whole |entire |full )?(?:${quoted}|(?<words>${words}))[ -]${courseWord}(?![\p{L}])
  `,
  "giu",
);
const behind = new RegExp(
  ` (?:${articles} |im |vom |zum )?${courseWord} (?:(?:called|named|titled|entitled|namens|mit dem titel) )?${quoted}`,
  "giu",
);
const about = new RegExp(
  oneLine`
    [ ](?:(?:the|your|our|this) ${courseWord} (?:called|named|titled|entitled|on|about)
    |(?:der|den|im|vom|zum|dem|des) ${courseWord}(?: (?:namens|über|zu|zur|zum))?
    ) (?<words>[\p{L}\p{N}'&+-]+(?: [\p{L}\p{N}'&+-]+){0,6})
  `,
  "giu",
);

/** "both the bread and the beer course". */
const two = new RegExp(
  oneLine`
    [ ](?<lead>both|between|compare(?: how)?|how(?: do)?|do|that|beiden?|zwischen|sowohl im) (?:both )?
    (?:${articles} )?(?<one>${words}) (?:and|und|als auch)(?: im)? (?:${articles} )?(?<two>${words})[ -]${courseWord}
    (?![\p{L}])
  `,
  "giu",
);

/** "der Zentralitätskurs". */
const compound = / (?:der|den|dem|des|im|vom|zum) (?<words>\p{L}{4,}?)s?-?kurs(?:es|e)?(?!\p{L})/giu;

/** "the centrality course", "course "Centrality"", "the course on centrality". */
function markCourses(text: string, course: Mark, titles: readonly string[]): string {
  return text
    .replace(compound, (...given) => course(groupOf(given, "words")))
    .replace(two, (...given) => {
      const names = [groupOf(given, "one"), groupOf(given, "two")].map((name) => withoutCourse(withoutLead(name)));
      const areNames = names.every((name) => name !== "" && !isNameless(name, titles) && !verbs.test(name));
      return areNames ? ` ${groupOf(given, "lead")} ${names.map(course).join(" and ")}` : String(given[0]);
    })
    .replace(behind, (...given) => course(groupOf(given, "quoted")))
    .replace(before, (...given) => {
      const [whole, lead] = [String(given[0]), groupOf(given, "lead")];
      const name = groupOf(given, "quoted") || withoutLead(groupOf(given, "words"));
      if (name === "" || isNameless(name, titles) || verbs.test(name)) return whole;
      return `${new RegExp(`^ ${articles}$`, "iu").test(lead) ? "" : lead}${course(name)}`;
    })
    .replace(about, (...given) => {
      const { name, rest } = takeTitle(groupOf(given, "words"), []);
      return name === "" ? String(given[0]) : `${course(name)} ${rest}`;
    });
}

/** "the first course", but not "the first hive course" where a title has these words in a row. */
function isNameless(name: string, titles: readonly string[]): boolean {
  const isOfTitle = name.includes(" ") && titles.some((title) => title.toLowerCase().includes(name.toLowerCase()));
  return !isOfTitle && nameless.test(name.split(" ")[0] ?? "");
}

const verbWords = phraseLines`
  list|show|give|name|tell|me|all|how|many|every|each|you|have|please|see|know|is|are|does|do|what|which|who|that
  lessons?|cover|@\d+
`;
const verbs = new RegExp(`(?:^|\\s)(?:${verbWords})(?:\\s|$)`, "iu");

function withoutLead(name: string): string {
  return name.replace(new RegExp(`^(?:(?:${articles}|whole|entire|full) )+`, "iu"), "").trim();
}

/** Titles that are known: of several words anywhere; of one word where a course is spoken of, since it is a topic too. */
function markTitles(text: string, titles: readonly string[], course: Mark): string {
  const single = titles
    .filter((title) => !title.includes(" "))
    .map(escaped)
    .join("|");
  const pair = new RegExp(
    `(?<![\\p{L}])(?<one>${single}),? (?<and>and|und|with|mit|vs\\.?|versus) (?:the |der |den )?(?<two>${single})(?![\\p{L}-])`,
    "giu",
  );
  const both =
    single === ""
      ? text
      : text.replace(pair, (...given) => {
          const named = ["one", "two"].map((side) => course(groupOf(given, side)));
          return named.join(` ${groupOf(given, "and")} `);
        });
  return titles
    .toSorted((a, b) => b.length - a.length)
    .reduce((marked, title) => {
      const name = escaped(title);
      const whole = `(?:the )?["']?${name}["']?(?: ${courseWord})?(?:'s)?`;
      if (title.includes(" "))
        return marked.replace(new RegExp(`(?<! ${anyOne}) ${whole}(?![\\p{L}\\p{N}])`, "giu"), () => course(title));
      return marked
        .replace(
          new RegExp(`${spokenBefore}${whole}(?![\\p{L}\\p{N}-])${notPart}`, "giu"),
          (...given) => `${groupOf(given, "lead")}${course(title)}`,
        )
        .replace(
          new RegExp(
            oneLine`
              (?<!\p{L})["']?${name}["']?(?:'s)?,?(?= ${courseWord}| ${lessonWord}| (?:${ordinal}) ${lessonWord}
              | (?:outline|syllabus)| and #\d| say)
            `,
            "giu",
          ),
          () => course(title),
        )
        .replace(
          new RegExp(`(?<lead>#\\d+ +(?:and|und|or|with|vs\\.?|versus|mit) )${whole}(?![\\p{L}\\p{N}-])`, "giu"),
          (...given) => `${groupOf(given, "lead")}${course(title)}`,
        );
    }, both);
}

const notPart = "(?! (?:algorithm|measure|method|score|value|layout))";
const spokenBefore = oneLine`
  (?<lead> (?:outline|syllabus|contents?|structure|overview|lessons?|chapters?|instructor|teacher|link|url|teaches
  |only|just|gliederung|lektionen|überblick|kurs|course)(?: (?:of|for|in|to|from|von|zu|zum|aus|does|the|are|there
  |nur))* | (?:in|from|within|aus|im kurs) |(?:${lessonWord} (?:${cardinal}|${ordinal})|${ordinal} ${lessonWord}),?
  (?: (?:of|in|from|on|von|aus|in))? )
`;

interface Marks {
  readonly lesson: (name: string, of?: string) => string;
  readonly course: Mark;
  readonly titles: readonly string[];
  readonly courses: readonly string[];
}

const joint = String.raw`(?:,? ?(?:and|&|und|or|oder|with|vs\.?|versus|mit|\+) ?|, ?)`;
const range = `${cardinal}(?: ?(?:-|–|to|bis|through) ?${cardinal})?`;
const numbered = new RegExp(
  oneLine`
    (?<before>#\d+ ?,? ?)?(?:(?<! )|(?<= ))(?:${articles} )?(?:${lessonWord}(?: (?:number|no\.?|nr\.?|nummer))? ?
    (?<list>${range}(?:${joint}(?:${articles} )?(?:${lessonWord} )?${range}(?!\p{L}))*)(?!\p{L})
    |(?:${articles} )?(?<ordinals>(?:${ordinal})(?:${joint}(?:${articles} )?(?:${ordinal}))*)
    (?: (?<several>two|three|beiden|zwei|drei))? ${lessonWord})(?! (?:of|in) the (?:two|both))
  `,
  "giu",
);

/** "the second first-aid lesson", "the first and third brake lessons". */
const insideLesson = new RegExp(
  oneLine`
    [ ](?:${articles} )?(?<ordinal>${ordinal}(?<more>(?:${joint}(?:${articles} )?(?:${ordinal}))*)
    ) (?<words>(?!${lessonWord}|and|und|or|two|three|few|one|course)[\p{L}\p{N}'&-]+
    (?: (?!${lessonWord}|of|in|and|course)[\p{L}\p{N}'&-]+){0,4}|#\d+) (?:lesson|lektion|chapter|unit)
    (?<plural>s|en)?(?!\p{L})
  `,
  "giu",
);

/** "lesson 3 of algebra", "lessons 1 and 2", "the first lesson in the course". */
function markNumbered(given: string, { lesson, course, titles, courses }: Marks): string {
  let rest = given.replace(insideLesson, (...found) => {
    const [name, more, plural] = [groupOf(found, "words"), groupOf(found, "more"), groupOf(found, "plural")];
    if (plural !== "" && more === "") return String(found[0]);
    return ` ${groupOf(found, "ordinal")} lesson of ${name.startsWith("#") ? name : `"${name}"`}`;
  });
  let done = "";
  for (;;) {
    numbered.lastIndex = 0;
    const match = numbered.exec(rest);
    if (match === null) return done + rest;
    const groups = match.groups ?? {};
    const names = numbersIn(groups);
    const behindIt = rest.slice(match.index + match[0].length);
    const of = groups["before"] === undefined ? courseBehind(behindIt, { titles, course }) : null;
    const mark = groups["before"]?.replace(/[ ,]/gu, "") ?? of?.mark;
    const name = mark === undefined ? undefined : courses[Number(mark.slice(1))];
    const marks = names.map((one) => lesson(one, name)).join(" and ");
    done += `${rest.slice(0, match.index)} ${marks} `;
    rest = ` ${of === null ? behindIt : of.rest}`;
  }
}

function numbersIn(groups: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { list = "", ordinals = "", several } = groups;
  if (several !== undefined) {
    const count = Number(toNumber(several === "beiden" ? "zwei" : several));
    return Array.from({ length: count }, (_, at) => String(at + 1));
  }
  const parts = (list || ordinals).split(new RegExp(joint, "iu"));
  return parts.flatMap((part) => {
    const bare = part.replace(new RegExp(`^(?:${articles} )?(?:${lessonWord} )?`, "iu"), "").trim();
    const [from = "", to] = bare.split(/ ?(?:-|–|\bto\b|\bbis\b|\bthrough\b) ?/iu).map(toNumber);
    const length = Number(to ?? from) - Number(from) + 1;
    if (to === undefined || !(length > 1)) return from === "" ? [] : [from];
    return Array.from({ length: Math.min(length, 8) }, (_, at) => String(Number(from) + at));
  });
}

/** The course after "lesson 3 of": a mark that stands there, or the words of a title, which get one. */
function courseBehind(
  text: string,
  { titles, course }: Pick<Marks, "titles" | "course">,
): { readonly mark: string; readonly rest: string } | null {
  const marked = new RegExp(String.raw`^ ?,?(?: ${inside})? ?(?<mark>#\d+)`, "iu").exec(text);
  if (marked?.groups?.["mark"]) return { mark: marked.groups["mark"], rest: text.slice(marked[0].length) };
  const lead = new RegExp(`^ ?${inside} `, "iu").exec(text)?.[0];
  if (lead === undefined) {
    const named = courseWordsBehind(text, titles);
    return named === null ? null : { mark: course(named.name).trim(), rest: named.rest };
  }
  if (ofNoTitle.test(text.slice(lead.length))) return null;
  const { name, rest } = takeTitle(text.slice(lead.length), titles);
  return name === "" ? null : { mark: course(name).trim(), rest };
}

const ofNoTitle = new RegExp(
  `^(?:${articles} )?(?:(?:same|both|each|this|that|two|these|beiden?) )?(?:${courseWord}|it|them)(?!\\p{L})`,
  "iu",
);

/** The course behind a lesson's mark is its own; one that stands behind several is of all of them, as is the only one. */
function withCourses(lessons: readonly LessonName[], courses: readonly string[], text: string): readonly LessonName[] {
  const [only, second] = courses;
  const given = lessons.map((one, at) => {
    const index = new RegExp(String.raw`@${at} (?:${inside} )?#(\d+)`, "iu").exec(text)?.[1];
    const named = one.course ?? (index === undefined ? undefined : courses[Number(index)]);
    return named === undefined ? one : { ...one, course: named };
  });
  return given.map((one, at) => {
    const course =
      one.course ??
      given.slice(at).find((other) => other.course !== undefined)?.course ??
      (second === undefined ? only : undefined);
    return course === undefined ? one : { ...one, course };
  });
}
