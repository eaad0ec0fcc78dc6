import { sentencesOf } from "./sentences";
import { type TextRange, trimmed } from "./text-range";

/** The smallest parts of passages, in order: sentences, items of lists, rows of tables, lines of code. Each at most `size` characters. */
export function segments(text: string, size: number): readonly TextRange[] {
  return [...segmentsOf(text, size)];
}

/** The same, one after the other as they are read: a long text need not be read in one go. */
export function* segmentsOf(text: string, size: number): Generator<TextRange, void> {
  for (const range of withHeadings(smallest(text), size)) yield* pieces(text, range, size);
}

interface Segment extends TextRange {
  readonly isHeading: boolean;
}

function* smallest(text: string): Generator<Segment, void> {
  for (const { kind, start, end } of blocks(text)) {
    const range = trimmed(text, { start, end });
    if (range === undefined) continue;
    if (kind !== "paragraph") yield { ...range, isHeading: kind === "heading" };
    else for (const one of sentencesOf(text, range)) yield { ...one, isHeading: false };
  }
}

interface Block extends TextRange {
  readonly kind: "heading" | "line" | "paragraph" | "blank";
}

/** Lines that stand for themselves, and paragraphs, whose lines belong together. */
function* blocks(text: string): Generator<Block, void> {
  let before: Block | undefined;
  for (const line of lines(text)) {
    if (before?.kind === "paragraph" && line.kind === "paragraph") {
      before = { ...before, end: line.end };
      continue;
    }
    if (before) yield before;
    before = line;
  }
  if (before) yield before;
}

function* lines(text: string): Generator<Block, void> {
  const kindOf = lineKinds();
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    yield { kind: kindOf(text.slice(start, end)), start, end };
    start = end + 1;
  }
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
function* withHeadings(given: Iterable<Segment>, size: number): Generator<TextRange, void> {
  let before: Segment | undefined;
  for (const { start, end, isHeading } of given) {
    if (before?.isHeading === true && end - before.start <= size) {
      before = { start: before.start, end, isHeading };
      continue;
    }
    if (before) yield before;
    before = { start, end, isHeading };
  }
  if (before) yield before;
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
