import { hasDirections } from "@/graph/document/graph-types";
import type { Act, Ref } from "../../../meaning/acts";
import { all, atEnd } from "../../../meaning/selectors";
import { numbersOf } from "../../../schema/carried-by";
import { directionOf, type FoundRelation } from "../../../schema/relation-match";
import { type Part, type Place, rule, type SaidAttribute } from "../../grammar-types";
import { everything, narrow } from "../../refs";
import { find } from "../questions/requests";
import { isAmount } from "./edge-numbers";
import { turned, viaOf } from "./relations";
import { isConditions } from "./things";

type Direction = "in" | "out" | "both";

/** What the edges of a node bear, taken together: "who sends the most letters", "how many letters does Ada get". */
export const edgeSumRules = [
  rule("Top", "Rel most Attr", (found, attribute, place) => byRelation(found, attribute, "desc", place)),
  rule("Top", "Rel least Attr", (found, attribute, place) => byRelation(found, attribute, "asc", place)),
  rule("Top", "send most Attr", (attribute, place) => bySum(attribute, "desc", "out", place)),
  rule("Top", "send least Attr", (attribute, place) => bySum(attribute, "asc", "out", place)),
  rule("Top", "receive most Attr", (attribute, place) => bySum(attribute, "desc", "in", place)),
  rule("Top", "receive least Attr", (attribute, place) => bySum(attribute, "asc", "in", place)),
  rule("Top", "have most outgoing Attr", (attribute, place) => bySum(attribute, "desc", "out", place)),
  rule("Top", "have most incoming Attr", (attribute, place) => bySum(attribute, "desc", "in", place)),
  rule("Top", "have least outgoing Attr", (attribute, place) => bySum(attribute, "asc", "out", place)),
  rule("Top", "have least incoming Attr", (attribute, place) => bySum(attribute, "asc", "in", place)),
  rule("Top", "have most Measure Attr", (measure, attribute, place) =>
    measure === "sum" ? bySum(attribute, "desc", "both", place) : null,
  ),
  rule("Top", "have least Measure Attr", (measure, attribute, place) =>
    measure === "sum" ? bySum(attribute, "asc", "both", place) : null,
  ),
  rule("Request", "q? top Num by Attr send", (limit, attribute, place) =>
    firstBy(bySum(attribute, "desc", "out", place), limit),
  ),
  rule("Request", "who be top Num by Attr send", (limit, attribute, place) =>
    firstBy(bySum(attribute, "desc", "out", place), limit),
  ),
  rule("Request", "q? top Num by Attr receive", (limit, attribute, place) =>
    firstBy(bySum(attribute, "desc", "in", place), limit),
  ),
  rule("Request", "who be top Num by Attr receive", (limit, attribute, place) =>
    firstBy(bySum(attribute, "desc", "in", place), limit),
  ),
  rule(
    "Request",
    "ask? how_many Attr do Names send in_total?",
    (attribute, names) => sumAt(attribute, names, "source"),
    -0.1,
  ),
  rule(
    "Request",
    "ask? how_many Attr do Names receive in_total?",
    (attribute, names) => sumAt(attribute, names, "target"),
    -0.1,
  ),
  // A sum over the edges of a relation
  rule("Request", "ask? how_much do? be? Things in_total? Rel in_total?", (end, found, place) =>
    sumOf(end, found, place),
  ),
  rule("Request", "ask? how_much be? Rel Things in_total?", (found, end, place) => sumOf(end, turned(found), place)),
  rule(
    "Request",
    "ask? how_much do? Names receive in_total?",
    (names, place) => sumOfAmounts(names, "target", place),
    0.1,
  ),
  rule(
    "Request",
    "ask? how_much do? Names send in_total?",
    (names, place) => sumOfAmounts(names, "source", place),
    0.1,
  ),
  rule("Request", "ask? how_much do? Name Rel Name", (a, found, b, place) => betweenTwo([a, b], found, place)),
  rule("Request", "ask? which do? Things Rel in_total", (end, found, place) => sumOf(end, found, place)),
  rule(
    "Request",
    "ask? how_many Attr do? be? Things Rel in_total?",
    (attribute, end, found, place) => sumOf(end, found, place, attribute),
    0.1,
  ),
  rule(
    "Request",
    "q? Figure be? Rel Things",
    ({ measure, attribute }, found, end, place) =>
      measure === "sum" ? sumOf(end, turned(found), place, attribute) : null,
    -0.1,
  ),
  rule(
    "Request",
    "q? Measure Rel Things",
    (measure, found, end, place) => (measure === "sum" ? sumOf(end, turned(found), place) : null),
    -0.1,
  ),
];

