import type { ShelfLesson } from "./shelf-types";

/** A lesson's text as far as it is shown. */
export interface Excerpt {
  readonly text: string;
  /** Passages before and after it. */
  readonly before: number;
  readonly after: number;
}

/** The passages from `first` to before `end` as one text. */
export function readExcerpt({ passages }: ShelfLesson, first: number, end: number): Excerpt {
  const shown = passages.slice(first, end).map(({ text }) => text);
  return { text: joinPassages(shown), before: first, after: Math.max(0, passages.length - end) };
}

/**
 * The text that overlapping passages were cut from: what one begins with that the one before ends with stands once. Of sentences
 * that are nothing but signs ("! ! !") it cannot be told whether they overlap or follow each other.
 */
export function joinPassages(passages: readonly string[]): string {
  return passages.reduce((whole, next) => {
    const overlap = overlapOf(whole, next);
    return overlap === 0 && whole !== "" ? `${whole}\n\n${next}` : whole + next.slice(overlap);
  }, "");
}

/** A single sign that happens to be the same is no overlap. */
const leastOverlap = 2;

/** How many characters of the beginning of `next` are the end of `whole`: the most there are that end where a sentence may. */
function overlapOf(whole: string, next: string): number {
  for (let length = Math.min(whole.length, next.length); length >= leastOverlap; length -= 1) {
    if (isEnd(next, length) && whole.endsWith(next.slice(0, length))) return length;
  }
  return 0;
}

/** "2." is no whole sentence of "2.3 more"; scripts without blanks end one with a stop of their own. */
function isEnd(text: string, at: number): boolean {
  return at === text.length || /\s/u.test(text.charAt(at)) || /[\s。！？…」』]/u.test(text.charAt(at - 1));
}
