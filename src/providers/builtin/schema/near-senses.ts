import type { AttributeProfile } from "@/graph/profile/profile-types";
import { decide } from "../meanings/decide";
import type { MeaningLanguage, Meanings } from "../meanings/meaning-types";
import { meaningTaught } from "../meanings/taught";
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

/** Words somebody taught, and those a dictionary is sure of, mean what the graph's own word does. */
export function withNearWords(
  schema: Schema,
  words: readonly string[],
  { near }: Meanings,
  language: MeaningLanguage,
): Nearer {
  const known = wordsOf(schema);
  const senses = new Map(schema.senses);
  const taken: NearWord[] = [];
  const offered: NearWord[] = [];
  for (const said of words) {
    const taught = meaningTaught(schema.context.profile.taught, said);
    const decision = taught === null ? decide(near(said, language, [...known.keys()])) : null;
    const meant = taught ?? (decision?.kind === "sure" ? decision.candidate.candidate : null);
    const found = meant === null ? [] : (known.get(meant) ?? schema.senses.get(phraseKey(meant)) ?? []);
    if (meant !== null && found.length > 0) {
      senses.set(phraseKey(said), found);
      taken.push({ said, meant: [meant] });
    } else if (decision?.kind === "offer") {
      offered.push({ said, meant: decision.candidates.map(({ candidate }) => candidate) });
    }
  }
  return { schema: taken.length === 0 ? schema : { ...schema, senses }, taken, offered };
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
