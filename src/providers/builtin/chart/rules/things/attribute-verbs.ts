import type { Act, Ref } from "../../../meaning/acts";
import { hintedAttribute } from "../../../schema/attribute-hints";
import { numbersOf } from "../../../schema/carried-by";
import { relationsOf } from "../../../schema/relation-match";
import { attributesOf, type Schema } from "../../../schema/schema";
import { type Amount, type Part, type Place, rule, type SaidAttribute } from "../../grammar-types";
import { named, narrow, negated } from "../../refs";
import { attributesInUnit } from "../../unit-attributes";
import { versusBy } from "../questions/versus";
import { amountPart } from "./amounts";
import { byVerb, ofAttribute, valuePart, withSaid } from "./condition-parts";

/** Values that are said by a verb: "earn", "cost", "weigh", "speak", "won". */
export const attributeVerbRules = [
  rule("Does", "Does per unit", (attribute) => attribute, 0.05),
  rule("Attr", "Attr per unit", (attribute) => (attribute.kind === "number" ? attribute : null), 0.3),
  rule("Does", "Does unit", (attribute) => (attribute.kind === "number" ? attribute : null), 0.3),
  rule("Pred", "be? Does Amount", (attribute, amount, place) => inUnit(attribute, amount, place)),
  rule(
    "Pred",
    "be? Does Num Unit?",
    (attribute, value, unit, place) => inUnit(attribute, numbered(value, unit), place),
    0.2,
  ),
  rule("Pred", "Does Amount Kind", (attribute, amount, _kind, { text }) => amountPart(attribute, amount, text), 0.3),
  rule("Pred", "do? not Does Amount", (attribute, amount, place) =>
    withSaid(turnedRound(inUnit(attribute, amount, place), place), place.text),
  ),
  rule(
    "Pred",
    "do? not Does Kind",
    (attribute, _kind, { text }) => amountPart(attribute, { cmp: "==", value: 0 }, text),
    0.5,
  ),
  rule("Pred", "Does Value", (attribute, value, { text }) => ofAttribute(attribute, valuePart(value, byVerb(text)))),
  rule(
    "Pred",
    "Does Adj",
    (attribute, part, { text }) => (part.about === attribute.name ? { ...part, said: text } : null),
    0.1,
  ),
  rule("Pred", "do? not Does Value", (attribute, value, place) =>
    withSaid(turnedRound(ofAttribute(attribute, valuePart(value, place.text)), place), place.text),
  ),
  rule(
    "Pred",
    "do? not Does Adj",
    (attribute, part, place) => (part.about === attribute.name ? withSaid(negated(part, place), place.text) : null),
    0.1,
  ),
  rule("Pred", "Does more_of than Name", (attribute, name, { text }) => against(attribute, ">", name, text)),
  rule("Pred", "Does fewer_of than Name", (attribute, name, { text }) => against(attribute, "<", name, text)),
  rule("Pred", "Does above_average", (attribute, { text }) => against(attribute, ">", undefined, text)),
  rule("Pred", "Does more_of than_average", (attribute, { text }) => against(attribute, ">", undefined, text)),
  rule("Pred", "Does below_average", (attribute, { text }) => against(attribute, "<", undefined, text)),
  rule("Pred", "Does fewer_of than_average", (attribute, { text }) => against(attribute, "<", undefined, text)),
  // An amount in a unit that one attribute has
  rule("Pred", "in? Amount", (amount, place) => byUnit(amount, place), 0.4),
  rule("Pred", "be Amount", (amount, place) => byUnit(amount, place), 0.4),
  rule("Pred", "be Amount", (amount, { text, schema }) => aged(amount, text, schema), 0.8),
  rule(
    "Group",
    "Group Amount",
    (group, amount, { text, schema }) => agedOf(group, aged(amount, text, schema), schema),
    0.8,
  ),
  // Of a node
  rule("Request", "ask? how_many do? Names Does", (names, attribute) => tell(attribute, names, true)),
  rule("Request", "ask? how_many do Group Does", (group, attribute) => tellOf(attribute, group), 0.1),
  rule("Request", "ask? how_many do? be? Things Does in_total", (what, attribute) => sum(what, attribute), -0.2),
  rule("Request", "ask? how_many be? do? Things in_total Does", (what, attribute) => sum(what, attribute), -0.2),
  rule("Request", "ask? how_many money do? Names Does", (names, attribute) => tell(attribute, names, true)),
  rule("Request", "ask? how_many Attr do? Names Does", (attribute, names) => tell(attribute, names, true), 0.3),
  rule("Request", "ask? which do? be? Things Does in_total", (what, attribute) => sum(what, attribute), -0.1),
  rule("Request", "ask? how_many Attr do? Names has_done", (attribute, names) => tell(attribute, names, true)),
  rule("Request", "ask? how_many folk do? live in? Names", (names, place) => livingIn(named(names), place)),
  rule("Request", "ask? which do Names Does", (names, attribute) => tell(attribute, names)),
  rule(
    "Request",
    "ask? how_many unit per? unit? do Names Does",
    (names, attribute) => tell(attribute, names, true),
    0.1,
  ),
  rule("Request", "ask? how Graded do Names Does", (_graded, names, attribute) => tell(attribute, names, true), 0.1),
  rule("Request", "ask? where do Names Does", (names, attribute) =>
    attribute.kind === "number" ? null : tell(attribute, names),
  ),
  rule("Request", "ask? which Attr do Names Does", (attribute, names, verb) =>
    verb.name === attribute.name ? tell(attribute, names) : null,
  ),
  rule(
    "Request",
    "ask? who Does Names",
    (attribute, names) => (attribute.kind === "number" ? null : tell(attribute, names)),
    0.1,
  ),
  rule(
    "Request",
    "ask? who be Does Names",
    (attribute, names) => (attribute.kind === "number" ? null : tell(attribute, names)),
    0.1,
  ),
  rule(
    "Request",
    "ask? who be Names Does by",
    (names, attribute) => (attribute.kind === "number" ? null : tell(attribute, names)),
    0.1,
  ),
  // Two of them
  rule("Request", "do Name Does more_of than Name", (a, attribute, b) => versusBy([a, b], attribute, true, "yes")),
  rule("Request", "do Name Does gt Name", (a, attribute, b) => versusBy([a, b], attribute, true, "yes"), 0.1),
  rule("Request", "do Name Does fewer_of than Name", (a, attribute, b) => versusBy([a, b], attribute, false, "yes")),
  rule("Request", "do Name Does lt Name", (a, attribute, b) => versusBy([a, b], attribute, false, "yes"), 0.1),
  rule("Request", "who Does more_of comma? Name or Name", (attribute, a, b) =>
    versusBy([a, b], attribute, true, "which"),
  ),
  rule("Request", "who Does fewer_of comma? Name or Name", (attribute, a, b) =>
    versusBy([a, b], attribute, false, "which"),
  ),
  rule("Request", "how_many more_of do Name Does than Name", (a, attribute, b) =>
    versusBy([a, b], attribute, true, "difference"),
  ),
  rule("Request", "how_many do Names Does average", (names, attribute) => tell(attribute, names)),
  rule("Request", "how_many do? Group Does average", (group, attribute) => mean(group, attribute)),
  rule("Request", "how_many do? average Group Does", (group, attribute) => mean(group, attribute)),
  rule("Request", "average how_many do? Group Does", (group, attribute) => mean(group, attribute)),
];

