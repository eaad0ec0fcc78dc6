/** A request that can be made of this graph, with the names that come from it in their own parts. */
export interface Suggestion {
  readonly family: string;
  readonly parts: readonly { readonly text: string; readonly isName: boolean }[];
  /** What is sent. */
  readonly text: string;
}

/**
 * A template with its holes filled: names of the graph are marked off from the words around them. A hole for which there is
 * no name holds a word of its own: "{community}".
 */
export function suggestion(family: string, template: string, names: Readonly<Record<string, string>> = {}): Suggestion {
  const parts = template
    .split(/[{}]/u)
    .map((text, index) => (index % 2 === 0 ? { text, isName: false } : { text: names[text] ?? text, isName: true }))
    .filter(({ text }) => text !== "");
  return { family, parts, text: parts.map(({ text }) => text).join("") };
}
