/** Sentences follow each other; lists and tables stand apart. */
export function joinTexts(texts: readonly string[]): string {
  const isBlock = texts.some((text) => text.includes("\n"));
  return texts.join(isBlock ? "\n\n" : " ");
}
