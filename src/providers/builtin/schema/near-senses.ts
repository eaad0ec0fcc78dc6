import type { AttributeProfile } from "@/graph/profile/profile-types";
import { decide } from "../meanings/decide";
import type { MeaningLanguage, Meanings } from "../meanings/meaning-types";
import { meaningTaught } from "../meanings/taught";
import { plural, singulars } from "../text/inflect";
import { wordsOfName } from "../text/tokens";
import { attributesOf, phraseKey, type Schema, type SchemaSense } from "./schema";

/** A word nobody knew, and words of the graph it may stand for. */
export interface NearWord {
  readonly said: string;
  readonly meant: readonly string[];
}

export interface Nearer {
  readonly schema: Schema;
  /** Taken for one of the graph's words. */
  readonly taken: readonly NearWord[];
  /** Not sure enough: to choose from. */
  readonly offered: readonly NearWord[];
}

/** What words nobody knew stand for. */
export type FindNearer = (schema: Schema, words: readonly string[], said: string) => Promise<Nearer>;

/** Words somebody taught, and those a dictionary is sure of, mean what the graph's own word does. */
export function withNearWords(
  schema: Schema,
  words: readonly string[],
  { near }: Meanings,
  language: MeaningLanguage,
): Nearer {
  const known = wordsOf(schema);
  const sensesOf = (word: string): readonly SchemaSense[] =>
    known.get(word) ?? schema.senses.get(phraseKey(word)) ?? [];
  const found = words.map((said): Found => {
    const taught = meaningTaught(schema.context.profile.taught, said);
    if (taught !== null) return { said, sure: taught, near: [] };
    const decision = decide(near(said, language, [...known.keys()]));
    if (decision.kind === "sure") return { said, sure: decision.candidate.candidate, near: [] };
    return {
      said,
      sure: null,
      near:
        decision.kind === "offer"
          ? decision.candidates.flatMap(({ candidate }) => (mayBeSaidSo(said, sensesOf(candidate)) ? [candidate] : []))
          : [],
    };
  });
  const taken = found.flatMap(({ said, sure }) =>
    sure === null || sensesOf(sure).length === 0 ? [] : [{ said, meant: [sure] }],
  );
  const offered = found.flatMap((one) =>
    one.near.length === 0 ? [] : [{ said: one.said, meant: one.near.map((word) => numberAs(one.said, word)) }],
  );
  const senses = new Map(schema.senses);
  for (const { said, meant } of taken) senses.set(phraseKey(said), meant.flatMap(sensesOf));
  return { schema: taken.length === 0 ? schema : { ...schema, senses }, taken, offered };
}

/** A word with what it surely means, or may. */
interface Found {
  readonly said: string;
  readonly sure: string | null;
  readonly near: readonly string[];
}

/** Several of a thing are no relation: "skippers" is never what one "works at". */
function mayBeSaidSo(said: string, senses: readonly SchemaSense[]): boolean {
  return singulars(said)[0] === said || senses.some((sense) => sense.kind !== "value" || sense.target === "nodes");
}

/** Several of it where several were said. */
function numberAs(said: string, word: string): string {
  return singulars(said)[0] === said || singulars(word)[0] !== word ? word : plural(word);
}

/** What a word may stand for: attributes, and values there are few of. */
function wordsOf(schema: Schema): ReadonlyMap<string, readonly SchemaSense[]> {
  const found = new Map<string, SchemaSense[]>();
  const put = (text: string, sense: SchemaSense): void => {
    const word = wordsOfName(text);
    if (word !== "" && word.length < 40) found.set(word, [...(found.get(word) ?? []), sense]);
  };
  for (const target of ["nodes", "edges"] as const)
    for (const attribute of attributesOf(schema, target)) {
      put(attribute.name, { kind: "attribute", target, attribute });
      for (const value of textsOf(attribute)) put(value, { kind: "value", target, attribute, value });
    }
  return found;
}

function textsOf({ values = [] }: AttributeProfile): readonly string[] {
  return values.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}
