import type { Comparison } from "@/graph/selector/selector-types";
import { compare, exists, not } from "../../../meaning/selectors";
import { timeAttribute } from "../../../schema/time-attributes";
import { type Part, type Place, rule, type SaidAttribute } from "../../grammar-types";
import { both, either, negated } from "../../refs";
import { amountPart } from "./amounts";
import { againstPart, byVerb, flagPart, ofAttribute, valuePart, withSaid } from "./condition-parts";
import { gradedAgainst, gradedPart } from "./graded";

/** Conditions after a noun, or said of it. */
export const conditionRules = [
  rule("Pred", "Adj", (part) => part),
  rule("Pred", "be Adj", (part, { text }) => withSaid(part, text)),
  rule("Pred", "be not Adj", (part, place) => withSaid(negated(part, place), place.text)),
  rule("Pred", "not Pred", (part, place) => withSaid(negated(part, place), place.text), 0.1),
  rule("Pred", "be Pred", (part, { text }) => withSaid(part, text), 0.1),
  rule("Pred", "Pred and that? Pred", (a, b, { text }) => withSaid(both(a, b), text), 0.1),
  rule("Pred", "Pred but Pred", (a, b, { text }) => withSaid(both(a, b), text), 0.1),
  rule("Pred", "Pred or that? Pred", (a, b, { text }) => withSaid(either(a, b), text), 0.1),
  rule(
    "Pred",
    "Pred Pred",
    (a, b, { text }) => withSaid(a.about !== undefined && a.about === b.about ? null : both(a, b), text),
    0.3,
  ),
  // Amounts
  rule("Pred", "whose? Attr be? Amount", (attribute, amount, { text }) => amountPart(attribute, amount, text)),
  rule("Pred", "have Attr of? Amount", (attribute, amount, { text }) => amountPart(attribute, amount, text)),
  rule("Pred", "have? Amount Attr", (amount, attribute, { text }) => amountPart(attribute, amount, text), 0.1),
  rule(
    "Pred",
    "whose? Attr be? Num unit?",
    (attribute, value, { text }) => amountPart(attribute, { cmp: "==", value }, text),
    0.2,
  ),
  rule(
    "Pred",
    "have Attr of? Num unit?",
    (attribute, value, { text }) => amountPart(attribute, { cmp: "==", value }, text),
    // "over" may stand where "of" does.
    0.6,
  ),
  rule("Pred", "have Num Attr", (value, attribute, { text }) => amountPart(attribute, { cmp: "==", value }, text), 0.2),
  rule("Pred", "More than Num Unit?", (graded, value, unit, place) => gradedPart(graded, value, unit, place)),
  rule("Pred", "More than Name", (graded, name, place) => gradedAgainst(graded, place, name)),
  rule("Pred", "More than_average", (graded, place) => gradedAgainst(graded, place)),
  rule("Pred", "have? above_average Attr", (attribute, { text }) => againstPart(attribute, ">", text)),
  rule("Pred", "have? below_average Attr", (attribute, { text }) => againstPart(attribute, "<", text)),
  rule("Pred", "whose? Attr be? above_average", (attribute, { text }) => againstPart(attribute, ">", text)),
  rule("Pred", "whose? Attr be? below_average", (attribute, { text }) => againstPart(attribute, "<", text)),
  // Two attributes of one element
  rule("Pred", "whose? have? Attr be? gt Attr", (a, b, { text }) => besidesPart(a, ">", b, text)),
  rule("Pred", "whose? have? Attr be? lt Attr", (a, b, { text }) => besidesPart(a, "<", b, text)),
  rule("Pred", "whose? have? Attr be? gte Attr", (a, b, { text }) => besidesPart(a, ">=", b, text)),
  rule("Pred", "whose? have? Attr be? lte Attr", (a, b, { text }) => besidesPart(a, "<=", b, text)),
  rule("Pred", "whose Attr equal Attr", (a, b, { text }) => besidesPart(a, "==", b, text)),
  rule("Pred", "have more_of Attr than Attr", (a, b, { text }) => besidesPart(a, ">", b, text)),
  rule("Pred", "have fewer_of Attr than Attr", (a, b, { text }) => besidesPart(a, "<", b, text)),
  rule("Pred", "Does more_of than it? Does", (a, b, { text }) => besidesPart(a, ">", b, text)),
  rule("Pred", "Does fewer_of than it? Does", (a, b, { text }) => besidesPart(a, "<", b, text)),
  // Values
  rule("Pred", "whose? Attr be? Value", (attribute, value, { text }) => ofAttribute(attribute, valuePart(value, text))),
  rule("Pred", "have Attr of? Value", (attribute, value, { text }) => ofAttribute(attribute, valuePart(value, text))),
  rule("Pred", "have Attr equal Value", (attribute, value, { text }) => ofAttribute(attribute, valuePart(value, text))),
  rule(
    "Pred",
    "have? Value of? Attr",
    (value, attribute, { text }) => ofAttribute(attribute, valuePart(value, text)),
    0.2,
  ),
  rule("Pred", "whose? Attr be? not Value", (attribute, value, place) =>
    withSaid(negated(ofAttribute(attribute, valuePart(value, place.text)) ?? {}, place), place.text),
  ),
  rule(
    "Pred",
    "whose? Attr be? Adj",
    (attribute, part, { text }) => ofAttribute(attribute, { ...part, said: text }),
    0.2,
  ),
  rule(
    "Pred",
    "in Ordinal Attr",
    (value, attribute, { text }) => amountPart(attribute, { cmp: "==", value }, text),
    0.1,
  ),
  rule("Pred", "in? Attr Num", (attribute, value, { text }) => amountPart(attribute, { cmp: "==", value }, text), 0.3),
  rule("Pred", "work Adj", (part, { text }) => withSaid(part, text), 0.1),
  rule("Pred", "do? not work Adj", (part, place) => withSaid(negated(part, place), place.text), 0.1),
  rule("Pred", "in Value", (value, { text }) => valuePart(value, text), 0.1),
  rule("Pred", "in Adj", (part, { text }) => withSaid(part, text), 0.3),
  rule(
    "Pred",
    "in the? Value Attr",
    (value, attribute, { text }) => ofAttribute(attribute, valuePart(value, text)),
    0.1,
  ),
  rule(
    "Pred",
    "in the? Attr Value",
    (attribute, value, { text }) => ofAttribute(attribute, valuePart(value, text)),
    0.1,
  ),
  rule(
    "Pred",
    "not in Value",
    (value, place) => withSaid(negated(valuePart(value, place.text), place), place.text),
    0.1,
  ),
  rule("Pred", "live in Value", (value, { text }) => valuePart(value, byVerb(text)), 0.1),
  rule(
    "Pred",
    "do? not live in Value",
    (value, place) => withSaid(negated(valuePart(value, place.text), place), byVerb(place.text)),
    0.1,
  ),
  // There or not
  rule("Pred", "have Attr", (attribute, { text }) => existing(attribute, true, text), 0.4),
  rule("Pred", "be? out_of Attr", (attribute, { text }) => amountPart(attribute, { cmp: "<=", value: 0 }, text)),
  rule("Pred", "without Attr", (attribute, { text }) => noneOf(attribute, text)),
  rule("Pred", "have none Attr", (attribute, { text }) => noneOf(attribute, text)),
  rule("Pred", "whose? Attr be? missing", (attribute, { text }) => existing(attribute, false, text)),
  rule("Pred", "have missing Attr", (attribute, { text }) => existing(attribute, false, text)),
  rule("Pred", "missing Attr", (attribute, { text }) => existing(attribute, false, text)),
  rule("Pred", "whose? Attr be? not known", (attribute, { text }) => existing(attribute, false, text)),
  rule("Pred", "whose? Attr be? known", (attribute, { text }) => existing(attribute, true, text)),
  rule("Pred", "have be? Event", (event, place) => happened(event, true, place), 0.6),
  rule("Pred", "not Event", (event, place) => happened(event, false, place), 0.2),
  rule("Pred", "have Flag", (flag, { text }) => flagPart(flag, text), 0.2),
  rule("Pred", "without Flag", (flag, { text }) => flagPart({ ...flag, value: !flag.value }, text), -0.2),
];

