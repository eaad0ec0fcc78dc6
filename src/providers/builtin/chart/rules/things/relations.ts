import { hasDirections } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import type { Near, Ref, Tied } from "../../../meaning/acts";
import { compare, exists } from "../../../meaning/selectors";
import { directionOf, type FoundRelation, isActive, isParticiple } from "../../../schema/relation-match";
import type { Amount, Meanings, Part, Place, SaidAttribute, World } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { isPlain, named, negated } from "../../refs";
import { byVerb, ofAttribute, valuePart, withSaid } from "./condition-parts";

/** None of edges that bear no names. */
export function viaOf({ value, attribute }: FoundRelation["relation"]): { readonly via?: Selector } {
  return attribute === "" ? {} : { via: termOf({ value, attribute }) };
}

function termOf({
  value,
  attribute,
}: Pick<FoundRelation["relation"], "attribute"> & { readonly value: FoundRelation["relation"]["value"] }): Selector {
  return value === undefined ? exists(attribute) : compare(attribute, "==", value);
}

/** Neighbours of these over edges of that relation. `isNameAfter`: "cites Ann", not "Ann cites". */
export function relatedTo(of: readonly string[] | Ref, found: FoundRelation, isNameAfter: boolean, world: World): Near {
  return {
    ...endsOf(of),
    ...viaOf(found.relation),
    direction: directionOf(found, isNameAfter, hasDirections(world.schema.context.profile)),
    ...(found.isTwice === true ? { depth: 2, isAtDepth: true } : { depth: 1 }),
    relation: found.relation.text,
    isNegated: false,
  };
}

function endsOf(of: readonly string[] | Ref): Pick<Near, "names" | "of"> {
  return isNames(of) ? { names: of } : { names: [], of };
}

function isNames(of: readonly string[] | Ref): of is readonly string[] {
  return Array.isArray(of);
}

export function nextTo(of: readonly string[] | Ref, more: Partial<Near> = {}): Near {
  return { ...endsOf(of), direction: "both", depth: 1, isNegated: false, ...more };
}

/** A group of elements as one end of a relation: its names, or the phrase. */
export function endOf(ref: Ref): readonly string[] | Ref | null {
  if (ref.target === "edges" || ref.base === "message") return null;
  if (
    ref.base === "names" &&
    ref.names !== undefined &&
    ref.where === undefined &&
    ref.near === undefined &&
    ref.without === undefined
  )
    return ref.names;
  return ref.base === "previous" && ref.where === undefined && ref.near === undefined ? [] : ref;
}

function nearPart(near: Near | null, said: string): Part | null {
  return near === null ? null : { near, said, side: "nodes" };
}

function related(end: Ref, found: FoundRelation, isAfter: boolean, place: Place): Part | null {
  const of = endOf(end);
  return of === null || isPlain(end) ? null : nearPart(relatedTo(of, found, isAfter, place), place.text);
}

function beside(end: Ref, more: Partial<Near>, { text }: Place): Part | null {
  const of = endOf(end);
  return of === null || isPlain(end) ? null : nearPart(nextTo(of, more), text);
}

function steps(end: Ref, depth: number, isAtDepth: boolean, place: Place): Part | null {
  if (depth < 1 || depth > 20 || !Number.isInteger(depth)) return null;
  return beside(end, { depth, ...(isAtDepth ? { isAtDepth: true } : {}) }, place);
}

const none: Amount = { cmp: "==", value: 0 };

