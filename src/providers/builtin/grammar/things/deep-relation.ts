import { oneLine } from "@/lib/text/lines";
import type { Link } from "../../schema/link-words";
import { type FoundRelation, relationAt } from "../../schema/relation-match";
import type { Schema } from "../../schema/schema";
import type { Draft } from "./draft";

/** As far as neighbours of neighbours are followed. */
export const wholeDepth = 5;

const deep = new RegExp(
  oneLine`
    ^(?:transitive|transitively|indirect|indirectly|recursive|recursively|generations?|levels?|descendants?
    |ancestors?|forebears|forefathers|directly|direct|further down|further up)$
  `,
  "u",
);

/** "all generations", "directly or indirectly", "at any level": not only one step. */
export function isDeep(links: readonly Link[]): boolean {
  const words = links.filter(({ schema }) => schema.length === 0).map(({ norm }) => norm);
  return words.some((norm) => deep.test(norm) && !/^direct(?:ly)?$/u.test(norm));
}

/** A word that only says how far it goes. */
export function isDepthWord(link: Link | undefined): boolean {
  return link !== undefined && link.schema.length === 0 && deep.test(link.norm);
}

/** The same within a phrase. */
export function depthWord(draft: Draft, at: number): number {
  return isDepthWord(draft.links[at]) && (draft.near !== null || isDeep(draft.links)) ? 1 : 0;
}

/** "descendants" are children of children, "ancestors" parents of parents. */
export function descentAt(links: readonly Link[], at: number, schema: Schema): FoundRelation | null {
  const link = links[at];
  if (link === undefined || link.schema.length > 0) return null;
  const isUp = /^(?:ancestors?|forebears|forefathers)$/u.test(link.norm);
  if (!isUp && !/^descendants?$/u.test(link.norm)) return null;
  const norm = isUp ? "parent" : "child";
  return relationAt([{ ...link, norm, text: norm }, ...links.slice(at + 1)], 0, schema);
}
