import type { Selector } from "@/graph/selector/selector-types";
import type { Near, Ref } from "../../../meaning/acts";
import { all, any, atEnd, not } from "../../../meaning/selectors";
import type { FoundRelation } from "../../../schema/relation-match";
import type { Graded, Part, Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything, formsOf, isPlain, named, narrow, spoken } from "../../refs";
import { degree } from "./fields";
import { atPlace, gradedRank, rankPart } from "./rankings";
import { endOf, nextTo, relatedTo, viaOf } from "./relations";

/** Which elements: nouns with what stands before and after them, names, and words that point back. */
export const thingRules = [
  rule("Kind", "node", ({ text }) => noun("nodes", text), 0.05),
  rule("Kind", "edge", ({ text }) => noun("edges", text), 0.05),
  rule("Kind", "edge_type Kind", () => null),
  rule("Names", "Name", (name) => [name]),
  rule("Names", "Names and Name", (names, name) => [...names, name]),
  rule("Names", "Names or Name", (names, name) => [...names, name]),
  rule("Names", "node Name", (name) => [name], 0.1),
  rule("Names", "Kind Name", (kind, name) => (kind.target === "nodes" ? [name] : null), 0.4),
  // Groups: a noun and what narrows it down.
  rule("Group", "Kind", (kind) => kind),
  // Brackets say what belongs together.
  rule("Group", "open Things close", (group) => group),
  rule("Group", "Adj Group", (part, group) => narrow(group, part, "before")),
  rule("Group", "look Group", () => null),
  rule("Group", "other Kind", (kind, { text }) => otherThan(kind, text), 0.2),
  rule("Group", "Group Pred", (group, part) => narrow(group, part), 0.1),
  rule("Group", "Group that Pred", (group, part) => narrow(group, part)),
  rule("Group", "Group called Names", (group, names) =>
    group.base === "all" ? { ...group, base: "names", names, isAll: false } : null,
  ),
  rule("Pred", "be Kind", (kind, { text }) => ofKindPart(kind, text), 0.3),
  rule("Group", "Group called Rel", (group, found) => ofRelation(group, found)),
  rule("Group", "Group called RelNoun", (group, found) => ofRelation(group, found), 0.1),
  rule("Group", "someone that? Pred", (part) => narrow(everything(part.side ?? "nodes"), part), 0.4),
  rule("Group", "those that Pred", (part) => narrow(everything(part.side ?? "nodes"), part), 0.4),
  rule("Group", "Adj someone", (part) => narrow(everything(part.side ?? "nodes"), part), 0.4),
  rule("Group", "everything that? Pred", (part) => narrow(everything(part.side ?? "nodes"), part), 0.4),
  rule(
    "Group",
    "Adj",
    (part) => (part.base === "selected" ? spoken("selected") : narrow(everything(part.side ?? "nodes"), part)),
    1.2,
  ),
  rule("Group", "selection", () => spoken("selected"), 0.1),
  rule("Group", "selected Kind", (kind) => ({ ...kind, base: "selected", isAll: false })),
  rule("Group", "part", () => ({
    ...spoken("part"),
    one: "node of the largest part",
    many: "nodes of the largest part",
  })),
  rule(
    "Group",
    "hub",
    (place) => narrow(everything("nodes"), rankPart(degree, "desc", limitOf(place), place.text), "not"),
    0.2,
  ),
  rule("Group", "Group and Group", (a, b) => unionOf(a, b), 0.2),
  rule("Group", "Group or Group", (a, b) => unionOf(a, b), 0.3),
  rule("Group", "Group comma Group and Group", (a, b, c) => unionOf(unionOf(a, b), c), 0.2),
  rule("Group", "Group but Group", (a, b) => exceptOf(a, b), 0.2),
  rule("Group", "Group but Names", (a, names) => narrow(a, { without: names }, "not"), 0.1),
  rule("Group", "everything but Names", (names) => narrow(everything("nodes"), { without: names }, "not"), 0.1),
  rule("Group", "everything but Group", (b) => exceptOf(everything(b.target), b), 0.1),
  // The first of a ranking
  rule("Group", "Most Group", (graded, group, place) => ranked(group, graded, place)),
  rule("Group", "top? Num Most Group", (limit, graded, group, place) => ranked(group, graded, place, limit)),
  rule("Group", "Most Num Group", (graded, limit, group, place) => ranked(group, graded, place, limit)),
  rule("Group", "Group that? be? Most", (group, graded, place) => ranked(group, graded, place), 0.3),
  rule("Group", "most_connected Group", (group, place) => topOf(group, { by: degree, order: "desc" }, place)),
  rule("Group", "most_connected", (place) => topOf(everything("nodes"), { by: degree, order: "desc" }, place), 0.8),
  rule("Group", "Num most_connected Group", (limit, group, place) =>
    topOf(group, { by: degree, order: "desc", limit }, place),
  ),
  rule("Group", "most_connected Num Group", (limit, group, place) =>
    topOf(group, { by: degree, order: "desc", limit }, place),
  ),
  rule("Group", "least_connected Group", (group, place) => topOf(group, { by: degree, order: "asc" }, place)),
  rule(
    "Group",
    "most_connected Group by Attr",
    (group, attribute, place) => topOf(group, { by: attribute, order: "desc" }, place),
    0.1,
  ),
  rule(
    "Group",
    "Most Group by Attr",
    ({ isMore }, group, attribute, place) => topOf(group, { by: attribute, order: isMore ? "desc" : "asc" }, place),
    0.1,
  ),
  rule("Group", "Ordinal Most Group", (at, graded, group, place) => atPlace(ranked(group, graded, place), at), 0.1),
  rule("Group", "top Num Group by Attr", (limit, group, attribute, place) =>
    topOf(group, { by: attribute, order: "desc", limit }, place),
  ),
  rule("Group", "bottom Num Group by Attr", (limit, group, attribute, place) =>
    topOf(group, { by: attribute, order: "asc", limit }, place),
  ),
  rule("Group", "Num top Group by Attr", (limit, group, attribute, place) =>
    topOf(group, { by: attribute, order: "desc", limit }, place),
  ),
  rule("Group", "top Num by Attr", (limit, attribute, place) =>
    topOf(everything(attribute.target), { by: attribute, order: "desc", limit }, place),
  ),
  // Pointing back
  rule("Group", "it Kind", (kind) => (kind.base === "all" ? { ...kind, base: "previous", isAll: false } : null), 0.2),
  rule("Group", "Group them", (group) => (group.base === "all" ? { ...group, base: "previous", isAll: false } : null)),
  rule("Group", "Most them", (graded, place) => ranked(spoken("previous"), graded, place)),
  rule("Group", "it Pred", (part) => narrow(spoken("previous", part.side ?? "nodes"), part), 0.6),
  // Around names
  rule("Group", "neighbour of Things", (of, { text }) => around(of, text)),
  rule("Group", "Things possessive neighbour", (of, { text }) => around(of, text)),
  rule("Group", "common_neighbour of Things", (of, { text }) => around(of, text, true)),
  rule("Group", "RelNoun of Things", (found, of, place) => relatedGroup(of, found, place)),
  rule("Group", "Things possessive RelNoun", (of, found, place) => relatedGroup(of, found, place)),
  rule("Group", "edge of Things", (of, { text }) => edgesAt(of, "both", text)),
  rule("Group", "Things possessive edge", (of, { text }) => edgesAt(of, "both", text), 0.1),
  rule("Group", "edge between? Things and Things", (a, b, { text }) => edgesBetween(a, b, text), 0.4),
  rule("Group", "edge both_ends Things and Things", (a, b, { text }) => edgesAmong(a, b, { side: "both", text })),
  rule("Group", "edge from Things to Things", (a, b, { text }) =>
    / between /iu.test(text) ? null : edgesAmong(a, b, { side: "source", text }),
  ),
  // Things
  rule("Things", "all? of? Group", (group) => group),
  rule(
    "Things",
    "Num Group",
    (count, group) =>
      Number.isInteger(count) && count > 0 && group.count === undefined && !isFirstAlone(group, count)
        ? { ...group, count }
        : null,
    0.3,
  ),
  rule("Things", "Names", (names) => named(names)),
  rule("Things", "it", () => spoken("previous"), 0.1),
  rule(
    "Things",
    "it Num",
    (count) => (Number.isInteger(count) && count > 1 ? { ...spoken("previous"), count } : null),
    0.3,
  ),
  rule("Things", "rest", () => spoken("rest"), 0.1),
  rule("Things", "everything", () => everything("nodes"), 0.2),
  rule("Things", "Names and neighbour", (names) => ({ ...named(names), isWithNeighbours: true })),
  rule("Things", "it and neighbour", () => ({ ...spoken("previous"), isWithNeighbours: true })),
];

