/** A line of a document, with what it is beside text. */
export interface DocumentLine {
  readonly text: string;
  /** 1 to 6, where the line is a heading outside of code. */
  readonly level?: number;
  /** The heading's words. */
  readonly heading?: string;
  /** In a fenced block of code, where nothing means anything. */
  readonly isCode: boolean;
}

/** The lines of a text: ends of any kind, headings with # or a rule under them, and fenced code, which holds no headings. */
export function documentLines(text: string): readonly DocumentLine[] {
  const lines = text.split(/\r\n|\n|\r/);
  const ends = fenceEnds(lines);
  const found: DocumentLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const end = ends.get(at);
    if (end === undefined) {
      const under = underlined(lines, at);
      found.push(under ?? hashed(lines[at] ?? ""));
      if (under !== undefined) at += 1;
      continue;
    }
    for (; at <= end; at += 1) found.push({ text: lines[at] ?? "", isCode: true });
    at -= 1;
  }
  return found;
}

function hashed(text: string): DocumentLine {
  if (text.length > 1000) return { text, isCode: false };
  const [, signs, words] = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/u.exec(text) ?? [];
  const heading = plainWords(words ?? "");
  return signs === undefined || heading === ""
    ? { text, isCode: false }
    : { text, level: signs.length, heading, isCode: false };
}

/** A line alone over a rule of = or -. A sentence over a rule is a sentence. */
function underlined(lines: readonly string[], at: number): DocumentLine | undefined {
  const text = lines[at] ?? "";
  const [, rule] = /^ {0,3}(={3,}|-{3,})[ \t]*$/u.exec(lines[at + 1] ?? "") ?? [];
  const isAlone = (lines[at - 1] ?? "").trim() === "";
  if (rule === undefined || !isAlone || !isTitle(text)) return undefined;
  return { text, level: rule.startsWith("=") ? 1 : 2, heading: plainWords(text), isCode: false };
}

function isTitle(text: string): boolean {
  const words = text.trim();
  return words !== "" && words.length <= 120 && !/^[-*+>|#=]|[.!?,;:]$/u.test(words) && plainWords(words) !== "";
}

/** Words without the marks of emphasis and code around them. */
export function plainWords(text: string): string {
  return text
    .replace(/!?\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]*)\]\]/gu, "$1")
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/gu, "$1")
    .replace(/(\*\*|__|~~|==|`)(.+?)\1/gu, "$2")
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, "$2")
    .replace(/^[*_]+(?=\S)|(?<=\S)[*_]+$/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Of each line that opens fenced code the line that ends it. A fence that nothing ends is text: it must not swallow the rest. */
function fenceEnds(lines: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: { at: number; sign: string; length: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const [, signs = "", rest = ""] = /^ {0,3}(`{3,}|~{3,})(.*)$/u.exec(line) ?? [];
    if (signs === "") continue;
    const sign = signs.charAt(0);
    const isEnd = rest.trim() === "";
    // The earliest that is open and of this kind: what stands between is code.
    const start = isEnd ? open.find((one) => one.sign === sign && one.length <= signs.length) : undefined;
    if (start === undefined) {
      if (!(sign === "`" && rest.includes("`"))) open.push({ at, sign, length: signs.length });
      continue;
    }
    ends.set(start.at, at);
    open.length = 0;
  }
  return ends;
}
