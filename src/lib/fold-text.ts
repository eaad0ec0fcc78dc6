export interface FoldedText {
  /** The beginning, whole words and lines of it. */
  readonly shown: string;
  /** Characters after it; 0: it is all there. */
  readonly left: number;
}

/** The beginning of a text of at most `limit` characters: it ends with a line where it can, else with a word. */
export function foldText(text: string, limit: number): FoldedText {
  if (text.length <= limit) return { shown: text, left: 0 };
  const most = text.slice(0, limit + 1);
  const shown = text.slice(0, lineEnd(most) ?? wordEnd(most) ?? characterEnd(text, limit));
  return { shown, left: text.length - shown.length };
}

/** Lines are not worth half of what could be shown; words are not worth a quarter of it. */
function lineEnd(most: string): number | null {
  const end = most.lastIndexOf("\n");
  return end > most.length / 2 ? end : null;
}

function wordEnd(most: string): number | null {
  // A comma stays with the word it follows; a blank goes to the rest.
  const end = Math.max(most.lastIndexOf(" "), most.slice(0, -1).lastIndexOf(",") + 1);
  return end > (most.length * 3) / 4 ? end : null;
}

/** Never between the two halves of one sign. */
function characterEnd(text: string, limit: number): number {
  const isInside = /[\uD800-\uDBFF]/u.test(text.charAt(limit - 1)) && /[\uDC00-\uDFFF]/u.test(text.charAt(limit));
  return isInside && limit > 1 ? limit - 1 : limit;
}
