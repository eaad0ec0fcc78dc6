import { nounMeaning } from "../../../lexicon/noun-classes";
import type { Act, Ref } from "../../../meaning/acts";
import { hintedAttribute } from "../../../schema/attribute-hints";
import { kindsLeft } from "../../../schema/carried-by";
import { directionOf, type FoundRelation } from "../../../schema/relation-match";
import { typeAttribute } from "../../../schema/schema";
import { type Graded, type Part, type Place, rule, type SaidAttribute } from "../../grammar-types";
import { everything, formsOf, kindRef, narrow, spoken } from "../../refs";
import { find } from "../questions/requests";
import { degree, tieField } from "./fields";
import { gradedRank, rankPart } from "./rankings";
import { turned, viaOf } from "./relations";

/** What the first of a ranking is or has: "has the most beds", "works on the most projects", "is the oldest". */
export const superlativeRules = [
  rule("Order", "most", () => "desc" as const, -0.1),
  rule("Order", "least", () => "asc" as const, -0.1),
  rule("Many", "most_many", () => "desc" as const, -0.1),
  rule("Many", "least_many", () => "asc" as const, -0.1),
  rule("Top", "have Order Attr", (order, attribute, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "have Most Attr", (graded, attribute, place) => byGradedAttribute(graded, attribute, place), 0.1),
  rule("Top", "whose Attr be Order", (attribute, order, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "whose Attr be Most", (attribute, graded, place) => byGradedAttribute(graded, attribute, place), 0.1),
  rule("Top", "Does Order", (attribute, order, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "Does Order money", (attribute, order, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "receive Order Attr", (order, attribute, { text }) => byAttribute(attribute, order, text), 0.2),
  rule(
    "Top",
    "Does Order Kind",
    (attribute, order, kind, { text }) => (kind.where === undefined ? null : byAttribute(attribute, order, text)),
    0.6,
  ),
  rule(
    "Top",
    "have Ordinal Order Attr",
    (at, order, attribute, { text }) => placed(byAttribute(attribute, order, text), at),
    0.1,
  ),
  rule(
    "Top",
    "have Ordinal Most Attr",
    (at, graded, attribute, place) => placed(byGradedAttribute(graded, attribute, place), at),
    0.1,
  ),
  rule("Top", "be Ordinal Most", (at, graded, place) => placed(gradedRank(graded, 1, place), at), 0.1),
  rule("Top", "Top per unit", (top) => top),
  rule("Top", "Does Most", (attribute, graded, place) => byGradedAttribute(graded, attribute, place), 0.1),
  rule("Top", "be Most", (graded, place) => gradedRank(graded, 1, place)),
  rule("Top", "be most_connected", ({ text }) => byAttribute(degree, "desc", text)),
  rule("Top", "be least_connected", ({ text }) => byAttribute(degree, "asc", text)),
  rule("Top", "have Order Tie", (order, tie, { text }) => byAttribute(tieField(tie), order, text)),
  // Ties of a kind
  rule("Top", "Rel Many Group", (found, order, what, place) => byRelation(found, what, order, place)),
  rule("Top", "be? Rel by Many Group", (found, order, what, place) => byRelation(passive(found), what, order, place)),
  rule("Top", "be Rel Order", (found, order, place) => byRelation(passive(found), null, order, place)),
  rule("Top", "be Order Rel", (order, found, place) => byRelation(passive(found), null, order, place)),
  rule("Top", "Rel Order", (found, order, place) => byRelation(found, null, order, place), 0.2),
  rule("Top", "have Order RelNoun", (order, found, place) => byRelation(turned(found), null, order, place)),
  rule("Top", "have Many Group", (order, what, { text }) => byKind(what, order, text), 0.3),
  // Whoever it is said of
  rule("Group", "Group that? Top", (group, top) => narrow(group, top, "not"), 0.1),
  rule(
    "Group",
    "all Group that? have most Attr",
    (group, attribute, { text }) => firstOf(group, byAttribute(attribute, "desc", text), 5),
    0.1,
  ),
  rule("Group", "those that Top", (top) => narrow(everything(top.side ?? "nodes"), top, "not"), 0.3),
  rule("Request", "ask? which them do? Top", (top) => best(spoken("previous", top.side ?? "nodes"), top), 0.1),
  rule("Request", "ask? which the_one do? Top", (top) => best(spoken("previous", top.side ?? "nodes"), top), 0.1),
  rule("Request", "ask? who them do? Top", (top) => best(spoken("previous", top.side ?? "nodes"), top), 0.1),
  rule("Group", "someone that? Top", (top) => narrow(everything(top.side ?? "nodes"), top, "not"), 0.3),
  rule("Group", "Num Group that? do? Top", (limit, group, top) => firstOf(group, top, limit), 0.1),
  rule("Group", "top Num Group that? do? Top", (limit, group, top) => firstOf(group, top, limit), 0.1),
  rule(
    "Group",
    "Order Rel Group",
    (order, found, group, place) => narrowBy(group, byRelation(passive(found), null, order, place)),
    0.1,
  ),
  rule(
    "Group",
    "Num most Rel Group",
    (limit, found, group, place) => firstOf(group, byRelation(passive(found), null, "desc", place), limit),
    0.1,
  ),
  rule(
    "Group",
    "top Num most? Rel Group",
    (limit, found, group, place) => firstOf(group, byRelation(passive(found), null, "desc", place), limit),
    0.1,
  ),
  rule("Request", "Most be? who", (graded, place) => firstOfAll(gradedRank(graded, 1, place)), 0.3),
  rule("Request", "ask? who do? Top", (top, place) => (isOfNoKind(top) ? null : best(whoHas(top, place), top))),
  rule("Request", "ask? which do? Top", (top) => best(everything(top.side ?? "nodes"), top), 0.3),
  rule("Request", "ask? which Group do? Top", (group, top) => best(group, top)),
  rule(
    "Request",
    "ask? which RelNoun do? Top",
    (_noun, top) => (top.tied === undefined ? null : best(everything("nodes"), top)),
    0.3,
  ),
  rule("Request", "ask? who do? Top and who? do? Top", (first, second) => two(everything("nodes"), first, second), 0.1),
  rule(
    "Request",
    "ask? which Group do? Top and which? do? Top",
    (group, first, second) => two(group, first, second),
    0.1,
  ),
  rule(
    "Request",
    "q? Most Group and q? Most",
    (first, group, second, place) => two(group, gradedRank(first, 1, place), gradedRank(second, 1, place)),
    0.2,
  ),
  rule(
    "Request",
    "q? Most and Most Group",
    (first, second, group, place) => two(group, gradedRank(first, 1, place), gradedRank(second, 1, place)),
    0.2,
  ),
  // A value of the first
  rule("Request", "how Graded be Group", (graded, group, place) => measureOf(graded, group, place), 0.1),
  rule("Request", "q? Attr of Group", (attribute, group) => attributeOf(attribute, group), 0.1),
  rule("Request", "q? Group possessive Attr", (group, attribute) => attributeOf(attribute, group), 0.1),
  rule("Request", "how_many Attr do? Group have", (attribute, group) => attributeOf(attribute, group), 0.1),
  // By the things they are tied to
  rule("Request", "q? number_of? Group by Kind", (what, kind) => counted(kind, what), 0.2),
  rule("Request", "count Group by Kind", (what, kind) => counted(kind, what), 0.2),
  rule("Request", "how_many Group do? each Kind have", (what, kind) => counted(kind, what)),
  rule("Request", "how_many Group be? there? by Kind", (what, kind) => counted(kind, what), 0.1),
  rule("Request", "rank_by Kind by number_of Group", (kind, what) => counted(kind, what)),
  rule("Request", "rank_by Kind by Group", (kind, what) => counted(kind, what), 0.2),
  rule("Request", "how_many Group do? Kind Rel each", (what, kind, found, place) =>
    countedOver(kind, found, what, place),
  ),
  rule("Request", "how_many Group do? each Kind Rel", (what, kind, found, place) =>
    countedOver(kind, found, what, place),
  ),
];

function byAttribute(attribute: SaidAttribute, order: "asc" | "desc", said: string): Part | null {
  return attribute.kind === "number" ? rankPart(attribute, order, 1, said) : null;
}

/** "has the longest lead time": only what the adjective may be said of. */
function byGradedAttribute({ isMore }: Graded, attribute: SaidAttribute, { text }: Place): Part | null {
  return byAttribute(attribute, isMore ? "desc" : "asc", text);
}

/** "the second most". */
function placed(top: Part | null, at: number): Part | null {
  return top?.rank === undefined ? null : { ...top, rank: { ...top.rank, limit: at, place: at } };
}

/** "cited most": those that others cite. */
export function passive(found: FoundRelation): FoundRelation {
  return found.isReversed ? found : turned(found);
}

export function byRelation(
  via: FoundRelation,
  what: Ref | null,
  order: "asc" | "desc",
  { schema, text }: Place,
): Part | null {
  if (what !== null && !isOnlyKind(what)) return null;
  const direction = directionOf(via, false, schema.context.profile.directed);
  const { many, where } = what ?? { many: "" };
  const { counts } = via.relation;
  const sum = what === null && !via.isNoun && counts !== undefined ? { sum: counts } : {};
  const tie = { direction, many, ...viaOf(via.relation), relation: via.relation.text, ...sum };
  return {
    tied: { cmp: ">=", count: 1, order, ...(where === undefined ? {} : { where }), ...tie },
    said: text,
    side: "nodes",
  };
}

/** "with the most cases": ties of any kind to such. */
function byKind(what: Ref, order: "asc" | "desc", said: string): Part | null {
  if (!isOnlyKind(what) || what.where === undefined) return null;
  return {
    tied: { cmp: ">=", count: 1, order, where: what.where, direction: "both", many: what.many },
    said,
    side: "nodes",
  };
}

export function isOnlyKind({ target, base, near, tied, rank, against }: Ref): boolean {
  return target === "nodes" && base === "all" && [near, tied, rank, against].every((part) => part === undefined);
}

function narrowBy(group: Ref, top: Part | null): Ref | null {
  return top === null || (top.tied !== undefined && group.tied !== undefined) ? null : narrow(group, top, "not");
}

function firstOf(group: Ref, top: Part | null, limit: number): Ref | null {
  if (top === null || !Number.isInteger(limit) || limit < 1) return null;
  const first = narrowBy(group, top.rank === undefined ? top : { ...top, rank: { ...top.rank, limit } });
  return first === null || top.tied === undefined ? first : { ...first, count: limit };
}

function firstOfAll(top: Part | null): readonly Act[] | null {
  return top === null ? null : best(everything(top.side ?? "nodes"), top);
}

function best(group: Ref, top: Part): readonly Act[] | null {
  const what = narrowBy(group, top);
  return what === null ? null : find(what);
}

/** "Who has the most cats" asks for people, where they are of kinds of their own that have such things. */
function whoHas({ tied }: Part, { schema }: Place): Ref {
  const people = nounMeaning(schema, "people");
  const type = typeAttribute(schema, "nodes")?.name;
  const ofKinds = tied?.where === undefined ? null : kindsLeft(schema, "nodes", tied.where);
  if (people === null || people === "all" || type === undefined || ofKinds === null) return everything("nodes");
  const isPerson = (kind: string) => people.includes(kind);
  const haveThem = ([own, others]: readonly (readonly string[])[]) =>
    own?.some(isPerson) === true && others?.some((kind) => ofKinds.includes(kind)) === true;
  const { edgeEnds = [] } = schema.context;
  const have = edgeEnds.some(({ sources, targets }) => haveThem([sources, targets]) || haveThem([targets, sources]));
  if (!have || ofKinds.some(isPerson)) return everything("nodes");
  return kindRef("nodes", {
    ...formsOf("person"),
    where: { op: "in", field: { name: type, of: "bare" }, values: people },
  });
}

/** "who has the most open stalls" where no kind of nodes is stalls: what is counted are the nodes themselves. */
function isOfNoKind({ tied }: Part): boolean {
  const where = tied?.via === undefined ? tied?.where : undefined;
  return where?.op === "compare" && where.value.kind === "literal" && typeof where.value.value === "boolean";
}

function two(group: Ref, first: Part | null, second: Part | null): readonly Act[] | null {
  const [a, b] = [first, second].map((top) => (top === null ? null : best(group, top)));
  return a == null || b == null ? null : [...a, ...b];
}

function isFirst({ rank, tied }: Ref): boolean {
  return rank !== undefined || tied?.order !== undefined;
}

/** "how old is the oldest": what it is ranked by tells it. */
function measureOf(graded: Graded, group: Ref, { schema }: Place): readonly Act[] | null {
  if (!isFirst(group)) return null;
  const found = hintedAttribute(schema, group.target, graded.group);
  if (found === null) return null;
  return group.rank?.by === found.attribute.name
    ? find(group)
    : [{ do: "describe", what: group, property: found.attribute.name }];
}

function attributeOf(attribute: SaidAttribute, group: Ref): readonly Act[] | null {
  if (!isFirst(group) || attribute.isComputed === true || attribute.target !== group.target) return null;
  return group.rank?.by === attribute.name ? find(group) : [{ do: "describe", what: group, property: attribute.name }];
}

function counted(kind: Ref, what: Ref): readonly Act[] | null {
  const top = byKind(what, "desc", "");
  return top?.tied === undefined || !isOnlyKind(kind) || kind.where === undefined
    ? null
    : [{ do: "rankTied", what: kind, tied: top.tied, limit: 20 }];
}

function countedOver(kind: Ref, found: FoundRelation, what: Ref, place: Place): readonly Act[] | null {
  const top = byRelation(found, what, "desc", place);
  return top?.tied === undefined || !isOnlyKind(kind)
    ? null
    : [{ do: "rankTied", what: kind, tied: top.tied, limit: 20 }];
}
