import { articles, courseWord, partStart, titleStop } from "./course-words";

/** The title a text begins with, and what follows it. */
export function takeTitle(text: string, titles: readonly string[]): { readonly name: string; readonly rest: string } {
  const quote = /^ ?["']([^"']{1,100})["']/u.exec(text);
  if (quote) return { name: quote[1] ?? "", rest: text.slice(quote[0].length) };
  const bare = text.replace(new RegExp(`^ ?(?:${articles} )?`, "iu"), "");
  const known = titles.find(
    (title) =>
      new RegExp(`^.{${title.length}}(?![\\p{L}\\p{N}])`, "u").test(bare) &&
      bare.toLowerCase().startsWith(title.toLowerCase()),
  );
  if (known !== undefined) return { name: known, rest: bare.slice(known.length) };
  const found: string[] = [];
  const parts = bare.split(" ");
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1] ?? "";
    const joins =
      /^(?:and|und|or|oder)$/iu.test(part) && (partStart.test(next.replace(/[?.,!;:]+$/u, "")) || next === "");
    if (part === "" || joins || titleStop.test(bareWord(part)) || /^[@#]\d/u.test(part) || found.length >= 8) break;
    found.push(bareWord(part));
    if (/[?.!,;:]$/u.test(part)) break;
  }
  return { name: withoutCourse(found.join(" ")), rest: ` ${parts.slice(found.length).join(" ")}` };
}

function bareWord(word: string): string {
  return word.replace(/[?.!,;:]+$/u, "");
}

/** "graph basics" of "graph basics course". */
export function withoutCourse(name: string): string {
  return name.replace(new RegExp(` ${courseWord}$`, "iu"), "");
}

/** A named group, from what `replace` hands over. */
export function groupOf(given: readonly unknown[], name: string): string {
  const groups = given.at(-1);
  if (typeof groups !== "object" || groups === null) return "";
  const value: unknown = Reflect.get(groups, name);
  return typeof value === "string" ? value : "";
}