/** "no awards": zero of them, or none told. */
function noneOf(attribute: SaidAttribute, said: string): Part | null {
  if (attribute.kind !== "number" || attribute.isComputed === true) return existing(attribute, false, said);
  return { where: not(compare(attribute.name, ">", 0)), said, side: attribute.target, about: attribute.name };
}

/** "raised more than their goal". */
function besidesPart(a: SaidAttribute, cmp: Comparison, b: SaidAttribute, said: string): Part | null {
  const areNumbers = [a, b].every(({ kind, isComputed }) => kind === "number" && isComputed !== true);
  if (!areNumbers || a.target !== b.target || a.name === b.name) return null;
  const value = { kind: "field", field: { name: b.name, of: "bare" } } as const;
  return { where: { op: "compare", field: { name: a.name, of: "bare" }, cmp, value }, said, side: a.target };
}

/** "who has not answered": no date of it is told. */
function happened(event: string, is: boolean, { schema, text }: Place): Part | null {
  const time = timeAttribute(schema, "nodes", event);
  if (time === null || /^(?:year|date|time)$/u.test(time.name)) return null;
  return existing({ name: time.name, target: "nodes", kind: "string" }, is, text);
}

function existing({ name, target, isComputed }: SaidAttribute, is: boolean, said: string): Part | null {
  if (isComputed === true) return null;
  return { where: is ? exists(name) : not(exists(name)), said, side: target, about: name };
}
