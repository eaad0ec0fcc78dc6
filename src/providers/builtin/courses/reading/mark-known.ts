import type { LibraryCourse } from "@/ai/port/provider-port";
import { findTitle } from "@/knowledge/titles/find-title";
import { titleWords } from "@/knowledge/titles/title-words";
import { oneLine } from "@/lib/text/lines";
import { articles, courseWord, inside, lessonWord, nameless, quoted } from "./course-words";
import { escaped, type Mark } from "./mark-parts";
import { groupOf, takeTitle } from "./take-title";

/** "Mara Lindt's course", "the bread course that Mara Lindt gives": whoever teaches stands for the course, or says which one. */
export function markTeachers(text: string, courses: readonly LibraryCourse[], course: Mark): string {
  const names = new Set(courses.flatMap(({ instructor }) => instructor ?? []));
  return [...names].reduce((marked, name) => {
    const own = courses.filter(({ instructor }) => instructor === name);
    const [only] = own.length === 1 ? own : [];
    const named = namedAs(name, courses);
    const possessive = new RegExp(
      ` (?:the )?${named}(?:['’]s?|s) (?<words>(?:[\\p{L}\\p{N}&-]+ ){0,4}?)(?<end>${courseWord}|${lessonWord})(?!\\p{L})`,
      "giu",
    );
    const behind = new RegExp(
      oneLine`
        [ ](?:(?:the|der|den|im|vom) )?${courseWord} (?:(?:that|which|den|who|by|from|of|with|von|bei
        |(?:taught|given|held|run|led) by) )+${named}(?: (?:teaches|gives|runs|holds|leads|gibt|hält|leitet))?
        (?!\p{L})
      `,
      "giu",
    );
    return marked
      .replace(possessive, (...given) => {
        const match = findTitle(
          groupOf(given, "words"),
          own.map(({ title }) => title),
        );
        const meant = only ?? (match.kind === "one" ? own[match.index] : undefined);
        if (meant === undefined) return String(given[0]);
        const isLesson = new RegExp(`^${lessonWord}$`, "iu").test(groupOf(given, "end"));
        return isLesson
          ? ` ${groupOf(given, "words")}${groupOf(given, "end")} of ${course(meant.title)}`
          : course(meant.title);
      })
      .replace(behind, (...given) => (only === undefined ? String(given[0]) : course(only.title)));
  }, text);
}

/** The whole name, or a part of it that nobody else has and no title speaks of. */
function namedAs(name: string, courses: readonly LibraryCourse[]): string {
  const parts = name.split(" ").filter((part) => {
    const isTitled = courses.some(({ title }) => titleWords(title).includes(part.toLowerCase()));
    return (
      part.length > 2 &&
      !isTitled &&
      !courses.some(({ instructor }) => instructor !== name && instructor?.includes(part))
    );
  });
  return `(?:${[name, ...parts].map(escaped).join("|")})`;
}

/** Titles of three words or more, written as they are: whatever words they begin with. */
export function markWhole(text: string, titles: readonly string[], course: Mark): string {
  return titles
    .filter((title) => title.split(" ").length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((marked, title) => {
      const whole = new RegExp(
        ` (?:the )?["']?${escaped(title)}["']?(?: ${courseWord})?(?:'s)?(?![\\p{L}\\p{N}])`,
        "giu",
      );
      return marked.replace(whole, () => course(title));
    }, text);
}

/** "Levers and Locks": the title of a lesson written as it is, in capitals; where it is all that is asked about, it is a topic. */
export function markWritten(
  text: string,
  courses: readonly LibraryCourse[],
  lesson: (name: string, of?: string) => string,
): string {
  if (onlyAsked.test(text)) return text;
  return courses.reduce((all, { title: course, lessons }) => {
    const plain = lessons.filter(({ title }) => (title.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length > 1);
    return plain.reduce(
      (marked, { title }) =>
        marked.replace(
          new RegExp(
            ` (?:(?:the|der|die|zur) )?(?:${lessonWord} )?["']?${escaped(title)}["']?(?![\\p{L}\\p{N}-])`,
            "gu",
          ),
          () => ` ${lesson(title, course)}`,
        ),
      all,
    );
  }, text);
}

const onlyAsked = /^ ?(?:(?:what|was|who|explain|define|describe|erkläre?) ?(?:is|are|ist|sind|does)?) [^@#]*$/iu;

/** "lesson 2 glazes", "lesson 3, bread": words behind a lesson's number that are in the title of one course alone. */
export function courseWordsBehind(
  text: string,
  titles: readonly string[],
): { readonly name: string; readonly rest: string } | null {
  const words = /^,? (?:(?:the|der|die) )?(?<words>[\p{L}\p{N}'&-]+(?: [\p{L}\p{N}'&-]+){0,4})/u.exec(text);
  const found = (words?.groups?.["words"] ?? "").split(" ");
  for (let count = found.length; count > 0; count -= 1) {
    const asked = found.slice(0, count).join(" ");
    const next = text.slice(
      (words?.[0].length ?? 0) - found.slice(count).join(" ").length - (count < found.length ? 1 : 0),
    );
    const match = findTitle(asked, titles);
    if (
      match.kind !== "one" ||
      !areOfTitle(titleWords(asked), titles[match.index] ?? "") ||
      titleWords(asked).length < count ||
      new RegExp(`^${inside} `, "iu").test(asked)
    )
      continue;
    return { name: titles[match.index] ?? "", rest: next };
  }
  return null;
}

/** Whether each of the words is in the title, or one like it. */
export function areOfTitle(words: readonly string[], title: string): boolean {
  return words.every((word) => findTitle(word, [title]).kind === "one");
}

const titled = [
  new RegExp(` (?:${articles} )?${lessonWord} (?:(?:called|named|titled|entitled|namens) )?${quoted}`, "giu"),
  new RegExp(` ${quoted} ${lessonWord}`, "giu"),
  new RegExp(
    oneLine`
      [ ](?:the|your|der|die|zur) (?:lesson|chapter|unit|lektion|one) (?:called|named|titled|entitled|on|about|namens
      |über|zu|zum|zur) (?<words>[\p{L}\p{N}'&+-]+(?: (?!(?:of|in|from|cover|covers|say|says|teach|teaches|behandelt
      |treat|treats) )[\p{L}\p{N}'&+-]+){0,6})
    `,
    "giu",
  ),
  new RegExp(
    oneLine`
      [ ](?:the|your|der|die) (?<words>(?!(?:next|previous|same|other|single|following|nächste|vorige)\b)
      [\p{L}\p{N}'&+-]+(?: (?!(?:of|in|from|is|are|and the|with|to|lesson|chapter|lektion) )[\p{L}\p{N}'&+-]+){0,5}
      ) (?:lesson|chapter|lektion)(?!\p{L})
    `,
    "giu",
  ),
];

/** "the lesson on bridges", "the "Modularity" lesson"; "of #0" behind it is its course. */
export function markTitled(text: string, lesson: (name: string, of?: string) => string): string {
  return titled.reduce(
    (marked, pattern) =>
      marked.replace(pattern, (...given) => {
        const whole = groupOf(given, "words");
        const taken = takeTitle(whole, []);
        const name = groupOf(given, "quoted") || taken.name;
        const isName = name !== "" && !/[@#]\d/u.test(name) && !nameless.test(name.split(" ")[0] ?? "");
        return isName ? `${lesson(name)}${whole === "" ? "" : taken.rest}` : String(given[0]);
      }),
    text,
  );
}
