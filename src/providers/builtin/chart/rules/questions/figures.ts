import { placeAttribute } from "../../../lexicon/concept-attributes";
import type { Act, Ref } from "../../../meaning/acts";
import { hintedAttribute, rankableBy } from "../../../schema/attribute-hints";
import { timeAttribute } from "../../../schema/time-attributes";
import type { Graded, Meanings, Place, SaidAttribute } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { everything, isPlain, named, narrow } from "../../refs";
import { find } from "./requests";

/** "what is", "tell me", "find": what asks for what follows. */
export const askingRules = [
  rule("q", "ask", () => true),
  rule("q", "which", () => true),
  rule("q", "which be", () => true),
  rule("q", "ask which", () => true, 0.05),
  rule("q", "ask which be", () => true, 0.05),
  rule("q", "be? there", () => true, 0.2),
];

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
  rule("Request", "q? Things possessive Figure", (what, figure) => aggregate(figure, what)),
  rule("Request", "q? Figure do? Things have", (figure, what) => aggregate(figure, what), 0.1),
  rule("Request", "q? Figure by Attr", (figure, by) => aggregate(figure, everything(figure.attribute.target), by)),
  rule("Request", "q? Figure of Things by Attr", (figure, what, by) => aggregate(figure, what, by)),
  rule("Request", "q? Figure by Attr of Things", (figure, by, what) => aggregate(figure, what, by)),
  rule("Request", "how Graded be Things average", (graded, what, place) => gradedMean(graded, what, place), 0.1),
  rule("Request", "how Graded be? average Things", (graded, what, place) => gradedMean(graded, what, place), 0.1),
  rule("Request", "average Things be how Graded", (what, graded, place) => gradedMean(graded, what, place), 0.1),
  rule("Request", "ask? how_many Group be? there? by Attr", (what, by) => countBy(what, by)),
  rule("Request", "count Things by Attr", (what, by) => countBy(what, by)),
  rule("Request", "q? number_of Group by Attr", (what, by) => countBy(what, by)),
  rule(
    "Request",
    "ask? Things by Attr",
    (what, by) => (what.rank === undefined && by.kind !== "number" && by.kind !== "boolean" ? countBy(what, by) : null),
    0.8,
  ),
  rule("Request", "q? Attr have most Group", (by, what) => countBy(what, by, "most")),
  rule("Request", "q? Attr have least Group", (by, what) => countBy(what, by, "least")),
  rule("Request", "q? most_common Attr", (by) => countBy(everything(by.target), by, "most")),
  rule("Request", "q? Attr be most_common", (by) => countBy(everything(by.target), by, "most")),
  rule("Request", "q? least_common Attr", (by) => countBy(everything(by.target), by, "least")),
  rule("Request", "q? most_common Attr of Things", (by, what) => countBy(what, by, "most")),
  rule("Request", "q? Attr have most Figure", () => null),
  rule("Request", "q? Attr have most Measure Attr", (by, measure, attribute) =>
    bestGroup({ measure, attribute }, by, "most"),
  ),
  rule("Request", "q? Attr have least Measure Attr", (by, measure, attribute) =>
    bestGroup({ measure, attribute }, by, "least"),
  ),
  // Shares
  rule("Request", "q? share_of Things be Things", (whole, part) => share(whole, part)),
  rule("Request", "q? share_of Things Pred", (whole, part) => share(whole, narrow(whole, part))),
  // Which of two there are more of
  rule("Request", "be? there? more_of Group than Group", (a, b) => moreOf(a, b, "yes")),
  rule("Request", "be? there? fewer_of Group than Group", (a, b) => moreOf(a, b, "yes", false)),
  rule("Request", "do? graph? have more_of Group than Group", (a, b) => moreOf(a, b, "yes"), 0.1),
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

function share(whole: Ref, part: Ref | null): readonly Act[] | null {
  return part === null || part.target !== whole.target ? null : [{ do: "share", whole, part }];
}

function moreOf(a: Ref, b: Ref, asks: "yes" | "which", isMore = true): readonly Act[] {
  return [{ do: "moreOf", sides: [a, b], asks, isMore }];
}

