import type { Act, Ref } from "../../../meaning/acts";
import { hintedAttribute } from "../../../schema/attribute-hints";
import { numbersOf } from "../../../schema/carried-by";
import type { Schema } from "../../../schema/schema";
import type { Graded, Meanings, Part, Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { partedByKind } from "../../near/kind-terms";
import { everything, narrow } from "../../refs";
import { addsUp } from "../things/edge-numbers";

/** Averages, sums, extremes, shares and counts by group. */
export const aggregateRules = [
  rule("Figure", "Measure Attr", (measure, attribute) => numeric(attribute, { measure, attribute })),
  rule("Figure", "Measure of Attr", (measure, attribute) => numeric(attribute, { measure, attribute }), 0.1),
  rule("Figure", "Attr in Measure", (attribute, measure) => numeric(attribute, { measure, attribute }), 0.4),
  rule("Request", "q Figure", (figure) => aggregate(figure, everything(figure.attribute.target)), 0.2),
  rule("Request", "Figure", (figure) => aggregate(figure, everything(figure.attribute.target)), 1.5),
  rule("Request", "ask? how_many Attr be? there? of? Things?", (attribute, what) => summed(attribute, what), 0.2),
  rule("Request", "ask? how_many Attr do? Things have", (attribute, what) => summed(attribute, what), 0.1),
  rule(
    "Request",
    "ask? how_many Attr be? there? Pred",
    (attribute, part) => summed(attribute, narrow(everything(attribute.target), part) ?? undefined),
    0.3,
  ),
  rule("Request", "q? Attr of Things in_total", (attribute, what) => summed(attribute, what), -0.1),
  rule("Request", "q? Figure of Things", (figure, what) => aggregate(figure, what)),
  rule("Request", "q? Measure of? Group", (measure, what, place) => onlyFigure(measure, what, place), 0.2),
  rule("Request", "q? Things possessive Figure", (what, figure) => aggregate(figure, what)),
  rule("Request", "q? Figure do? Things have", (figure, what) => aggregate(figure, what), 0.1),
  rule("Request", "q? Figure by Attr", (figure, by) => aggregate(figure, everything(figure.attribute.target), by)),
  rule("Request", "q? Figure of Things by Attr", (figure, what, by) => aggregate(figure, what, by)),
  rule("Request", "q? Figure by Attr of Things", (figure, by, what) => aggregate(figure, what, by)),
  rule("Request", "how Graded be Things average", (graded, what, place) => gradedMean(graded, what, place), 0.1),
  rule("Request", "how Graded be? average Things", (graded, what, place) => gradedMean(graded, what, place), 0.1),
  rule("Request", "average Things be how Graded", (what, graded, place) => gradedMean(graded, what, place), 0.1),
  rule("Request", "ask? how_many Group be? there? by Attr", (what, by) => countBy(what, by)),
  rule(
    "Request",
    "ask? Things by Attr",
    (what, by) => (what.rank === undefined && by.kind !== "number" && by.kind !== "boolean" ? countBy(what, by) : null),
    0.8,
  ),
  rule("Request", "q? Attr have most Group", (by, what) => countBy(what, by, "most")),
  rule("Request", "q? Attr have least Group", (by, what) => countBy(what, by, "least")),
  rule("Request", "ask? which Attr do? be? Many of? Group Does", (by, order, what, verb) =>
    verb.name === by.name ? countBy(what, by, pickOf(order)) : null,
  ),
  rule(
    "Request",
    "ask? where do? be? Many of? Group Does",
    (order, what, by) => (by.kind === "string" ? countBy(what, by, pickOf(order)) : null),
    0.1,
  ),
  rule(
    "Request",
    "ask? which Attr do? be? Many of? Group have",
    (by, order, what) => countBy(what, by, pickOf(order)),
    0.1,
  ),
  rule("Request", "q? most_common Attr", (by) => countBy(everything(by.target), by, "most")),
  rule("Request", "q? Attr be most_common", (by) => countBy(everything(by.target), by, "most")),
  rule("Request", "q? least_common Attr", (by) => countBy(everything(by.target), by, "least")),
  rule("Request", "q? most_common Attr of Things", (by, what) => countBy(what, by, "most")),
  rule("Request", "q? Attr have most Measure Attr", (by, measure, attribute) =>
    bestGroup({ measure, attribute }, by, "most"),
  ),
  rule("Request", "q? Attr have least Measure Attr", (by, measure, attribute) =>
    bestGroup({ measure, attribute }, by, "least"),
  ),
  rule("Request", "q? Attr have Many Attr", (by, order, attribute) => ofGroups("sum", attribute, { by, order }), -0.1),
  rule("Request", "q? Attr have Order Attr", (by, order, attribute) =>
    ofGroups(order === "desc" ? "max" : "min", attribute, { by, order }),
  ),
  rule(
    "Request",
    "q? Attr by Attr",
    (attribute, by) => ofGroups(addsUp(attribute.name) ? "sum" : "mean", attribute, { by, order: null }),
    0.8,
  ),
  // Shares
  rule("Request", "q? share_of Things be Things", (whole, part) => share(whole, part)),
  rule("Request", "q? share_of Things Pred", (whole, part) => share(whole, narrow(whole, part))),
  // Which of two there are more of
  rule("Request", "be? there? more_of Group than Group", (a, b) => moreOf(a, b, "yes")),
  rule(
    "Request",
    "be? there? fewer_of Group than Pred",
    (a, part, { schema }) => moreThan(a, part, false, schema),
    0.2,
  ),
  rule("Request", "be? there? fewer_of Group than Group", (a, b) => moreOf(a, b, "yes", false)),
  rule("Request", "which be? there? more_of Group or Group", (a, b) => moreOf(a, b, "which"), 0.1),
  rule("Request", "be? there? more_of Group or Group", (a, b) => moreOf(a, b, "which"), 0.2),
];

function numeric<T>(attribute: SaidAttribute, figure: T): T | null {
  return attribute.kind === "number" ? figure : null;
}

function aggregate({ measure, attribute }: Meanings["Figure"], what: Ref, by?: SaidAttribute): readonly Act[] | null {
  if (what.target !== attribute.target || (by !== undefined && by.target !== what.target) || what.rank !== undefined)
    return null;
  return [
    { do: "aggregate", what, measure, property: attribute.name, ...(by === undefined ? {} : { groupBy: by.name }) },
  ];
}

function pickOf(order: "asc" | "desc"): "most" | "least" {
  return order === "desc" ? "most" : "least";
}

/** "the average donation": of the one number that such things have. */
function onlyFigure(measure: Meanings["Measure"], what: Ref, { schema }: Place): readonly Act[] | null {
  const [name, second] = what.where === undefined ? [] : numbersOf(schema, what.target, what.where);
  if (name === undefined || second !== undefined || measure === "min" || measure === "max") return null;
  return aggregate({ measure, attribute: { name, target: what.target, kind: "number" } }, what);
}

function summed(attribute: SaidAttribute, what: Ref | undefined): readonly Act[] | null {
  if (attribute.kind !== "number" || attribute.isComputed === true) return null;
  if (what?.base === "names" && what.names?.length === 1)
    return attribute.target === "nodes" ? [{ do: "describe", what, property: attribute.name }] : null;
  return aggregate({ measure: "sum", attribute }, what ?? everything(attribute.target));
}

function gradedMean(graded: Graded, what: Ref, { schema }: Place): readonly Act[] | null {
  const found = hintedAttribute(schema, what.target, graded.group);
  return found === null ? null : [{ do: "aggregate", what, measure: "mean", property: found.attribute.name }];
}

function countBy(what: Ref, by: SaidAttribute, pick?: "most" | "least"): readonly Act[] | null {
  if (by.target !== what.target || by.isComputed === true || what.rank !== undefined) return null;
  return [{ do: "aggregate", what, measure: "count", groupBy: by.name, ...(pick === undefined ? {} : { pick }) }];
}

function bestGroup(
  { measure, attribute }: Meanings["Figure"],
  by: SaidAttribute,
  pick: "most" | "least",
): readonly Act[] | null {
  if (attribute.kind !== "number" || by.target !== attribute.target) return null;
  return [{ do: "aggregate", what: everything(by.target), measure, property: attribute.name, groupBy: by.name, pick }];
}

/** Of the groups that share a value: what tells nodes apart, as their names do, makes no groups. */
function ofGroups(
  measure: Meanings["Measure"],
  attribute: SaidAttribute,
  { by, order }: { readonly by: SaidAttribute; readonly order: "asc" | "desc" | null },
): readonly Act[] | null {
  if (by.kind !== "string" || by.isComputed === true || attribute.isComputed === true) return null;
  if (order !== null) return bestGroup({ measure, attribute }, by, pickOf(order));
  return attribute.kind === "number" ? aggregate({ measure, attribute }, everything(attribute.target), by) : null;
}

function share(whole: Ref, part: Ref | null): readonly Act[] | null {
  return part === null || part.target !== whole.target ? null : [{ do: "share", whole, part }];
}

/** "more rooms on floor 1 than on floor 3". */
function moreThan(a: Ref, part: Part, isMore: boolean, schema: Schema): readonly Act[] | null {
  const { kind } = partedByKind(a, schema);
  const other = a.rank === undefined ? narrow(kind ?? everything(a.target), part) : null;
  return other === null ? null : moreOf(a, other, "yes", isMore);
}

function moreOf(a: Ref, b: Ref, asks: "yes" | "which", isMore = true): readonly Act[] {
  return [{ do: "sides", sides: [a, b], measure: "count", asks, isMore }];
}
