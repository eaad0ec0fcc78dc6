/** A part of a text, from the character `start` to before `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Without the blanks at both ends; undefined where nothing else is there. */
export function trimmed(text: string, { start, end }: TextRange): TextRange | undefined {
  let from = start;
  let to = end;
  while (from < to && isBlank(text, from)) from += 1;
  while (to > from && isBlank(text, to - 1)) to -= 1;
  return from < to ? { start: from, end: to } : undefined;
}

function isBlank(text: string, at: number): boolean {
  return /\s/u.test(text.charAt(at));
}
