import { oneLine } from "@/lib/text/lines";
import { everything } from "../../chart/refs";
import type { Near } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, normOf, says } from "../../parse/clauses";
import { type FoundRelation, relationAt } from "../../schema/relation-match";
import { namedIn } from "../things/named-nodes";
import { viaOf } from "../things/read-ties";

const yesNo =
  /^(?:\W|so|and|but|please|tell me|do you know|if|whether)*(?:is|are|was|were|does|do|did|can|could|has|have)\b/u;

/** "Is there an edge between A and B?", "are A and B connected?", "can I get from A to B?". */
export const readJoined: Reader = (clause) => {
  const text = clause.links.length > 40 ? "" : normOf(clause);
  const names = text === "" ? [] : namedIn(clause.links);
  const [first, second] = names;
  if (!yesNo.test(text) || first === undefined || second === undefined || names.length !== 2) return null;
  const relation = clause.links.map((_, at) => relationAt(clause.links, at, clause.schema)).find((one) => one !== null);
  if (relation !== undefined) return isBoth(text) ? relatedBoth(clause, [first, second], relation) : null;
  return joinedBy(clause, text, [first, second]);
};

const farWords = new RegExp(
  oneLine`
    \b(?:paths?|ways?|routes?|reach|reached|reachable|get|go|travel|indirectly|through|some way|somehow
    |same (?:part|component|piece|group))\b
  `,
  "u",
);

function joinedBy(clause: Clause, text: string, [first, second]: readonly [string, string]): Candidate | null {
  const isFar = farWords.test(text);
  const isTie =
    isFar ||
    (/\b(?:friends|contacts|acquainted)\b/u.test(text) && !/\b(?:common|shared|mutual|share|have)\b/u.test(text)) ||
    /\b(?:edges?|links?|connections?|linked|connected|joined|tied|neighbou?rs?|adjacent|next to|directly|related|connect|link)\b/u.test(
      text,
    );
  if (!isTie || says(clause, "verb", "style")) return null;
  const isDirect = !isFar || (/\bdirectly\b/u.test(text) && !/\b(?:or|through)\b/u.test(text));
  const isOneWay = /\b(?:from|reach|get|go|travel|points?|leads?)\b/u.test(text) && !/\bbetween\b/u.test(text);
  return candidate(
    { do: "joined", ends: isBackward(text) ? [second, first] : [first, second], isDirect, isOneWay },
    12,
  );
}

/** "Are A and B colleagues?" asks whether the one is a colleague of the other. */
function isBoth(text: string): boolean {
  return /^\W*(?:are|were|aren't|is it true that)\b.*\band\b/u.test(text);
}

function relatedBoth(clause: Clause, [one, other]: readonly [string, string], found: FoundRelation): Candidate | null {
  const isOpen = clause.links.some((link) => link.schema.length === 0 && /^(?:who|which|what|how)$/u.test(link.norm));
  if (isOpen) return null;
  const near: Near = {
    names: [other],
    via: viaOf(found.relation),
    direction: "both",
    depth: 1,
    relation: found.relation.text,
    isNegated: false,
  };
  return candidate(
    { do: "find", what: { ...everything("nodes"), base: "names", names: [one], near, isAll: false } },
    12,
  );
}

/** "Can A be reached from B?" asks for the way from B. */
function isBackward(text: string): boolean {
  return /\breach(?:ed|able)\b.*\bfrom\b/u.test(text);
}