/** Values of the elements themselves. */
export const valueRules = [
  rule("Request", "q? Attr of Names", (attribute, names) => tell(attribute, names)),
  rule("Request", "q? Names possessive Attr", (names, attribute) => tell(attribute, names)),
  rule("Request", "q? Attr do? Names have", (attribute, names) => tell(attribute, names)),
  rule("Request", "q? Attr be Names", (attribute, names) => tell(attribute, names), 0.1),
  rule("Request", "q? Attr be Names in", (attribute, names) => tell(attribute, names), 0.1),
  rule("Request", "Names possessive Attr be which", (names, attribute) => tell(attribute, names), 0.2),
  rule("Request", "how Graded be Names", (graded, names, place) => tellGraded(graded, names, place)),
  rule(
    "Request",
    "how_many do Names Attr",
    (names, attribute) => (attribute.kind === "number" ? tell(attribute, names) : null),
    0.1,
  ),
  rule("Request", "how_many Attr do Names have", (attribute, names) => tell(attribute, names), 0.1),
  rule("Request", "when be? do? Names Event", (names, event, place) => tellTime(names, event, place)),
  rule("Request", "where be? do? Names", (names, place) => tellPlace(names, place)),
  rule("Request", "where be? do? Names live", (names, place) => tellPlace(names, place), 0.35),
  rule("Request", "describe Names", (names) => [{ do: "describe", what: named(names) }]),
  rule("Request", "ask describe Names", (names) => [{ do: "describe", what: named(names) }]),
  rule("Request", "who be Names", (names) => (names.length === 1 ? [{ do: "describe", what: named(names) }] : null)),
  rule(
    "Request",
    "which be Names",
    (names) => (names.length === 1 ? [{ do: "describe", what: named(names) }] : null),
    0.2,
  ),
  rule("Request", "q? Attr of Things", (attribute, what) => listOf(attribute, what), 0.2),
  rule("Request", "q? Things possessive Attr", (what, attribute) => listOf(attribute, what), 0.2),
  rule("Request", "q? value of Attr", (attribute) => listOf(attribute, everything(attribute.target))),
  rule("Request", "q? Attr value", (attribute) => listOf(attribute, everything(attribute.target))),
  rule("Request", "ask? how_many other? Attr be? there?", (attribute) =>
    attribute.kind === "number" ? null : listOf(attribute, everything(attribute.target)),
  ),
  rule("Request", "which Attr be? there", (attribute) => listOf(attribute, everything(attribute.target))),
  rule("Request", "ask? all Attr", (attribute) => listOf(attribute, everything(attribute.target)), 0.3),
  rule("Request", "q type be? there?", (place) => types("nodes", place)),
  rule("Request", "q edge_type be? there?", (place) => types("edges", place)),
  rule("Request", "q attribute be? there?", () => [{ do: "schema", target: "both" }]),
  rule("Request", "q attribute do? Kind have", (kind) =>
    kind.target === "edges" || isPlain(kind) ? [{ do: "schema", target: kind.target }] : null,
  ),
  rule("Request", "q attribute of Kind", (kind) => (isPlain(kind) ? [{ do: "schema", target: kind.target }] : null)),
  // Rankings
  rule("Request", "rank_by Things by Attr", (what, attribute) => ranking(what, attribute, "desc")),
  rule("Request", "q? Things rank_by by Attr", (what, attribute) => ranking(what, attribute, "desc")),
  rule("Request", "q? Things rank_by by Graded", (what, graded, place) => rankingBy(what, graded, place)),
  rule(
    "Request",
    "q? Most Attr",
    (graded, attribute) =>
      graded.group === "size" || graded.group === "length" ? find1(attribute, graded.isMore) : null,
    0.5,
  ),
];

function tell(attribute: SaidAttribute, names: readonly string[]): readonly Act[] | null {
  const [name] = names;
  if (attribute.isComputed === true)
    return name === undefined || names.length > 1 ? null : computedOf(attribute.name, name);
  if (attribute.target === "edges") return null;
  return [{ do: "describe", what: named(names), property: attribute.name }];
}

/** "the in-degree of Ann". */
function computedOf(field: string, name: string): readonly Act[] | null {
  const ways = { degree: "both", indegree: "in", outdegree: "out" } as const;
  const way = field === "degree" || field === "indegree" || field === "outdegree" ? ways[field] : null;
  return way === null ? null : [{ do: "degree", name, way, isNodes: false }];
}

function tellGraded(graded: Graded, names: readonly string[], { schema }: Place): readonly Act[] | null {
  const found = hintedAttribute(schema, "nodes", graded.group);
  return found === null ? null : [{ do: "describe", what: named(names), property: found.attribute.name }];
}

function tellTime(names: readonly string[], event: string, { schema }: Place): readonly Act[] | null {
  const time = timeAttribute(schema, "nodes", event);
  return time === null ? null : [{ do: "describe", what: named(names), property: time.name }];
}

function tellPlace(names: readonly string[], { schema }: Place): readonly Act[] | null {
  const property = placeAttribute(schema);
  return property === null ? null : [{ do: "describe", what: named(names), property }];
}

function listOf(attribute: SaidAttribute, what: Ref): readonly Act[] | null {
  if (attribute.isComputed === true || attribute.target !== what.target || what.base === "names") return null;
  return [{ do: "values", property: attribute.name, target: attribute.target, what }];
}