function isSummed({ target, kind, isComputed }: SaidAttribute): boolean {
  return target === "edges" && kind === "number" && isComputed !== true;
}

function byRelation(found: FoundRelation, attribute: SaidAttribute, order: "asc" | "desc", place: Place): Part | null {
  const part = bySum(attribute, order, directionOf(found, false, hasDirections(place.schema.context.profile)), place);
  if (part?.tied === undefined) return null;
  return { ...part, tied: { ...part.tied, ...viaOf(found.relation), relation: found.relation.text } };
}

function bySum(attribute: SaidAttribute, order: "asc" | "desc", way: Direction, { schema, text }: Place): Part | null {
  if (!isSummed(attribute)) return null;
  const direction = hasDirections(schema.context.profile) ? way : "both";
  return {
    tied: { cmp: ">=", count: 1, order, direction, many: attribute.name, sum: attribute.name },
    said: text,
    side: "nodes",
  };
}

function firstBy(part: Part | null, limit: number): readonly Act[] | null {
  const ref = part === null || !Number.isInteger(limit) || limit < 1 ? null : narrow(everything("nodes"), part, "not");
  return ref === null ? null : find({ ...ref, count: limit });
}

/** "how much has Ann given": the number that the edges of the relation bear, at her end. */
function sumOf(end: Ref, found: FoundRelation, { schema }: Place, said?: SaidAttribute): readonly Act[] | null {
  const { via } = viaOf(found.relation);
  const [only, second] = via === undefined ? [] : numbersOf(schema, "edges", via);
  const by = said === undefined ? only : said.name;
  if (via === undefined || by === undefined || (said === undefined ? second !== undefined : !isSummed(said)))
    return null;
  const way = directionOf(found, false, hasDirections(schema.context.profile));
  const side = ({ out: "source", in: "target", both: "both" } as const)[way];
  const edges: Ref = { ...everything("edges"), where: via, isAll: false };
  if (end.base === "names" && end.where === undefined && end.names !== undefined)
    return summedUp({ ...edges, ends: { names: end.names, side } }, by);
  const where = isConditions(end) && end.where !== undefined && side !== "both" ? atEnd(end.where, side) : null;
  return where === null ? null : summedUp({ ...edges, where: all([via, where]) }, by);
}

/** "how much did Ann get": the one amount that edges bear here. */
function sumOfAmounts(names: readonly string[], side: "source" | "target", { schema }: Place): readonly Act[] | null {
  const [name, second] = numbersOf(schema, "edges", undefined).filter(isAmount);
  if (name === undefined || second !== undefined) return null;
  return sumAt({ name, target: "edges", kind: "number" }, names, side);
}

/** "how much did Ann give to Bob". */
function betweenTwo(
  ends: readonly [string, string],
  { relation }: FoundRelation,
  { schema }: Place,
): readonly Act[] | null {
  const { via } = viaOf(relation);
  const [property, second] = via === undefined ? [] : numbersOf(schema, "edges", via);
  return property === undefined || second !== undefined ? null : [{ do: "edgeValue", ends, property }];
}

function summedUp(what: Ref, property: string): readonly Act[] {
  return [{ do: "aggregate", what, measure: "sum", property }];
}

function sumAt(attribute: SaidAttribute, names: readonly string[], side: "source" | "target"): readonly Act[] | null {
  if (!isSummed(attribute)) return null;
  const what = { ...everything("edges"), ends: { names, side }, isAll: false };
  return [{ do: "aggregate", what, measure: "sum", property: attribute.name }];
}
