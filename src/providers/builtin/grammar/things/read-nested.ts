import { hasDirections } from "@/graph/document/graph-types";
import type { Ref } from "../../meaning/acts";
import { valueSenses } from "../../schema/link-words";
import { directionOf, type FoundRelation, relationAt } from "../../schema/relation-match";
import { typeAttribute } from "../../schema/schema";
import type { Draft } from "./draft";
import { viaOf } from "./read-ties";

/** "who treat critical patients", "players of clubs in the south": neighbours of what another phrase describes. */
export function nested(draft: Draft, at: number): number {
  if (draft.near !== null || draft.tied !== null || draft.names.length > 0 || draft.target === "edges") return 0;
  return byVerb(draft, at) || byKind(draft, at);
}

function byVerb(draft: Draft, at: number): number {
  const found = isNodeWord(draft, at) ? null : relationAt(draft.links, at, draft.schema);
  if (found === null || (found.isNoun && draft.links[at + found.length]?.norm !== "of")) return 0;
  const of = phraseAfter(draft, at + found.length);
  if (of === null) return 0;
  setNested(draft, of, found);
  return draft.links.length - at;
}

function isNodeWord(draft: Draft, at: number): boolean {
  return valueSenses(draft.links[at], "nodes").length > 0;
}

/** "strikers in clubs from the north": another kind of node after a preposition. */
function byKind(draft: Draft, at: number): number {
  const { head } = draft;
  const isJoint = /^(?:in|at|from|of|with)$/u.test(draft.links[at]?.norm ?? "");
  if (!isJoint || head === null || head.isGeneric || kindAt(draft, at + 1) === null) return 0;
  const of = phraseAfter(draft, at + 1);
  if (of === null || kindAt(draft, at + 1) === head.one) return 0;
  setNested(draft, of, null);
  return draft.links.length - at;
}

function kindAt(draft: Draft, at: number): string | null {
  const start = /^(?:the|a|an|any|all|some)$/u.test(draft.links[at]?.norm ?? "") ? at + 1 : at;
  const type = typeAttribute(draft.schema, "nodes")?.name;
  for (const link of draft.links.slice(start, start + 3)) {
    const sense = valueSenses(link, "nodes").find(({ attribute }) => attribute.name === type);
    if (sense !== undefined) return String(sense.value);
    if (link.schema.length === 0) return null;
  }
  return null;
}

/** The rest of the phrase, when it says which nodes and nothing is left over. */
function phraseAfter(draft: Draft, at: number): Ref | null {
  const links = draft.links.slice(at);
  if (links.length === 0 || links.length === draft.links.length) return null;
  const { ref, unread, isEmpty } = draft.readWithin(links);
  if (isEmpty || unread.length > 0 || ref.unknown !== undefined) return null;
  if (ref.names !== undefined && ref.where === undefined) return null;
  if (ref.base !== "all" || ref.rank !== undefined) return null;
  return ref.where === undefined && ref.near === undefined && ref.tied === undefined ? null : ref;
}

function setNested(draft: Draft, of: Ref, found: FoundRelation | null): void {
  const directed = hasDirections(draft.schema.context.profile);
  draft.near = {
    names: [],
    of,
    direction: found === null ? "both" : directionOf(found, true, directed),
    depth: 1,
    isNegated: draft.isNegated,
    ...(found === null ? {} : { via: viaOf(found.relation), relation: found.relation.text }),
  };
  draft.isNegated = false;
}
