import type { ElementTarget } from "@/graph/document/graph-types";
import type { ReadRef } from "../grammar/things/draft";
import type { Link } from "../schema/link-words";
import type { Schema } from "../schema/schema";

interface Phrase {
  readonly links: readonly Link[];
  readonly schema: Schema;
  readonly target: ElementTarget | undefined;
}

type Known = Phrase & { readonly read: ReadRef };

/** What was read by a schema, by the first word of the phrase. A schema lives as long as one reading. */
const knownBySchema = new WeakMap<Schema, Map<Link | undefined, Known[]>>();

/** What `read` gives, or gave before for the same words: a phrase within phrases would be read as often as there are ways to it. */
export function readOnce(phrase: Phrase, read: () => ReadRef): ReadRef {
  const byFirst = knownBySchema.get(phrase.schema) ?? new Map<Link | undefined, Known[]>();
  knownBySchema.set(phrase.schema, byFirst);
  const alike = byFirst.get(phrase.links[0]) ?? [];
  const known = alike.find((one) => one.target === phrase.target && isSame(one.links, phrase.links));
  if (known !== undefined) return known.read;
  const made = read();
  byFirst.set(phrase.links[0], [...alike, { ...phrase, read: made }]);
  return made;
}

function isSame(a: readonly Link[], b: readonly Link[]): boolean {
  return a.length === b.length && a.every((link, at) => link === b[at]);
}
