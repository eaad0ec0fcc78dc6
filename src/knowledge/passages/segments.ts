import { sentences } from "./sentences";
import { type TextRange, trimmed } from "./text-range";

/** The smallest parts passages are made of, in order: sentences, items of lists, rows of tables, lines of code. Each at most `size` characters. */
export function segments(text: string, size: number): readonly TextRange[] {
  const found = blocks(text).flatMap(({ kind, start, end }): readonly Segment[] => {
    const range = trimmed(text, { start, end });
    if (range === undefined) return [];
    if (kind !== "paragraph") return [{ ...range, isHeading: kind === "heading" }];
    return sentences(text, range).map((one) => ({ ...one, isHeading: false }));
  });
  return withHeadings(found, size).flatMap((range) => pieces(text, range, size));
}

interface Segment extends TextRange {
  readonly isHeading: boolean;
}

interface Block extends TextRange {
  readonly kind: "heading" | "line" | "paragraph" | "blank";
}

/** Lines that stand for themselves, and paragraphs, whose lines belong together. */
function blocks(text: string): readonly Block[] {
  const found: Block[] = [];
  for (const line of lines(text)) {
    const before = found.at(-1);
    if (line.kind === "paragraph" && before?.kind === "paragraph")
      found[found.length - 1] = { ...before, end: line.end };
    else found.push(line);
  }
  return found;
}

function lines(text: string): readonly Block[] {
  const kindOf = lineKinds();
  let end = -1;
  return text.split("\n").map((line) => {
    const start = end + 1;
    end = start + line.length;
    return { kind: kindOf(line), start, end };
  });
}

/** Tells line after line, and knows of the fence it is in. */
function lineKinds(): (line: string) => Block["kind"] {
  let fence = "";
  return (line) => {
    const [sign = ""] = /^ {0,3}(?:`{3,}|~{3,})/u.exec(line) ?? [];
    const isCode = fence !== "" || sign !== "";
    if (fence === "") fence = sign.trim();
    else if (sign.trim().startsWith(fence)) fence = "";
    return isCode && line.trim() !== "" ? "line" : usualKind(line);
  };
}

function usualKind(line: string): Block["kind"] {
  const words = line.trim();
  if (words === "") return "blank";
  if (/^#{1,6}\s/u.test(words)) return "heading";
  if (/^(?:[-*+•‣]\s|\d{1,3}[.)]\s|\p{L}\)\s|\||>|[-=*_]{3,}$)/u.test(words)) return "line";
  return "paragraph";
}

/** A heading goes with what it stands over, where both fit. */
function withHeadings(given: readonly Segment[], size: number): readonly TextRange[] {
  const found: Segment[] = [];
  for (const { start, end, isHeading } of given) {
    const before = found.at(-1);
    const goesWith = before?.isHeading === true && end - before.start <= size;
    if (goesWith && before) found[found.length - 1] = { start: before.start, end, isHeading };
    else found.push({ start, end, isHeading });
  }
  return found;
}

/** What is longer than a passage is cut at blanks; what has none, where it must be, never inside a sign. */
function pieces(text: string, range: TextRange, size: number): readonly TextRange[] {
  const found: TextRange[] = [];
  let rest: TextRange | undefined = range;
  while (rest && rest.end - rest.start > size) {
    const end = cutAt(text, rest.start, size);
    const piece = trimmed(text, { start: rest.start, end });
    if (piece) found.push(piece);
    rest = trimmed(text, { start: end, end: rest.end });
  }
  return rest ? [...found, rest] : found;
}

function cutAt(text: string, start: number, size: number): number {
  const part = text.slice(start, start + size + 1);
  const blank = part.search(/\s\S*$/u);
  if (blank > 0) return start + blank;
  const isInsideSign = /[\uD800-\uDBFF]/u.test(part.charAt(size - 1)) && /[\uDC00-\uDFFF]/u.test(part.charAt(size));
  return start + (isInsideSign && size > 1 ? size - 1 : size);
}