/** How many live in places that say so; where edges tell who lives where, these are counted. */
export function livingIn(what: Ref, { schema }: Place, isSum = false): readonly Act[] | null {
  const own = attributesOf(schema, "nodes").find(
    ({ name, kind }) => kind === "number" && /^(?:population|inhabitants|residents|citizens)/iu.test(name),
  );
  const isTied = relationsOf(schema).some(({ stems: [stem = ""] }) => /^(?:live|liv|resid|dwell|inhabit)/u.test(stem));
  if (own === undefined || isTied) return null;
  return isSum
    ? [{ do: "aggregate", what, measure: "sum", property: own.name }]
    : [{ do: "describe", what, property: own.name }];
}

function numbered(value: number, unit: string | undefined): Amount {
  return { cmp: "==", value, ...(unit === undefined ? {} : { unit }) };
}

/** Of a unit the attribute itself is not in, another one may be meant. */
function inUnit(attribute: SaidAttribute, amount: Amount, { text, schema }: Place): Part | null {
  if (attribute.kind === "number") return amountPart(attribute, amount, text);
  const [only, second] = amount.unit === undefined ? [] : attributesInUnit(amount.unit, schema);
  return only === undefined || second !== undefined ? null : amountPart(only, amount, text);
}

function byUnit(amount: Amount, { text, schema }: Place): Part | null {
  if (amount.unit === undefined) return null;
  const all = attributesInUnit(amount.unit, schema);
  const [only, second] = all.filter(({ target }) => target === "nodes");
  if (only !== undefined) return second === undefined ? amountPart(only, amount, text) : null;
  const [edge, other] = all;
  return edge === undefined || other !== undefined ? null : amountPart(edge, amount, text);
}

/** "who is over 60": of what has an age. */
function aged(amount: Amount, said: string, schema: Schema): Part | null {
  const age = hintedAttribute(schema, "nodes", "age");
  // "before 2018" is no age.
  if (age === null || age.isTurned || amount.unit !== undefined || amount.value > 500) return null;
  return amountPart({ name: age.attribute.name, target: "nodes", kind: age.attribute.kind }, amount, said);
}

/** "guests under 18", where guests have an age. */
function agedOf(group: Ref, part: Part | null, schema: Schema): Ref | null {
  const isTheirs = part !== null && numbersOf(schema, group.target, group.where).includes(part.about ?? "");
  if (!isTheirs || group.where === undefined) return null;
  const said = part.said?.slice(group.many.length + 1) ?? "";
  return narrow(group, { ...part, said }, part.said?.toLowerCase().startsWith(group.many) === true ? "after" : "not");
}

function turnedRound(part: Part | null, place: Place): Part | null {
  return part === null ? null : negated(part, place);
}

function against(
  { name, kind, target }: SaidAttribute,
  cmp: "<" | ">",
  of: string | undefined,
  said: string,
): Part | null {
  if (kind !== "number" || target === "edges") return null;
  return { against: { ...(of === undefined ? {} : { name: of }), property: name, cmp }, said, side: "nodes" };
}

function tell(attribute: SaidAttribute, names: readonly string[], isNumber = false): readonly Act[] | null {
  if (attribute.target === "edges" || (isNumber && attribute.kind !== "number")) return null;
  return [{ do: "describe", what: named(names), property: attribute.name }];
}

function tellOf(attribute: SaidAttribute, group: Ref): readonly Act[] | null {
  if (attribute.target === "edges" || attribute.kind !== "number" || group.target === "edges") return null;
  return [{ do: "describe", what: group, property: attribute.name }];
}

function sum(what: Ref, attribute: SaidAttribute): readonly Act[] | null {
  if (attribute.kind !== "number" || attribute.target !== what.target || what.rank !== undefined) return null;
  return [{ do: "aggregate", what, measure: "sum", property: attribute.name }];
}

function mean(group: Ref, attribute: SaidAttribute): readonly Act[] | null {
  if (attribute.kind !== "number" || attribute.target !== group.target) return null;
  return [{ do: "aggregate", what: group, measure: "mean", property: attribute.name }];
}