function types(target: "nodes" | "edges", { schema }: Place): readonly Act[] | null {
  const { nodeTypeAttribute, edgeTypeAttribute } = schema.context.profile;
  const known = target === "nodes" ? nodeTypeAttribute : edgeTypeAttribute;
  return known === undefined ? null : [{ do: "types", what: everything(target) }];
}

function ranking(what: Ref, attribute: SaidAttribute, order: "asc" | "desc"): readonly Act[] | null {
  if (attribute.target !== what.target || what.rank !== undefined) return null;
  const rank = { by: attribute.name, order, limit: 10 };
  return [{ do: "rank", what: { ...what, rank }, rank }];
}

function rankingBy(what: Ref, graded: Graded, { schema }: Place): readonly Act[] | null {
  const found = hintedAttribute(schema, what.target, graded.group);
  return found === null
    ? null
    : ranking(what, { name: found.attribute.name, target: what.target, kind: "number" }, "desc");
}

function find1(attribute: SaidAttribute, isMore: boolean, group?: Ref): readonly Act[] | null {
  const what = group ?? everything(attribute.target);
  if (what.target !== attribute.target) return null;
  return rankOf(what, attribute.name, isMore ? "desc" : "asc");
}

function rankOf(group: Ref, by: string, order: "asc" | "desc"): readonly Act[] | null {
  const what = narrow(group, { rank: { by, order, limit: 1 } }, "not");
  return what === null ? null : find(what);
}

/** Two beside each other. */
export const versusRules = [
  rule("Request", "be Name More than Name", (a, graded, b, place) => versus([a, b], graded, "yes", place)),
  rule("Request", "q? who? be More comma? Name or Name", (graded, a, b, place) =>
    versus([a, b], graded, "which", place),
  ),
  rule("Request", "who be More colon? Name or Name", (graded, a, b, place) => versus([a, b], graded, "which", place)),
  rule("Request", "be Name or Name More", (a, b, graded, place) => versus([a, b], graded, "which", place)),
  rule("Request", "who be More between Name and Name", (graded, a, b, place) => versus([a, b], graded, "which", place)),
  rule("Request", "who of? Name and Name be More", (a, b, graded, place) => versus([a, b], graded, "which", place)),
  rule("Request", "who have more_of Attr comma? Name or Name", (attribute, a, b) =>
    versusBy([a, b], attribute, true, "which"),
  ),
  rule("Request", "who have fewer_of Attr comma? Name or Name", (attribute, a, b) =>
    versusBy([a, b], attribute, false, "which"),
  ),
  rule("Request", "do Name have more_of Attr than Name", (a, attribute, b) => versusBy([a, b], attribute, true, "yes")),
  rule("Request", "do Name have fewer_of Attr than Name", (a, attribute, b) =>
    versusBy([a, b], attribute, false, "yes"),
  ),
  rule("Request", "q? difference of? Attr between? Name and Name", (attribute, a, b) =>
    versusBy([a, b], attribute, true, "difference"),
  ),
  rule("Request", "how_many More be Name than Name", (graded, a, b, place) =>
    versus([a, b], graded, "difference", place),
  ),
  rule("Request", "do Name and Name have same Attr", (a, b, attribute) => sameValue([a, b], attribute)),
  rule("Request", "be Attr of Name and Name same", (attribute, a, b) => sameValue([a, b], attribute)),
  rule("Request", "compare Name to Name", (a, b) => [{ do: "sideBySide", ends: [a, b] }]),
  rule("Request", "compare Name and Name", (a, b) => [{ do: "sideBySide", ends: [a, b] }]),
  rule("Request", "q? difference of? Name and Name", (a, b) => [{ do: "sideBySide", ends: [a, b] }], 0.2),
];

type Two = readonly [string, string];

function versus(
  ends: Two,
  graded: Graded,
  asks: "yes" | "which" | "difference",
  { schema }: Place,
): readonly Act[] | null {
  const [first, ...others] = rankableBy(schema, "nodes", graded.group).map(({ attribute, isTurned }) => ({
    property: attribute.name,
    isMore: graded.isMore !== isTurned,
  }));
  if (first === undefined) return null;
  return [{ do: "versus", ends, ...first, asks, ...(others.length > 0 ? { others } : {}) }];
}

function versusBy(
  ends: Two,
  attribute: SaidAttribute,
  isMore: boolean,
  asks: "yes" | "which" | "difference",
): readonly Act[] | null {
  if (attribute.kind !== "number" || attribute.target === "edges") return null;
  return [{ do: "versus", ends, property: attribute.name, isMore, asks }];
}

function sameValue(ends: Two, attribute: SaidAttribute): readonly Act[] | null {
  return attribute.isComputed === true || attribute.target === "edges"
    ? null
    : [{ do: "sameValue", ends, property: attribute.name }];
}
