import { hasDirections } from "@/graph/document/graph-types";
import { endNamed } from "../../../lexicon/relation-nouns";
import type { Act, EdgeEnds, Near, Ref } from "../../../meaning/acts";
import { kindsLeft } from "../../../schema/carried-by";
import { directionOf, type FoundRelation, relationsOf } from "../../../schema/relation-match";
import { attributesOf, typeAttribute } from "../../../schema/schema";
import { spokenWords } from "../../../schema/spoken-names";
import { verbStem } from "../../../text/inflect";
import { type Part, type Place, rule, type ValueSense } from "../../grammar-types";
import { everything, isPlain, named, narrow } from "../../refs";
import { valuePart } from "../things/condition-parts";
import { endOf, nextTo, relatedTo, relTied, turned } from "../things/relations";

/** What somebody or something has, is in, is of: nodes beside it of the kind that is said. */
export const possessionRules = [
  rule("Request", "q? Names possessive Group", (names, group) => findOf(ofKind(group, nextTo(names)))),
  rule("Group", "Names possessive Group", (names, group) => ofKind(group, nextTo(names)), 0.2),
  rule("Group", "Things possessive Group", (end, group, place) => joinedTo(group, end, place), 0.3),
  rule("Group", "Group own_of Group", (group, end, place) => joinedTo(group, end, place), 0.6),
  // Edges at somebody
  rule("Group", "Names possessive Kind", (names, kind) => edgesOf(kind, names, "both"), 0.8),
  rule("Group", "Kind own_of Names", (kind, names) => edgesOf(kind, names, "both"), 0.8),
  rule("Group", "Kind by Names", (kind, names) => edgesOf(kind, names, "source"), 0.8),
  rule("Group", "Kind from Names", (kind, names) => edgesOf(kind, names, "source"), 0.8),
  rule("Group", "Kind to Names", (kind, names) => edgesOf(kind, names, "target"), 0.8),
  rule("Group", "Group of Names", (group, names) => ofKind(group, nextTo(names)), 0.5),
  rule("Group", "Group have Names", (group, names) => ofKind(group, nextTo(names)), 0.5),
  rule("Group", "Group by Names", (group, names) => ofKind(group, nextTo(names)), 0.6),
  rule("Group", "Group in Names", (group, names) => ofKind(group, nextTo(names)), 0.6),
  rule(
    "Group",
    "Group that? be? in? Names Rel",
    (group, names, found, place) => ofKind(group, relatedTo(names, found, false, place)),
    0.3,
  ),
  rule("Request", "ask? which Group be in? Names", (group, names) => findOf(ofKind(group, nextTo(names))), 0.3),
  rule(
    "Request",
    "ask? who be in Names",
    (names, place) => findOf(narrow(everything("nodes"), nearPart(within(names, place)))),
    0.4,
  ),
  rule("Request", "ask? which Group do Names have", (group, names) => findOf(ofKind(group, nextTo(names))), 0.2),
  rule("Request", "ask? which Group be? have Names", (group, names) => findOf(ofKind(group, nextTo(names))), 0.4),
  rule("Request", "ask? how_many Group do Names have", (group, names) => countOf(ofKind(group, nextTo(names))), 0.2),
  rule(
    "Request",
    "ask? how_many Group be? there? in? Names",
    (group, names) => countOf(ofKind(group, nextTo(names))),
    0.6,
  ),
  rule("Request", "which be in Names", (names) => findOf(narrow(everything("nodes"), nearPart(nextTo(names)))), 0.6),
  // The other end of a relation, its verb last
  rule("Request", "ask? which Group do? none Group Rel", (group, what, found, place) =>
    findOf(without(group, relTied(turned(found), { cmp: "==", value: 0 }, what, place))),
  ),
  rule("Request", "ask? which be? do? Things Rel", (end, found, place) => findOf(related(end, found, place)), 0.1),
  rule("Request", "ask? where be? do? Things Rel", (end, found, place) => findOf(related(end, found, place)), 0.1),
  rule("Request", "ask? who do? Things Rel", (end, found, place) => findOf(related(end, found, place)), 0.1),
  rule(
    "Request",
    "ask? which Group be? do? Things Rel",
    (group, end, found, place) => findOf(relatedIn(group, end, found, place)),
    0.1,
  ),
  rule(
    "Request",
    "ask? how_many Group be? do? Things Rel",
    (group, end, found, place) => countOf(relatedIn(group, end, found, place)),
    0.1,
  ),
  rule(
    "Request",
    "ask? how_many Group do? Rel Things",
    (group, found, end, place) => countOf(relatedAfter(group, end, found, place)),
    0.2,
  ),
  rule(
    "Request",
    "ask? which do we Rel Things",
    (found, end, place) => findOf(relatedAfter(everything("nodes"), end, found, place)),
    0.1,
  ),
  rule(
    "Request",
    "ask? which Group do we Rel Things",
    (group, found, end, place) => findOf(relatedAfter(group, end, found, place)),
    0.1,
  ),
  rule("Request", "ask? how_many Group do? Rel Names", (group, _found, names, place) =>
    quantityOf(group, names, place),
  ),
  rule("Request", "ask? how_many Name do? Rel Names", (part, _found, names, place) => quantity(part, names, place)),
  rule(
    "Request",
    "ask? how_many RelNoun do? Names have",
    (found, names, place) => countOf(relatedAfter(everything("nodes"), named(names), found, place)),
    0.1,
  ),
  rule(
    "Request",
    "ask? which RelNoun do? Names have",
    (found, names, place) => findOf(relatedAfter(everything("nodes"), named(names), found, place)),
    0.1,
  ),
  rule("Pred", "of Value", (value, { text }) => valuePart(value, text), 0.3),
  rule("Pred", "belong_to Value", (value, { text }) => valuePart(value, text), 0.1),
  rule("Request", "whose Kind be Name", (kind, name, place) => ownerOf(kind, name, place), 0.1),
  rule("Request", "who do Name belong_to", (name, place) => ownerOf(null, name, place), 0.3),
  // Nodes of a kind that something is tied to; a value of its own is said of itself
  rule("Pred", "have Value", (sense, { text, schema }) => ownValue(sense, text, schema), 0.4),
  rule("Pred", "have Group", (group, { text }) => tiedTo(group, 1, text), 0.6),
  rule("Pred", "without Group", (group, { text }) => tiedTo(group, 0, text), 0.1),
  rule("Pred", "have none Group", (group, { text }) => tiedTo(group, 0, text), 0.1),
  rule("Pred", "do? not have Group", (group, { text }) => tiedTo(group, 0, text), 0.1),
];

