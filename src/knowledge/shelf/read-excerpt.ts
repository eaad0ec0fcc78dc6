import { joinPassages } from "./join-passages";
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
