import type { Act } from "../../../meaning/acts";
import { directionOf, type FoundRelation } from "../../../schema/relation-match";
import { type Part, type Place, rule, type SaidAttribute } from "../../grammar-types";
import { everything, narrow } from "../../refs";
import { find } from "../questions/requests";
import { viaOf } from "./relations";

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
];

function isSummed({ target, kind, isComputed }: SaidAttribute): boolean {
  return target === "edges" && kind === "number" && isComputed !== true;
}

function byRelation(found: FoundRelation, attribute: SaidAttribute, order: "asc" | "desc", place: Place): Part | null {
  const part = bySum(attribute, order, directionOf(found, false, place.schema.context.profile.directed), place);
  if (part?.tied === undefined) return null;
  return { ...part, tied: { ...part.tied, ...viaOf(found.relation), relation: found.relation.text } };
}

function bySum(attribute: SaidAttribute, order: "asc" | "desc", way: Direction, { schema, text }: Place): Part | null {
  if (!isSummed(attribute)) return null;
  const direction = schema.context.profile.directed ? way : "both";
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

function sumAt(attribute: SaidAttribute, names: readonly string[], side: "source" | "target"): readonly Act[] | null {
  if (!isSummed(attribute)) return null;
  const what = { ...everything("edges"), ends: { names, side }, isAll: false };
  return [{ do: "aggregate", what, measure: "sum", property: attribute.name }];
}
