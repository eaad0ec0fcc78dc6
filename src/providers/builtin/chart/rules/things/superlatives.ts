import { hasDirections } from "@/graph/document/graph-types";
import { nounMeaning } from "../../../lexicon/noun-classes";
import type { Act, Ref } from "../../../meaning/acts";
import { rankableBy } from "../../../schema/attribute-hints";
import { kindsLeft } from "../../../schema/carried-by";
import { directionOf, type FoundRelation } from "../../../schema/relation-match";
import { type Schema, typeAttribute } from "../../../schema/schema";
import { timeAttribute } from "../../../schema/time-attributes";
import { type Graded, type Part, type Place, rule, type SaidAttribute } from "../../grammar-types";
import { everything, formsOf, kindRef, narrow, spoken } from "../../refs";
import { find, findOf } from "../questions/requests";
import { amountOf } from "./edge-numbers";
import { degree, tieField } from "./fields";
import { gradedRank, rankPart } from "./rankings";
import { turned, viaOf } from "./relations";
import { ranked } from "./things";

/** What the first of a ranking is or has: "has the most beds", "works on the most projects", "is the oldest". */
export const superlativeRules = [
  rule("Most", "highest", () => ({ group: "level", isMore: true }), 0.2),
  rule("Most", "lowest", () => ({ group: "level", isMore: false }), 0.2),
  rule("Order", "most", () => "desc" as const, -0.1),
  rule("Order", "least", () => "asc" as const, -0.1),
  rule("Many", "most_many", () => "desc" as const, -0.1),
  rule("Many", "least_many", () => "asc" as const, -0.1),
  rule("Top", "have Order Attr", (order, attribute, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "have Most Attr", (graded, attribute, place) => byGradedAttribute(graded, attribute, place), 0.1),
  rule("Top", "whose Attr be Order", (attribute, order, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "whose Attr be Most", (attribute, graded, place) => byGradedAttribute(graded, attribute, place), 0.1),
  rule("Top", "Does Order", (attribute, order, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "Most", (graded, place) => (graded.group === "tenure" ? gradedRank(graded, 1, place) : null), -0.3),
  rule("Top", "has_done Order Attr", (order, attribute, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "be Does Order money", (attribute, order, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "Does Order money", (attribute, order, { text }) => byAttribute(attribute, order, text)),
  rule("Top", "receive Order Attr", (order, attribute, { text }) => byAttribute(attribute, order, text), 0.2),
  rule("Request", "ask? who do? be? Does Order for single_one Attr", (by, order, _each, { text }) =>
    firstOfAll(by.target === "edges" ? byAttribute(by, order, text) : null),
  ),
  rule("Request", "ask? who do? be? Does Order for single_one Kind", (by, order, _each, { text }) =>
    firstOfAll(by.target === "edges" ? byAttribute(by, order, text) : null),
  ),
  rule("Request", "ask? where Top", (top) => (top.tied === undefined ? null : best(everything("nodes"), top)), 0.1),
  rule("Request", "Request and how Graded be? it?", (acts, graded, { schema }) =>
    acts.every((act) => isBy(act, graded, schema)) ? acts : null,
  ),
  // An edge tells who is at its ends
  rule("Request", "Request and edge_ends", (acts) => (acts.every(isOfEdges) ? acts : null)),
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
  rule("Top", "be? Event last", (event, place) => byTime(event, "desc", place)),
  rule("Top", "be? Event Ordinal", (event, at, place) => (at === 1 ? byTime(event, "asc", place) : null)),
  rule("Top", "be most_connected", ({ text }) => byAttribute(degree, "desc", text)),
  rule("Top", "be least_connected", ({ text }) => byAttribute(degree, "asc", text)),
  rule("Top", "have Order Tie", (order, tie, { text }) => byAttribute(tieField(tie), order, text)),
  // Ties of a kind
  rule("Top", "Rel Many Group", (found, order, what, place) => byRelation(found, what, order, place)),
  rule("Top", "be? Rel by Many Group", (found, order, what, place) => byRelation(passive(found), what, order, place)),
  rule("Top", "be Rel Order", (found, order, place) => byRelation(passive(found), null, order, place)),
  rule("Top", "be Order Rel", (order, found, place) => byRelation(passive(found), null, order, place)),
  rule("Top", "Rel Order", (found, order, place) => byRelation(found, null, order, place), 0.2),
  rule("Top", "do? be? Many of? Group Rel", (order, what, found, place) =>
    byRelation(turned(found), what, order, place),
  ),
  rule("Top", "have Order RelNoun", (order, found, place) =>
    countedAs(found, byRelation(turned(found), null, order, place), place),
  ),
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
  rule("Request", "ask? who do? Top of Group", (top, group) => best(group, top)),
  rule("Request", "ask? which do? Top", (top) => best(everything(top.side ?? "nodes"), top), 0.3),
  rule("Request", "ask? which Group do? Top", (group, top) => best(group, top)),
  rule("Request", "ask? which Group be Most", (group, graded, place) => findOf(ranked(group, graded, place)), 0.1),
  rule(
    "Request",
    "ask? which RelNoun do? Top",
    (_noun, top) => (top.tied === undefined ? null : best(everything("nodes"), top)),
    0.3,
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
  const direction = directionOf(via, false, hasDirections(schema.context.profile));
  const { many, where } = what ?? { many: "" };
  const counts = via.relation.counts ?? amountOf(via, schema, text);
  const sum = what === null && !via.isNoun && counts !== undefined ? { sum: counts } : {};
  const tie = { direction, many, ...viaOf(via.relation), relation: via.relation.text, ...sum };
  return {
    tied: { cmp: ">=", count: 1, order, ...(where === undefined ? {} : { where }), ...tie },
    said: text,
    side: "nodes",
  };
}

/** "the longest trail and how long is it": what it is ranked by tells it. */
function isBy(act: Act, { group }: Graded, schema: Schema): boolean {
  if (act.do !== "rank") return false;
  return rankableBy(schema, act.what.target, group).some(({ attribute }) => attribute.name === act.rank.by);
}

function isOfEdges(act: Act): boolean {
  return act.do === "rank" && act.what.target === "edges";
}

/** "with the most cases": ties of any kind to such. */
export function byKind(what: Ref, order: "asc" | "desc", said: string): Part | null {
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

/** "the most members": they are counted by that noun. */
function countedAs({ length }: FoundRelation, top: Part | null, { text }: Place): Part | null {
  const many = text.split(" ").slice(-length).join(" ");
  return top?.tied === undefined ? null : { ...top, tied: { ...top.tied, many } };
}

function firstOf(group: Ref, top: Part | null, limit: number): Ref | null {
  if (top === null || !Number.isInteger(limit) || limit < 1) return null;
  const first = narrowBy(group, top.rank === undefined ? top : { ...top, rank: { ...top.rank, limit } });
  return first === null || top.tied === undefined ? first : { ...first, count: limit };
}

function firstOfAll(top: Part | null): readonly Act[] | null {
  return top === null ? null : best(everything(top.side ?? "nodes"), top);
}

/** "was hired last", "came out first". */
function byTime(event: string, order: "asc" | "desc", { schema, text }: Place): Part | null {
  const time = timeAttribute(schema, "nodes", event);
  return time === null ? null : rankPart({ name: time.name, target: "nodes" }, order, 1, text);
}

export function best(group: Ref, top: Part): readonly Act[] | null {
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