/** Conditions on what is next to something. */
export const relationRules = [
  rule("Pred", "be? connected_to Things", (end, place) => beside(end, {}, place)),
  rule("Pred", "be? connected_to both Things", (end, place) => beside(end, { isShared: true }, place)),
  rule("Pred", "Rel Things", (end2, end, place) => related(end, end2, true, place)),
  rule("Pred", "Rel only Names", (found, names, place) => onlyTo(found, names, place), -0.1),
  rule("Pred", "be? Rel only to Names", (found, names, place) => onlyTo(found, names, place), -0.1),
  rule("Pred", "be Rel only by Names", (found, names, place) => onlyTo(passive(found, place), names, place), -0.1),
  rule("Pred", "only Rel Names", (found, names, place) => onlyTo(found, names, place), -0.1),
  rule("Pred", "be Rel Things", (found, end, place) => related(end, found, true, place)),
  rule(
    "Pred",
    "be? Rel by Things",
    (found, end, place) =>
      found.isReversed || isActive(place.text) ? null : related(end, { ...found, isReversed: true }, true, place),
    0.3,
  ),
  rule("Pred", "that? Things do? Rel", (end, found, place) => related(end, found, false, place), 0.2),
  rule(
    "Pred",
    "have Things as RelNoun",
    (end, found, place) => related(end, { ...found, isReversed: !found.isReversed }, true, place),
    0.2,
  ),
  rule("Pred", "do? not Rel Things", (found, end, place) =>
    withSaid(negatedOf(related(end, found, true, place), place), place.text),
  ),
  rule("Pred", "be? not connected_to Things", (end, place) =>
    withSaid(negatedOf(beside(end, {}, place), place), place.text),
  ),
  // How often something is done, as edges say
  rule("RelNoun", "Rel partner", (found) => ({ ...found, isNoun: true }), 0.1),
  rule("RelNoun", "Attr partner", (attribute) => countedBy(attribute), 0.1),
  rule("Pred", "Rel at? Attr Value", (found, attribute, value, { text }) =>
    found.relation.counts === undefined ? null : ofAttribute(attribute, valuePart(value, byVerb(text))),
  ),
  // Steps away
  rule("Pred", "within Num step of Things", (depth, end, place) => steps(end, depth, false, place)),
  rule("Pred", "be? Num step away? from Things", (depth, end, place) => steps(end, depth, true, place)),
  rule("Pred", "be? Num step of Things", (depth, end, place) => steps(end, depth, true, place), 0.2),
  rule("Pred", "that? Things can? reach in Num step", (end, depth, place) => steps(end, depth, false, place)),
  rule("Pred", "be? can? reach from? Things in Num step", (end, depth, place) => steps(end, depth, false, place)),
  // Counted ties
  rule("Tie", "edge", ({ text }) => ({ direction: "both", many: text })),
  rule("Tie", "neighbour", ({ text }) => ({ direction: "both", many: text })),
  rule("Tie", "incoming edge", ({ text }) => ({ direction: "in", many: text })),
  rule("Tie", "outgoing edge", ({ text }) => ({ direction: "out", many: text })),
  rule("Tie", "edge incoming", ({ text }) => ({ direction: "in", many: text }), 0.1),
  rule("Tie", "edge outgoing", ({ text }) => ({ direction: "out", many: text }), 0.1),
  rule("Tie", "incoming RelNoun", (via, { text }) => ({ direction: "in", many: text, via })),
  rule("Tie", "outgoing RelNoun", (via, { text }) => ({ direction: "out", many: text, via })),
  rule("Tie", "other Tie", (tie) => tie, 0.1),
  rule("Pred", "have Amount Tie", (amount, tie, { text }) => tiedPart({ amount, tie }, text)),
  rule("Pred", "have Num Tie", (value, tie, { text }) => tiedPart({ amount: { cmp: "==", value }, tie }, text)),
  rule("Pred", "have none Tie", (tie, { text }) => tiedPart({ amount: none, tie }, text)),
  rule("Pred", "without Tie", (tie, { text }) => tiedPart({ amount: none, tie }, text)),
  rule("Pred", "have many Tie", (tie, place) => manyPart(tie, place)),
  rule("Pred", "have Tie", (tie, { text }) => tiedPart({ amount: { cmp: ">=", value: 1 }, tie }, text), 0.5),
  rule(
    "Pred",
    "be? connected_to Amount Kind",
    (amount, what, { text }) => tiedPart({ amount, tie: bothWays(what), where: what.where }, text),
    0.1,
  ),
  rule(
    "Pred",
    "be? connected_to Num Kind",
    (value, what, { text }) => tiedPart({ amount: { cmp: "==", value }, tie: bothWays(what), where: what.where }, text),
    0.3,
  ),
  rule(
    "Pred",
    "be? connected_to none Kind",
    (what, { text }) => tiedPart({ amount: none, tie: bothWays(what), where: what.where }, text),
    0.1,
  ),
  rule("Pred", "have Amount Kind", (amount, what, { text }) => kindPart(amount, what, text), 0.4),
  rule("Pred", "without Kind", (what, { text }) => kindPart(none, what, text), 0.4),
  rule("Pred", "have none Kind", (what, { text }) => kindPart(none, what, text), 0.4),
  rule("Pred", "Rel Amount Group", (found, amount, what, place) => relTied(found, amount, what, place)),
  rule("Pred", "Rel Num Group", (found, value, what, place) => relTied(found, { cmp: "==", value }, what, place), 0.1),
  rule("Pred", "Rel none Group", (found, what, place) => relTied(found, none, what, place)),
  rule("Pred", "do? not Rel Group", (found, what, place) => relTied(found, none, what, place), 0.2),
  rule("Pred", "Rel Group", (found, what, place) => relTied(found, { cmp: ">=", value: 1 }, what, place), 0.3),
  rule("Pred", "do? not Rel someone", (found, place) => relTied(found, none, null, place), 0.2),
  rule("Pred", "Rel anything to Names", (found, names, place) => related(named(names), found, true, place)),
  rule("Pred", "Rel anything", (found, place) => relTied(found, { cmp: ">=", value: 1 }, null, place), 0.1),
  rule(
    "Pred",
    "be? Rel by anything",
    (found, place) => relTied(turned(found), { cmp: ">=", value: 1 }, null, place),
    0.1,
  ),
  rule("Pred", "Rel nothing", (found, place) => relTied(found, none, null, place)),
  rule("Pred", "be Rel by nothing", (found, place) => relTied(turned(found), none, null, place)),
  rule("Pred", "be? not Rel by someone", (found, place) => relTied(turned(found), none, null, place), 0.1),
  rule("Pred", "that? nothing do? be? Rel", (found, place) => undone(found, null, place)),
  rule("Pred", "be? not Rel someone?", (found, place) => relTied(passive(found, place), none, null, place), 0.3),
  rule("Pred", "that? none Group do? be? Rel", (what, found, place) => undone(found, what, place)),
  rule("Pred", "where none Group do? be? Rel", (what, found, place) => undone(found, what, place)),
  rule("Pred", "where nothing do? be? Rel", (found, place) => undone(found, null, place)),
  rule("Pred", "have none Group Rel it?", (what, found, place) => relTied(turned(found), none, what, place)),
  rule("Pred", "without Group Rel it?", (what, found, place) => relTied(turned(found), none, what, place)),
  rule("Pred", "have nothing Rel it?", (found, place) => relTied(turned(found), none, null, place)),
  rule("Pred", "without someone Rel it?", (found, place) => relTied(turned(found), none, null, place)),
  rule("Pred", "be? not Rel Group", (found, what, place) => relTied(found, none, what, place), 0.4),
  rule("Adj", "Unrel", (found, place) => relTied(turned(found), none, null, place)),
  rule("Pred", "have none RelNoun", (found, place) => relTied(turned(found), none, null, place)),
  rule("Pred", "without RelNoun", (found, place) => relTied(turned(found), none, null, place)),
  rule("Pred", "have Amount RelNoun", (amount, found, place) => relTied(turned(found), amount, null, place)),
  rule("Pred", "have Num RelNoun", (value, found, place) => relTied(turned(found), { cmp: "==", value }, null, place)),
];