/** "which of the donors are companies". */
function ofKindPart({ where, base, target, isAll }: Ref, said: string): Part | null {
  return where === undefined || base !== "all" || isAll ? null : { where, said, side: target };
}

/** "the edges called lives with": edges of that kind. */
function ofRelation(group: Ref, { relation }: FoundRelation): Ref | null {
  const { via } = viaOf(relation);
  return group.target !== "edges" || via === undefined
    ? null
    : narrow(group, { where: via, said: `called ${relation.text}`, side: "edges" });
}

function noun(target: "nodes" | "edges", text: string): Ref {
  return { ...everything(target), ...formsOf(text.toLowerCase()) };
}

/** "who is the tallest": of one thing where the noun says one. */
function limitOf({ text }: { readonly text: string }): number {
  return /s$/u.test(text) ? 5 : 1;
}

export function ranked(group: Ref, graded: Graded, place: Place, limit = 1): Ref | null {
  const part = gradedRank(graded, limit, place, group);
  return part === null ? null : narrow(group, part, "not");
}

interface Order {
  readonly by: SaidAttribute;
  readonly order: "asc" | "desc";
  readonly limit?: number;
}

/** "the 3 [oldest cats]": one is the oldest. */
function isFirstAlone({ rank }: Ref, count: number): boolean {
  return rank?.limit === 1 && rank.place === undefined && count > 1;
}

