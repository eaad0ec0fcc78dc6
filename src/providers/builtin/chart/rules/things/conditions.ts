import { compare, computed, exists, not } from "../../../meaning/selectors";
import { hintedAttribute, rankableBy } from "../../../schema/attribute-hints";
import { type Schema, typeAttribute } from "../../../schema/schema";
import { wordsOfName } from "../../../text/tokens";
import { asCounted } from "../../convert-unit";
import type { Graded, Part, SaidAttribute, ValueSense, World } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { formsOf } from "../../leaves";
import { both, either, negated } from "../../refs";
import { amountPart } from "./amounts";

export function valuePart({ target, attribute, value }: ValueSense, said: string): Part {
  const where =
    attribute.kind === "list" ? compare(attribute.name, "has", value) : compare(attribute.name, "==", value);
  return { where, said, side: target, about: attribute.name };
}

/** A value that is a kind of thing is its noun. */
function withNoun(part: Part, { target, attribute, value }: ValueSense, schema: Schema): Part {
  if (typeAttribute(schema, target)?.name !== attribute.name || attribute.kind === "list") return part;
  return { ...part, noun: formsOf(wordsOfName(String(value))) };
}

/** "older", "heavier": the attribute it grades here. */
function gradedAttribute(
  graded: Graded,
  world: World,
  target: "nodes" | "edges",
): (SaidAttribute & { readonly isUp: boolean }) | null {
  const found = hintedAttribute(world.schema, target, graded.group);
  if (found === null) return null;
  const { attribute, isTurned } = found;
  return { name: attribute.name, kind: attribute.kind, target, isUp: graded.isMore !== isTurned };
}

function gradedPart(
  graded: Graded,
  { value: said, unit }: { readonly value: number; readonly unit: string | undefined },
  world: World & { readonly text: string },
): Part | null {
  for (const target of ["nodes", "edges"] as const) {
    const found = gradedAttribute(graded, world, target);
    if (found === null) continue;
    // "older than 30" of a year of birth would be an age: that is another question.
    if (found.isUp !== graded.isMore && said < 500) continue;
    const value = asCounted(said, unit, found.name);
    if (value === null) continue;
    return {
      where: compare(found.name, found.isUp ? ">" : "<", value),
      said: world.text,
      side: target,
      about: found.name,
    };
  }
  return null;
}

/** Which one of a ranking: "the oldest", "with the highest salary". */
export function rankPart(
  attribute: { readonly name: string; readonly target: "nodes" | "edges" },
  order: "asc" | "desc",
  limit: number,
  said: string,
): Part {
  return { rank: { by: attribute.name, order, limit }, said, side: attribute.target };
}

export function gradedRank(graded: Graded, limit: number, world: World & { readonly text: string }): Part | null {
  for (const target of ["nodes", "edges"] as const) {
    const [found, ...others] = rankableBy(world.schema, target, graded.group);
    if (found === undefined) continue;
    const order = (isTurned: boolean): "asc" | "desc" => (graded.isMore === isTurned ? "asc" : "desc");
    const also = others.map((other) => ({ by: other.attribute.name, order: order(other.isTurned) }));
    return {
      rank: {
        by: found.attribute.name,
        order: order(found.isTurned),
        limit,
        ...(also.length === 0 ? {} : { others: also }),
      },
      said: world.text,
      side: target,
    };
  }
  return null;
}

/** Computed fields that elements are counted and ranked by. */
export const fieldRules = [
  rule("Attr", "degree", () => field("degree"), 0.3),
  rule("Attr", "indegree", () => field("indegree"), 0.1),
  rule("Attr", "outdegree", () => field("outdegree"), 0.1),
  rule("Attr", "betweenness", () => field("betweenness")),
  rule("Attr", "pagerank", () => field("pagerank")),
  rule("Attr", "closeness", () => field("closeness")),
  rule("Attr", "eigenvector", () => field("eigenvector")),
  rule("Attr", "the? attribute Attr", (attribute) => attribute, 0.1),
  rule("Attr", "Attr attribute", (attribute) => attribute, 0.1),
  rule("Attr", "type", ({ schema }) => typeOf(schema.context.profile.nodeTypeAttribute, "nodes"), 0.2),
  rule("Attr", "edge_type", ({ schema }) => typeOf(schema.context.profile.edgeTypeAttribute, "edges"), 0.2),
];

