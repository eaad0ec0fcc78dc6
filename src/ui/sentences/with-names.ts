/** The answer for the clipboard: Markdown with names in place of references. */
export function withNames(text: string, nameOf: (id: string) => string): string {
  return text.replace(/\[\[([^[\]\n]{1,300})\]\]/gu, (_whole, id: string) => nameOf(id.trim()));
}
