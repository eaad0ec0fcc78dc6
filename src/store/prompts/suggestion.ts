/** A request that can be made of this graph, with the names that come from it in their own parts. */
export interface Suggestion {
  readonly family: string;
  readonly parts: readonly { readonly text: string; readonly isName: boolean }[];
  /** What is sent. */
  readonly text: string;
}

type Part = string | { readonly name: string };

/** Names of the graph are marked off from the words around them. */
export function suggestion(family: string, ...parts: readonly Part[]): Suggestion {
  const split = parts.map((part) =>
    typeof part === "string" ? { text: part, isName: false } : { text: part.name, isName: true },
  );
  return { family, parts: split, text: split.map(({ text }) => text).join("") };
}

export function name(text: string): Part {
  return { name: text };
}
