import { type FoundRelation, relationsOf } from "../../schema/relation-match";
import type { Schema } from "../../schema/schema";
import { stemmedPhrase } from "../../text/inflect";
import type { Token } from "../../text/tokens";
import type { Entry } from "../chart";
import { costs } from "../costs";
import { plainRelations } from "../words/plain-relations";

type Way = keyof typeof plainRelations;

const ways = new Map<string, Way>();
for (const way of ["either", "backward", "forward"] as const)
  for (const phrase of plainRelations[way].split("|")) ways.set(stemmedPhrase(phrase.split(" ")), way);

/** Whether the kinds of edges are verbs themselves: "supplies", "works in", but not "runtime". */
function hasVerbs(schema: Schema): boolean {
  const { edgeTypeAttribute } = schema.context.profile;
  const kinds = relationsOf(schema).filter(({ attribute }) => attribute === edgeTypeAttribute);
  const verbs = kinds.filter(({ text }) => /\s|(?:s|ed)$/u.test(text));
  return kinds.length > 0 && 2 * verbs.length >= kinds.length;
}

/** Verbs of edges that bear no names here: "uses" where recipes point at what is in them. */
export function plainRelationsAt(tokens: readonly Token[], start: number, schema: Schema): readonly Entry[] {
  if (schema.context.profile.edgeCount === 0 || hasVerbs(schema)) return [];
  return [1, 2, 3].flatMap((length): readonly Entry[] => {
    const norms = tokens.slice(start, start + length).map(({ norm }) => norm);
    const way = norms.length < length ? undefined : ways.get(stemmedPhrase(norms));
    if (way === undefined) return [];
    const text = norms.join(" ");
    // "with" in a relation means either way.
    const relation = { text, stems: way === "either" ? [text, "with"] : [text], attribute: "" };
    const mean: FoundRelation = { relation, length, isReversed: way === "backward", isNoun: false };
    return [{ symbol: "Rel", mean, cost: costs.synonym, start, end: start + length }];
  });
}
