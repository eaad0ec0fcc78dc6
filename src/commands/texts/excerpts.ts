import type { TextMark } from "@/knowledge/index/index-types";

export interface Excerpt {
  readonly text: string;
  /** Characters that were left out. */
  readonly left: number;
}

/** So much of a text is worth sending, however little room there is. */
const leastRoom = 200;

/** Texts that together fit into `room` characters: what a short one does not need goes to the long ones. */
export function excerpts(
  texts: readonly { readonly text: string; readonly marks: readonly TextMark[] }[],
  room: number,
): readonly Excerpt[] {
  const lengths = texts.map(({ text }) => text.length).toSorted((a, b) => a - b);
  let [left, share] = [room, Number.POSITIVE_INFINITY];
  for (const [index, length] of lengths.entries()) {
    share = left / (lengths.length - index);
    if (length > share) break;
    left -= length;
  }
  const most = Math.max(leastRoom, Math.floor(share));
  return texts.map(({ text, marks }) => excerpt(text, marks, most));
}

/** The part of a text with most of the words that were looked for, from a sentence's beginning where it can. */
export function excerpt(text: string, marks: readonly TextMark[], most: number): Excerpt {
  if (text.length <= most) return { text, left: 0 };
  const from = sentenceStart(text, bestStart(marks, most), most);
  const to = wordEnd(text, Math.min(text.length, from + most));
  const shown = text.slice(from, to).trim();
  return { text: `${from > 0 ? "… " : ""}${shown}${to < text.length ? " …" : ""}`, left: text.length - shown.length };
}

/** Where to begin so that most marks are within reach. */
function bestStart(marks: readonly TextMark[], most: number): number {
  let best = { from: 0, count: -1 };
  for (const { from } of marks) {
    const count = marks.filter((mark) => mark.from >= from && mark.to <= from + most * 0.8).length;
    if (count > best.count) best = { from, count };
  }
  return best.from;
}

/** The beginning of the sentence, if not much is lost by it, else of a word. */
function sentenceStart(text: string, from: number, most: number): number {
  const earliest = Math.max(0, Math.min(from, text.length - most));
  const lowest = Math.max(0, Math.min(from, earliest) - Math.floor(most * 0.2));
  const before = text.slice(lowest, from);
  const ends = [...before.matchAll(/[.!?。！？…]["”’)]?\s+|\n+/gu)];
  const last = ends.at(-1);
  if (last !== undefined) return lowest + last.index + last[0].length;
  if (lowest === 0) return 0;
  const blank = text.lastIndexOf(" ", earliest);
  return blank > 0 ? blank + 1 : wholeSign(text, earliest);
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.lastIndexOf(" ", at);
  return blank > at - 40 ? blank : wholeSign(text, at);
}

/** Never between the two halves of one sign. */
function wholeSign(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/u.test(text.charAt(at)) && /[\uD800-\uDBFF]/u.test(text.charAt(at - 1)) ? at - 1 : at;
}