/** "who is in it": by the only relation that says who is in what here ("acted in"), else by any. */
function within(names: readonly string[], place: Place): Near {
  const [relation, second] = relationsOf(place.schema).filter(({ stems }) => stems.length > 1 && stems.at(-1) === "in");
  if (relation === undefined || second !== undefined) return nextTo(names);
  return relatedTo(names, { relation, isReversed: false, length: 1, isNoun: false }, true, place);
}

function nearPart(near: Near): Part {
  return { near, side: "nodes" };
}

export function ofKind(group: Ref, near: Near): Ref | null {
  return group.target === "edges" || isPlain(group) || group.base !== "all"
    ? null
    : narrow(group, nearPart(near), "not");
}

function without(group: Ref, part: Part | null): Ref | null {
  return part === null ? null : narrow(group, part);
}

/** "Ann's donations", "donations to Clean Wells". */
function edgesOf(kind: Ref, names: readonly string[], side: EdgeEnds["side"]): Ref | null {
  // "Ann's friends" are people, though edges are called so.
  if (kind.target === "nodes" || isPlain(kind) || endNamed(verbStem(kind.one), kind.one) !== null) return null;
  return narrow(kind, { ends: { names, side }, side: "edges" }, "not");
}

/** "the repairs of Ann's cars", "the drivers' vans": where edges join such kinds. */
function joinedTo(group: Ref, end: Ref, { schema }: Place): Ref | null {
  const of = endOf(end);
  const [own, others] = [kindsLeft(schema, "nodes", group.where), kindsLeft(schema, "nodes", end.where)];
  if (of === null || end.names !== undefined || end.base !== "all" || own === null || others === null) return null;
  const { edgeEnds = [] } = schema.context;
  const join = (ends: readonly string[], kinds: readonly string[]) => kinds.some((kind) => ends.includes(kind));
  const areJoined = edgeEnds.some(
    ({ sources, targets }) =>
      (join(sources, own) && join(targets, others)) || (join(targets, own) && join(sources, others)),
  );
  return areJoined ? ofKind(group, nextTo(of)) : null;
}

