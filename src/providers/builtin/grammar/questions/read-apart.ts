import { oneLine } from "@/lib/text/lines";
import { everything } from "../../chart/refs";
import type { Near, Ref } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, normOf, says } from "../../parse/clauses";
import { attributeSense, hasSense, isUnknown } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import { attributesOf } from "../../schema/schema";
import { namedIn } from "../things/named-nodes";
import { readThings } from "../things/read-things";

/**
 * Turns of phrase about how nodes hang together: "how far apart are A and B", "how well do A and B know each other", "who do A and B
 * both know", "friends of friends of A", "what happens if A closes", "dead ends".
 */
export const readApart: Reader = (clause) => {
  if (clause.links.length > 24 || says(clause, "color")) return null;
  const text = normOf(clause);
  const names = namedIn(clause.links);
  const [first, second] = names;
  if (first === undefined) return deadEnds(clause, text);
  if (names.length === 1) return beyond(text, first) ?? withoutNode(clause, text, first);
  if (second === undefined || names.length > 2) return null;
  return (
    apart(clause, text, [first, second]) ?? bond(clause, text, [first, second]) ?? shared(clause, text, [first, second])
  );
};

type Two = readonly [string, string];

const far = new RegExp(
  oneLine`
    \bhow (?:far|close)\b.*\b(?:apart|away|to each other|from each other|together|is|are)\b
    |\bhow (?:many|few) (?:steps?|stops?|hops?|handshakes|stations?|nodes?|people|degrees|changes|legs|jumps?|moves)
    \b.*\b(?:between|from|apart|away|separate|to)\b|\bdegrees? of separation\b
  `,
  "u",
);

/** "how far apart are A and B", "how many stops from A to B". */
function apart(clause: Clause, text: string, [from, to]: Two): Candidate | null {
  if (
    !(far.test(text) || isCountBetween(clause, text)) ||
    /\bhow close(?:ly)? (?:are|is)\b.*\b(?:friends?|tied|bond)/u.test(text)
  )
    return null;
  const weight = clause.links
    .map((link) => attributeSense(link, "edges"))
    .find((sense) => sense?.target === "edges" && sense.attribute.kind === "number")?.attribute.name;
  const by = weight === undefined ? {} : { weight };
  return candidate({ do: "path", from, to, isHighlighted: false, color: "orange", ...by }, 12.5);
}

/** "how many rooms are between A and B": nodes on the way, whatever they are called. */
function isCountBetween({ links, schema }: Clause, text: string): boolean {
  if (!/\bhow many \S+ (?:are |lie |stand )?(?:there )?between\b/u.test(text)) return false;
  const at = links.findIndex((link) => hasSense(link, "ask", "count"));
  const noun = links[at + 1];
  return noun !== undefined && isUnknown(noun) && relationAt(links, at + 1, schema) === null;
}

const bonds = new RegExp(
  oneLine`
    \bhow (?:well|strong|strongly|closely|tight|tightly|intense)\b
    |\b(?:strength|weight|intensity) of\b.*\b(?:tie|link|edge|bond|friendship|connection|relationship)\b
  `,
  "u",
);

/** "how strong is the tie between A and B": the one number edges have. */
function bond({ schema }: Clause, text: string, ends: Two): Candidate | null {
  if (!bonds.test(text)) return null;
  const [only, ...more] = attributesOf(schema, "edges").filter(({ kind }) => kind === "number");
  const named = [only, ...more].find((attribute) => /weight|strength|close|intensity/iu.test(attribute?.name ?? ""));
  const property = named ?? (more.length === 0 ? only : undefined);
  return property === undefined ? null : candidate({ do: "edgeValue", ends, property: property.name }, 12.5);
}