function field(name: string): SaidAttribute {
  return { name, target: "nodes", kind: "number", isComputed: true };
}

function typeOf(name: string | undefined, target: "nodes" | "edges"): SaidAttribute | null {
  return name === undefined ? null : { name, target, kind: "string" };
}

/** What may stand before a noun. */
export const adjectiveRules = [
  rule("Adj", "Value", (value, { text, schema }) => withNoun(valuePart(value, text), value, schema)),
  rule("Adj", "Flag", (flag, { text }) => flagPart(flag, text)),
  rule("Adj", "not Adj", (part, { text }) => withSaid(negated(part), text)),
  rule("Adj", "isolated", ({ text }) => ({ where: computed("degree", "==", 0), said: text, side: "nodes" })),
  rule("Adj", "selected", ({ text }) => ({ base: "selected", said: text }), 0.1),
  rule("Adj", "connected_to it", () => null),
  rule("Adj", "Adj and Adj", (a, b, { text }) => withSaid(both(a, b), text), 0.1),
  rule("Adj", "Adj or Adj", (a, b, { text }) => withSaid(either(a, b), text), 0.1),
  rule(
    "Adj",
    "Adj comma Adj",
    (a, b, { text }) => withSaid(a.about === undefined || a.about !== b.about ? null : either(a, b), text),
    0.1,
  ),
  rule("Adj", "Adj comma Adj and Adj", (a, b, c, { text }) => withSaid(several([a, b, c]), text), 0.1),
  rule("Adj", "Adj comma Adj or Adj", (a, b, c, { text }) => withSaid(several([a, b, c]), text), 0.1),
];

function several(parts: readonly Part[]): Part | null {
  const [first, ...rest] = parts;
  if (first === undefined) return null;
  return rest.reduce<Part | null>((sum, one) => (sum === null ? null : either(sum, one)), first);
}

/** "people that live in Leeds", "people living in Leeds". */
export function byVerb(said: string): string {
  return /^(?:[a-z]+(?:ing|ed)|born|be|is|are) /iu.test(said) ? said : `that ${said}`;
}

export function withSaid(part: Part | null, said: string): Part | null {
  return part === null ? null : { ...part, said };
}

function flagPart({ name, target, value }: SaidAttribute & { readonly value: boolean }, said: string): Part {
  return { where: compare(name, "==", value), said, side: target, about: name };
}