/** "The other stops": what is left of them; "another stop" is any. */
function otherThan(kind: Ref, said: string): Ref | null {
  const isOne = kind.one !== kind.many && said.toLowerCase().endsWith(kind.one);
  return kind.base === "all" && !isOne ? { ...kind, base: "rest", isAll: false } : null;
}

function topOf(group: Ref, { by, order, limit = 1 }: Order, { text }: Place): Ref | null {
  if (by.kind === "string" || by.kind === "boolean") return null;
  return narrow(group, rankPart(by, order, limit, text), "not");
}

/** "cats and dogs": either kind, where nothing but conditions on attributes is said of both. */
function unionOf(a: Ref | null, b: Ref): Ref | null {
  if (a === null || a.target !== b.target || !isConditions(a) || !isConditions(b)) return null;
  if (a.where === undefined || b.where === undefined) return null;
  const words = { one: a.one, many: `${a.many} and ${b.many}` };
  return { ...a, ...words, where: any([a.where, b.where]), isAll: false };
}

function exceptOf(a: Ref, b: Ref): Ref | null {
  if (a.target !== b.target || !isConditions(b) || b.where === undefined) return null;
  return narrow(a, { where: not(b.where) }, "not");
}

export function isConditions(ref: Ref): boolean {
  const { near, tied, rank, against, ends, names, without } = ref;
  return ref.base === "all" && [near, tied, rank, against, ends, names, without].every((part) => part === undefined);
}

function around(of: Ref, said: string, isShared = false): Ref | null {
  const end = endOf(of);
  if (end === null || isPlain(of)) return null;
  const near = isShared ? null : further(of);
  return {
    ...everything("nodes"),
    near: near ?? nextTo(end, isShared ? { isShared } : {}),
    isAll: false,
    one: said,
    many: said,
  };
}

/** "neighbours of neighbours of Ann": a step further, without herself and those next to her. */
function further({ near, where, tied, rank, against, without, nearAlso }: Ref): Near | null {
  const isBare = [where, tied, rank, against, without, nearAlso].every((part) => part === undefined);
  if (near === undefined || !isBare || near.via !== undefined || near.of !== undefined) return null;
  if (near.isShared === true || near.isNegated || near.direction !== "both") return null;
  return near.names.length === 1 ? nextTo(near.names, { depth: near.depth + 1, isAtDepth: true }) : null;
}

function relatedGroup(of: Ref, found: Parameters<typeof relatedTo>[1], place: Place): Ref | null {
  const end = endOf(of);
  if (end === null || isPlain(of)) return null;
  return { ...everything("nodes"), near: relatedTo(end, found, true, place), isAll: false, one: "node", many: "nodes" };
}

function edgesAt(of: Ref, side: "both", said: string): Ref | null {
  if (of.base !== "names" || of.names === undefined) return null;
  return { ...everything("edges"), ends: { names: of.names, side }, isAll: false, many: said };
}

interface Between {
  /** The end that the first of them is. */
  readonly side: "source" | "both";
  readonly text: string;
}

/** Edges that join one of these to one of those: at least one side is said by what it is. */
function edgesAmong(a: Ref, b: Ref, { side, text }: Between): Ref | null {
  const said = { ...everything("edges"), isAll: false, many: text, one: text.replace(/^(\p{L}+)s\b/u, "$1") };
  if (a.names !== undefined && b.names !== undefined) return null;
  if (a.names !== undefined) return edgesToKind(said, a, { of: b, side });
  if (b.names !== undefined) return edgesToKind(said, b, { of: a, side: side === "both" ? "both" : "target" });
  const [ahead, back] = [endsAre(a, b), endsAre(b, a)];
  if (ahead === null || back === null) return null;
  return { ...said, where: side === "source" ? ahead : any([ahead, back]) };
}

function edgesToKind(
  said: Ref,
  { base, names = [], where }: Ref,
  { of, side }: { of: Ref; side: "source" | "target" | "both" },
): Ref | null {
  const [source, target] = [endOfKind(of, "source"), endOfKind(of, "target")];
  if (base !== "names" || where !== undefined || source === null || target === null) return null;
  return { ...said, ends: { names, side, other: { source, target } } };
}

function endsAre(source: Ref, target: Ref): Selector | null {
  const [first, second] = [endOfKind(source, "source"), endOfKind(target, "target")];
  return first === null || second === null ? null : all([first, second]);
}

function endOfKind(of: Ref, end: "source" | "target"): Selector | null {
  return of.target === "nodes" && isConditions(of) && of.where !== undefined ? atEnd(of.where, end) : null;
}

function edgesBetween(a: Ref, b: Ref, said: string): Ref | null {
  if (a.names?.length !== 1 || b.names?.length !== 1) return null;
  return { ...everything("edges"), ends: { names: [...a.names, ...b.names], side: "both" }, isAll: false, many: said };
}
