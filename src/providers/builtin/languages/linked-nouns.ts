import type { Schema, SchemaSense } from "../schema/schema";
import { phraseKey } from "../schema/schema";

/** Nouns of a message that a dictionary was asked about. */
export interface LinkedNouns {
  /** As it was written → the graph's word for it. */
  readonly sure: ReadonlyMap<string, string>;
  /** Words that may mean one of the graph's: no names. */
  readonly unsure: ReadonlySet<string>;
}

export const noLinks: LinkedNouns = { sure: new Map(), unsure: new Set() };

const most = 6;

/** Nouns, by their capital, that are no name of the graph, no word of the language's rows and no new name: "Hütte", "Gipfel". */
export function strangeNounsIn(
  message: string,
  schema: Schema,
  isOwnWord: (word: string) => boolean,
): readonly string[] {
  const text = withoutNames(message, schema);
  const tokens = [...text.matchAll(/\p{L}[\p{L}\p{M}]*|[^\s\p{L}]/gu)].map(([token]) => token);
  const isStrange = (token = ""): boolean =>
    /^\p{Lu}\p{Ll}{2,}$/u.test(token) && !isOfGraph(token, schema) && !isOwnWord(token.toLowerCase());
  const found = tokens.filter((token, at) => {
    const before = tokens[at - 1] ?? "";
    return isStrange(token) && !isStrange(before) && !isStrange(tokens[at + 1]) && !naming.test(before);
  });
  return [...new Set(found)].slice(0, most);
}

const naming = /^(?:namens|genannt|namen|heißt|heisst|heißen|nenne|in|["„“'])$/iu;

/** What is called so as a whole is taken out: "Haus Nord". */
function withoutNames(message: string, schema: Schema): string {
  const low = message.toLowerCase();
  const names = [...schema.senses.values()].flat().flatMap((sense) => {
    const name = sense.kind === "label" && sense.isGuess !== true ? sense.label : "";
    return name.length > 2 && low.includes(name.toLowerCase()) ? [name] : [];
  });
  return names
    .toSorted((a, b) => b.length - a.length)
    .reduce((now, name) => now.replaceAll(new RegExp(escaped(name), "giu"), " . "), message);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");
}

function isOfGraph(word: string, { senses }: Schema): boolean {
  const isSure = (sense: SchemaSense): boolean => sense.kind !== "label" || sense.isGuess !== true;
  return senses.get(phraseKey(word))?.some(isSure) === true;
}
