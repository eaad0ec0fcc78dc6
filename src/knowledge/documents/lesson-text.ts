import type { ReadNote } from "@parley/formats/read";
import type { Lesson } from "../course-types";
import type { DocumentLine } from "./document-lines";
import { isLongTitle, shortTitle } from "./titles";

/** The lines as one text, without the empty ones around it. */
export function linesText(lines: readonly DocumentLine[]): string {
  const texts = lines.map(({ text }) => text.trimEnd());
  const isFull = (text: string) => text.trim() !== "";
  return texts.slice(Math.max(0, texts.findIndex(isFull)), texts.findLastIndex(isFull) + 1).join("\n");
}

/** A lesson of these lines; of a title too long to be shown the whole stands above its text. */
export function lessonOf(number: number, title: string, lines: readonly DocumentLine[]): Lesson {
  const text = linesText(lines);
  return isLongTitle(title)
    ? { number, title: shortTitle(title), text: [title, text].filter(Boolean).join("\n\n") }
    : { number, title, text };
}

/** What stands before the first lesson, as lesson 0. */
export function introduction(lines: readonly DocumentLine[]): readonly Lesson[] {
  const text = linesText(lines);
  return text === "" ? [] : [{ number: 0, title: "Introduction", text }];
}

export interface FoundLessons {
  /** What the document calls itself. */
  readonly title?: string;
  readonly lessons: readonly Lesson[];
  readonly notes: readonly ReadNote[];
}
