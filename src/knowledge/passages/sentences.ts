import { isAbbreviated } from "./abbreviations";
import { type TextRange, trimmed } from "./text-range";

/** A sign that ends a sentence, with what closes around it. Signs of scripts without blanks need none behind them. */
const ends = /(?:[.!?…؟۔։।॥።]+["'”’»)\]*_`]*(?=\s|$))|(?:[。！？｡]+["'”’»」』）)\]]*)/gu;

/** The sentences of a paragraph in order. Abbreviations, initials, ordinals, numbers and addresses end none. */
export function sentences(text: string, paragraph: TextRange): readonly TextRange[] {
  return [...sentencesOf(text, paragraph)];
}

/** The same, one after the other as they are read. */
export function* sentencesOf(text: string, paragraph: TextRange): Generator<TextRange, void> {
  let start = paragraph.start;
  const body = text.slice(paragraph.start, paragraph.end);
  for (const match of body.matchAll(ends)) {
    const sign = paragraph.start + match.index;
    const end = sign + match[0].length;
    if (end < paragraph.end && isStopInside(text, start, sign, end)) continue;
    const range = trimmed(text, { start, end });
    if (range) yield range;
    start = end;
  }
  const rest = trimmed(text, { start, end: paragraph.end });
  if (rest) yield rest;
}

const nearby = 40;

function isStopInside(text: string, start: number, sign: number, end: number): boolean {
  const signs = text.slice(sign, end);
  const next = /^\s*["'“‘«(„[*_]*(\S)/u.exec(text.slice(end, end + 20))?.[1] ?? "";
  // `"Who?" asks for a name.`, "Wait... what?"
  if (/\p{Ll}/u.test(next) && /^(?:\.+|…|[.!?]+["'”’»)\]*_`]+)$/u.test(signs)) return true;
  if (signs !== ".") return false;
  const before = text.slice(Math.max(start, sign - nearby), sign);
  const token = /[\p{L}\p{M}\p{N}.'’]+$/u.exec(before)?.[0] ?? "";
  return isAbbreviated(token) || isOrdinal(before);
}

/** "1. First", "am 3. Mai". A number at the end of a sentence ends it, as a year does. */
function isOrdinal(before: string): boolean {
  return /(?:^|\s(?:ab|am|bis|das|dem|den|der|des|die|im|ins|jeder|seit|vom|zum|zur))\s*\d{1,3}$/iu.test(before);
}
