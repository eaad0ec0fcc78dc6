import type { Link } from "../schema/link-words";
import { type Relation, relationsOf } from "../schema/relation-match";
import type { Schema } from "../schema/schema";
import { verbOfNoun, verbStem } from "../text/inflect";

/** The kind of edge a verb stands for in a phrase about edges: "the volume supplied" where edges say "supplies". */
export function edgeKindOfVerb(link: Link | undefined, schema: Schema): (Relation & { readonly value: string }) | null {
  if (link === undefined || link.token.kind !== "word" || link.schema.length > 0) return null;
  return edgeKindOf(link, schema) ?? kindWithStem(verbStem(link.norm), schema);
}

/** "friendships" where edges say "friends", "marriages" where they say "married to": the kind of edge a noun stands for. */
export function edgeKindOf(link: Link | undefined, schema: Schema): (Relation & { readonly value: string }) | null {
  if (link === undefined || link.token.kind !== "word" || link.schema.length > 0 || !isNounOfVerb(link.norm))
    return null;
  return kindWithStem(verbOfNoun(link.norm), schema);
}

function kindWithStem(stem: string, schema: Schema): (Relation & { readonly value: string }) | null {
  for (const { value, ...relation } of relationsOf(schema)) {
    const [first, ...rest] = relation.stems;
    if (typeof value === "string" && first === stem && rest.length < 2) return { ...relation, value };
  }
  return null;
}

/** A noun made of a verb or of another noun: "friendship", "marriages", "rivalries". */
function isNounOfVerb(norm: string): boolean {
  return /(?:(?:ship|ment|iage|ion)s?|ry|ries)$/u.test(norm);
}
