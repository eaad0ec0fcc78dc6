const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text with every half of a surrogate pair replaced by U+FFFD: strict servers refuse a body that holds one. */
export function wellFormed(text: string): string {
  return text.replace(lone, "\uFFFD");
}