/** Conditions after a noun, or said of it. */
export const conditionRules = [
  rule("Pred", "Adj", (part) => part),
  rule("Pred", "be Adj", (part, { text }) => withSaid(part, text)),
  rule("Pred", "be not Adj", (part, { text }) => withSaid(negated(part), text)),
  rule("Pred", "not Pred", (part, { text }) => withSaid(negated(part), text), 0.1),
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
    0.2,
  ),
  rule("Pred", "have Num Attr", (value, attribute, { text }) => amountPart(attribute, { cmp: "==", value }, text), 0.2),
  rule("Pred", "More than Num Unit?", (graded, value, unit, place) => gradedPart(graded, { value, unit }, place)),
  rule("Pred", "More than Name", (graded, name, place) => againstPart(graded, name, place)),
  rule("Pred", "More than_average", (graded, place) => againstPart(graded, undefined, place)),
  rule("Pred", "have? above_average Attr", (attribute, { text }) => averagePart(attribute, ">", text)),
  rule("Pred", "have? below_average Attr", (attribute, { text }) => averagePart(attribute, "<", text)),
  rule("Pred", "whose? Attr be? above_average", (attribute, { text }) => averagePart(attribute, ">", text)),
  rule("Pred", "whose? Attr be? below_average", (attribute, { text }) => averagePart(attribute, "<", text)),
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
  rule("Pred", "whose? Attr be? not Value", (attribute, value, { text }) =>
    withSaid(negated(ofAttribute(attribute, valuePart(value, text)) ?? {}), text),
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
  rule("Pred", "do? not work Adj", (part, { text }) => withSaid(negated(part), text), 0.1),
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
  rule("Pred", "not in Value", (value, { text }) => withSaid(negated(valuePart(value, text)), text), 0.1),
  rule("Pred", "live in Value", (value, { text }) => valuePart(value, byVerb(text)), 0.1),
  rule(
    "Pred",
    "do? not live in Value",
    (value, { text }) => withSaid(negated(valuePart(value, text)), byVerb(text)),
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
  rule("Pred", "have Flag", (flag, { text }) => flagPart(flag, text), 0.2),
  rule("Pred", "without Flag", (flag, { text }) => flagPart({ ...flag, value: !flag.value }, text), -0.2),
];

export function ofAttribute(attribute: SaidAttribute, part: Part): Part | null {
  return part.about === attribute.name ? part : null;
}

/** "no awards": zero of them, or none told. */
function noneOf(attribute: SaidAttribute, said: string): Part | null {
  if (attribute.kind !== "number" || attribute.isComputed === true) return existing(attribute, false, said);
  return { where: not(compare(attribute.name, ">", 0)), said, side: attribute.target, about: attribute.name };
}

function existing({ name, target, isComputed }: SaidAttribute, is: boolean, said: string): Part | null {
  if (isComputed === true) return null;
  return { where: is ? exists(name) : not(exists(name)), said, side: target, about: name };
}

export function againstPart(
  graded: Graded,
  name: string | undefined,
  world: World & { readonly text: string },
): Part | null {
  const found = gradedAttribute(graded, world, "nodes");
  if (found === null) return null;
  const { name: property, isUp } = found;
  return {
    against: { ...(name === undefined ? {} : { name }), property, cmp: isUp ? ">" : "<" },
    said: world.text,
    side: "nodes",
  };
}

function averagePart({ name, kind, target }: SaidAttribute, cmp: "<" | ">", said: string): Part | null {
  return kind === "number" && target === "nodes" ? { against: { property: name, cmp }, said, side: "nodes" } : null;
}

/** Names that hold, begin or end with a text. */
export const textRules = [
  rule(
    "Pred",
    "whose? Attr contains Free",
    (attribute, text, { text: said }) => textPart(attribute.name, "contains", text, said),
    0.2,
  ),
  rule(
    "Pred",
    "whose? Attr starts Free",
    (attribute, text, { text: said }) => textPart(attribute.name, "startsWith", text, said),
    0.2,
  ),
  rule(
    "Pred",
    "whose? Attr ends_with Free",
    (attribute, text, { text: said }) => textPart(attribute.name, "endsWith", text, said),
    0.2,
  ),
  rule("Pred", "whose? label? contains Free", (text, { text: said }) => textPart("label", "contains", text, said), 0.4),
  rule("Pred", "whose? label? starts Free", (text, { text: said }) => textPart("label", "startsWith", text, said), 0.2),
  rule(
    "Pred",
    "whose? label? ends_with Free",
    (text, { text: said }) => textPart("label", "endsWith", text, said),
    0.2,
  ),
];

function textPart(name: string, cmp: "contains" | "startsWith" | "endsWith", value: string, said: string): Part {
  const field = name === "label" ? ({ name, of: "computed" } as const) : ({ name, of: "bare" } as const);
  return { where: { op: "compare", field, cmp, value: { kind: "literal", value } }, said };
}
