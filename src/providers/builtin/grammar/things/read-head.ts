import type { ElementTarget } from "@/graph/document/graph-types";
import { oneLine } from "@/lib/text/lines";
import { edgeKindOf, edgeKindOfVerb } from "../../lexicon/edge-nouns";
import { computed } from "../../meaning/selectors";
import { hasSense, type Link } from "../../schema/link-words";
import { attributesOf } from "../../schema/schema";
import { plural, singulars } from "../../text/inflect";
import { addTerm, addValue, type Draft } from "./draft";
import { isRoutes } from "./said-target";

/** The noun of a phrase where it means the elements themselves: "nodes", "everything", "friendships". */
export function noun(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (hasSense(link, "noun", "all")) {
    draft.isAll = true;
    return 1;
  }
  const kind = draft.target === "edges" ? edgeKind(draft, at) : 0;
  if (kind > 0) return kind;
  const target = nounTarget(draft, at);
  if (target !== undefined) return headNoun(draft, at, target);
  if (!hasSense(link, "noun", "ones") && !hasSense(link, "noun", "graph")) return 0;
  if (hasSense(link, "noun", "graph")) draft.isAll = true;
  return 1;
}

function headNoun(draft: Draft, at: number, target: ElementTarget): number {
  const link = draft.links[at];
  if (draft.isNegated && target === "edges" && draft.target === "nodes") addTerm(draft, computed("degree", ">", 0));
  const isPlural = /s$|vertices/u.test(link?.norm ?? "");
  const many = ownNoun(link, target);
  draft.head ??= { at, one: singulars(many)[0] ?? many, many, isPlural, isGeneric: true };
  return 1;
}

/** The user's own word for the elements in the plural: "crossings"; "nodes" for "points". */
function ownNoun(link: Link | undefined, target: ElementTarget): string {
  const norm = link?.norm ?? target;
  if (/\s/u.test(norm) || generic.test(norm)) return target;
  return singulars(norm)[0] === norm ? plural(norm) : norm;
}

const generic = new RegExp(
  oneLine`
    ^(?:nodes?|stuff|vert\w+|points?|entit\w+|elements?|items?|things?|dots?|bubbles?|records?|objects?|members?
    |edges?|links?|ties?|arcs?|lines?|arrows?|calls?)$
  `,
  "u",
);

function nounTarget({ links, schema }: Draft, at: number): ElementTarget | undefined {
  const said = (["nodes", "edges"] as const).find((side) => hasSense(links[at], "noun", side));
  return said ?? (isRoutes(links, at, schema) ? "edges" : undefined);
}

/** "friendships", "marriages": edges of that kind. */
function edgeKind(draft: Draft, at: number): number {
  const kind = edgeKindOfVerb(draft.links[at], draft.schema);
  const isNoun = edgeKindOf(draft.links[at], draft.schema) !== null;
  const attribute = attributesOf(draft.schema, "edges").find(({ name: own }) => own === kind?.attribute);
  const said = draft.links[at]?.norm;
  if (kind === null || attribute === undefined || said === undefined) return 0;
  addValue(draft, attribute, kind.value);
  const [one = said] = singulars(said);
  if (isNoun)
    draft.head ??= { at, one, many: said === one ? plural(one) : said, isPlural: said !== one, isGeneric: false };
  return 1;
}
