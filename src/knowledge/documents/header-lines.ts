import { type DocumentLine, plainWords } from "./document-lines";

export type HeaderField = "title" | "link" | "instructor";

/** `Course Title: …` and the like: in any case, as a heading, a list item or in bold. */
export function headerField(line: DocumentLine): { readonly field: HeaderField; readonly value: string } | undefined {
  const bare = bareOf(line, /^[\s>#*_+-]+/u);
  const [, name, value] = /^course\s+(title|link|instructor)s?\s*[*_]*\s*[:：]\s*[*_]*(.*)$/iu.exec(bare) ?? [];
  const field = (["title", "link", "instructor"] as const).find((one) => one === name?.toLowerCase());
  return field === undefined ? undefined : { field, value: plainValue(value ?? "") };
}

/** `Lesson 3: …`, also a heading or bold; a heading may have a dash or full stop behind the number. No item of a list: an overview. */
export function lessonLine(line: DocumentLine): { readonly number: number; readonly title: string } | undefined {
  if (/^\s*[*+-]\s/u.test(line.text)) return undefined;
  const bare = bareOf(line, /^[\s#*_]+/u);
  const [, digits, sign = "", rest = ""] = /^lesson\s+(\d{1,6})\s*[*_]*\s*([:：.–—-]?)\s*[*_]*(.*)$/iu.exec(bare) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const title = plainValue(rest.replace(/\s#+\s*$/u, ""));
  const isMarked = /[:：]/u.test(sign) || (line.level !== undefined && (sign !== "" || title === ""));
  return isMarked ? { number, title: title === "" ? `Lesson ${number}` : title } : undefined;
}

export function lessonLink(line: DocumentLine): string | undefined {
  const [, value] = /^lesson\s+link\s*[*_]*\s*[:：]\s*[*_]*(.*)$/iu.exec(bareOf(line, /^[\s>#*_+-]+/u)) ?? [];
  return value === undefined ? undefined : plainValue(value);
}

/** What no title and no address is longer than. */
const longestLine = 1000;

/** The line without the marks it begins with; "" where it is code or too long to be anything but text. */
function bareOf({ text, isCode }: DocumentLine, marks: RegExp): string {
  return isCode || text.length > longestLine ? "" : text.replace(marks, "");
}

function plainValue(written: string): string {
  // An address keeps its underscores and brackets.
  const bare = written.replace(/(?<=\S)\*+\s*$/u, "").trim();
  return /^\S*:\/\/\S*$|^\[[^\]]*\]\(\S+\)$|^<\S+>$/u.test(bare) ? bare : plainWords(bare);
}