/** "stops (that) no line serves", "towns where nobody lives". */
function undone(found: FoundRelation, what: Ref | null, place: Place): Part | null {
  const { text } = place;
  return withSaid(relTied(turned(found), none, what, place), text.startsWith("where ") ? text : `that ${text}`);
}

/** "plays only the piano": tied to it, and by one such edge alone. */
function onlyTo(found: FoundRelation, names: readonly string[], place: Place): Part | null {
  const [, second] = names;
  const near = second === undefined ? related(named(names), found, true, place) : null;
  const tied = relTied(found, { cmp: "==", value: 1 }, null, place);
  return near === null || tied === null ? null : { ...near, ...tied };
}

/** "not cited" of what others do: no "does" before the verb, and a form of it that says what is done to it. */
function passive(found: FoundRelation, { text }: Place): FoundRelation {
  const isDone =
    isParticiple(text.split(" ").at(-1) ?? "") && !/\b(?:do|does|did)\b|\b(?:don|doesn|didn)['’]?t\b/iu.test(text);
  return isDone && !found.isReversed ? turned(found) : found;
}

/** "rehearsal partners": whoever an edge with rehearsals joins. */
function countedBy({ name, target, kind }: SaidAttribute): FoundRelation | null {
  if (target !== "edges" || kind !== "number") return null;
  const relation = { text: name, stems: [name, "with"], attribute: name, counts: name };
  return { relation, length: 1, isReversed: false, isNoun: true };
}

export function turned(found: FoundRelation): FoundRelation {
  return { ...found, isReversed: !found.isReversed };
}

function negatedOf(part: Part | null, place: Place): Part | null {
  return part === null ? null : negated(part, place);
}

function bothWays({ many }: Ref): Meanings["Tie"] {
  return { direction: "both", many };
}

function kindPart(amount: Amount, what: Ref, said: string): Part | null {
  if (what.target === "edges" || what.where === undefined) return null;
  return tiedPart({ amount, tie: bothWays(what), where: what.where }, said);
}

interface Ties {
  readonly amount: Amount;
  readonly tie: Meanings["Tie"];
  readonly where?: Selector | undefined;
  readonly via?: FoundRelation;
}

function tiedPart({ amount: { cmp, value, upTo }, tie, where, via = tie.via }: Ties, said: string): Part | null {
  if (cmp === "!=" || upTo !== undefined || !Number.isInteger(value)) return null;
  if (where === undefined && via === undefined && value >= 0) {
    const name = ({ in: "indegree", out: "outdegree", both: "degree" } as const)[tie.direction];
    const field = { name, of: "computed" } as const;
    return { where: { op: "compare", field, cmp, value: { kind: "literal", value } }, said, side: "nodes" };
  }
  const tied: Tied = {
    cmp,
    count: value,
    ...(where === undefined ? {} : { where }),
    ...(via === undefined ? {} : { ...viaOf(via.relation), relation: via.relation.text }),
    direction: tie.direction,
    many: tie.many,
  };
  return { tied, said, side: "nodes" };
}

export function relTied(via: FoundRelation, amount: Amount, what: Ref | null, { schema, text }: Place): Part | null {
  if (
    what !== null &&
    (what.target === "edges" ||
      what.near !== undefined ||
      what.tied !== undefined ||
      what.rank !== undefined ||
      what.base !== "all")
  )
    return null;
  const direction = directionOf(via, false, hasDirections(schema.context.profile));
  return tiedPart({ amount, tie: { direction, many: what?.many ?? "" }, where: what?.where, via }, text);
}

/** "many connections": more than the average of all. */
function manyPart(tie: Meanings["Tie"], { schema, text }: Place): Part | null {
  const { nodeCount, edgeCount } = schema.context.profile;
  if (nodeCount === 0) return null;
  const mean = (tie.direction === "both" ? 2 : 1) * (edgeCount / nodeCount);
  return tiedPart({ amount: { cmp: ">=", value: Math.max(2, Math.ceil(2 * mean)) }, tie }, text);
}