/** "who do A and B both know", "which of A's friends are also friends with B", "what do A and B have in common". */
function shared(clause: Clause, text: string, names: Two): Candidate | null {
  const isShared = /\bboth\b|\balso\b.*\b(?:friends?|connected|linked|knows?|neighbou?rs?|tied)\b|\bin common\b/u.test(
    text,
  );
  const isAsked = ["who", "what", "count"].some((arg) => says(clause, "ask", arg)) || /\bin common\b/u.test(text);
  if (!isShared || !isAsked) return null;
  const { ref } = readThings(clause.links, clause.schema, "nodes");
  const isNear = ref.near !== undefined && ref.near.names.length === 2;
  const plain: Near = { names, direction: "both", depth: 1, isNegated: false };
  const near: Near = { ...(isNear && ref.near ? ref.near : plain), names, isShared: true };
  const where = ref.where === undefined ? {} : { where: ref.where };
  const what: Ref = { ...everything("nodes"), ...where, near, isAll: false };
  return candidate({ do: says(clause, "ask", "count") ? "count" : "find", what }, 12);
}

const friendsOfFriends = new RegExp(
  oneLine`
    \b(?:friends?|neighbou?rs?|contacts?|acquaintances|connections) of (?:the |her |his |their )?
    (?:friends?|neighbou?rs?|contacts?|acquaintances|connections)\b
    |\b(?:friends?|neighbou?rs?|contacts?)(?: ?'s?|s')? (?:friends|neighbou?rs|contacts)\b
    |\bsecond[- ]degree (?:contacts|connections|friends|neighbou?rs)\b
  `,
  "u",
);

/** "friends of friends of A": two steps, not one. */
function beyond(text: string, name: string): Candidate | null {
  if (!friendsOfFriends.test(text)) return null;
  const near: Near = { names: [name], direction: "both", depth: 2, isAtDepth: true, isNegated: false };
  const what: Ref = { ...everything("nodes"), near, isAll: false };
  return candidate({ do: /^\W*how many\b/u.test(text) ? "count" : "find", what }, 13);
}

const goes = oneLine`
  (?:left|leaves?|leaving|quits?|closes?|closed|shuts?|fails?|failed|failing|goes|went|dies|died|removed?|removing
  |disappears?|disappeared|vanish(?:es|ed)?|breaks?|broke|drops?|dropped|is gone|were gone|deleted?|taken|out|down
  |offline)
`;
const loss = oneLine`
  (?:cut off|isolated|unreachable|stranded|disconnected|lose|lost|affected|alone|happens?|apart|fall|split
  |separated|island|orphaned|break)
`;

const ifWords = new RegExp(
  oneLine`
    \b(?:what if|(?:what|who|which|how many|anyone|anything|anybody) .*\bif)\b
    |^(?:if|when|suppose|supposing|imagine)\b.*\b(?:what|what's|who|which|how many|anything|anyone)\b
  `,
  "u",
);

/** "what happens if A closes", "who would be cut off if A left": what only A holds to the rest. */
function withoutNode(clause: Clause, text: string, name: string): Candidate | null {
  const isAsked = new RegExp(`\\b${loss}\\b.*\\b(?:if|when|without|once|after)\\b`, "u").test(text);
  const isIf = ifWords.test(text);
  const isGone = new RegExp(`\\b${goes}\\b`, "u").test(text) || /\bwithout\b/u.test(text);
  const isSet = says(clause, "verb", "set") || says(clause, "verb", "style") || says(clause, "layout");
  return (isAsked || isIf) && isGone && !isSet ? candidate({ do: "cutOff", name }, 12.5) : null;
}

/** "dead ends", "leaf nodes": nodes with a single edge. */
function deadEnds(clause: Clause, text: string): Candidate | null {
  if (!/\bdead[- ]ends?\b|\bleaf nodes?\b|\b(?:ends|end) of the line\b|\bterminal nodes?\b/u.test(text)) return null;
  if (["style", "hide", "remove", "select", "only", "make", "zoom"].some((arg) => says(clause, "verb", arg)))
    return null;
  if (clause.links.some((link) => link.schema.length > 0 && /end|leaf|terminal/u.test(link.norm))) return null;
  const where = {
    op: "compare",
    field: { name: "degree", of: "computed" },
    cmp: "==",
    value: { kind: "literal", value: 1 },
  } as const;
  const what: Ref = { ...everything("nodes"), where, one: "dead end", many: "dead ends", isAll: false };
  return candidate({ do: says(clause, "ask", "count") ? "count" : "find", what }, 12);
}