function related(end: Ref, found: FoundRelation, place: Place): Ref | null {
  return relatedIn(everything("nodes"), end, found, place);
}

function relatedIn(group: Ref, end: Ref, found: FoundRelation, place: Place): Ref | null {
  const of = endOf(end);
  return of === null || isPlain(end) ? null : narrow(group, nearPart(relatedTo(of, found, false, place)), "not");
}

function relatedAfter(group: Ref, end: Ref, found: FoundRelation, place: Place): Ref | null {
  const of = endOf(end);
  return of === null || isPlain(end) ? null : narrow(group, nearPart(relatedTo(of, found, true, place)), "not");
}

/** "how many screws go into a bike": what the edge says. */
function quantity(part: string, names: readonly string[], { schema }: Place): readonly Act[] | null {
  const [whole, second] = names;
  const counts = attributesOf(schema, "edges").filter(
    ({ name, kind }) => kind === "number" && spokenWords(name).some((word) => counting.has(word)),
  );
  const [only, other] = counts;
  if (whole === undefined || second !== undefined || only === undefined || other !== undefined) return null;
  return [{ do: "edgeValue", ends: [part, whole], property: only.name }];
}

const counting: ReadonlySet<string> = new Set(["quantity", "qty", "amount", "count", "number", "pieces", "copies"]);

/** "how many screws go into it": of one thing by its own name. */
function quantityOf({ where }: Ref, names: readonly string[], place: Place): readonly Act[] | null {
  const { labelAttribute } = place.schema.context.profile;
  if (where?.op !== "compare" || where.field.name !== labelAttribute || where.value.kind !== "literal") return null;
  return quantity(String(where.value.value), names, place);
}

/** "whose pet is Rex": by the relation that says who owns what here. */
function ownerOf(kind: Ref | null, name: string, { schema }: Place): readonly Act[] | null {
  const relation = relationsOf(schema).find(({ stems: [stem = ""] }) => owning.has(stem));
  if (relation === undefined) return null;
  const isReversed = relation.stems[0] === "belong";
  const direction = directionOf({ relation, isReversed }, true, hasDirections(schema.context.profile));
  const found: FoundRelation = { relation, isReversed, length: 1, isNoun: false };
  const near: Near = { ...relatedTo([name], found, true, { schema }), direction };
  const what = narrow(everything("nodes"), nearPart(near), "not");
  return kind !== null && isPlain(kind) ? null : findOf(what);
}

const owning: ReadonlySet<string> = new Set(["own", "keep", "belong", "hold", "possess"]);

/** "bears of Kyoto": the value is in the bears themselves, unless it says which kind of thing it is. */
function ownValue(sense: ValueSense, said: string, schema: Place["schema"]): Part | null {
  return typeAttribute(schema, sense.target)?.name === sense.attribute.name ? null : valuePart(sense, said);
}

function tiedTo(group: Ref, count: 0 | 1, said: string): Part | null {
  const { target, base, near, tied, rank, against, where, many } = group;
  const isConditions =
    target === "nodes" && base === "all" && [near, tied, rank, against].every((part) => part === undefined);
  if (!isConditions || where === undefined) return null;
  return { tied: { cmp: count === 0 ? "==" : ">=", count, where, direction: "both", many }, said, side: "nodes" };
}

export function findOf(what: Ref | null): readonly Act[] | null {
  return what === null ? null : [{ do: "find", what }];
}

export function countOf(what: Ref | null): readonly Act[] | null {
  return what === null ? null : [{ do: "count", what }];
}
