import type { JsonValue } from "@/lib/json";
import { hintedAttribute } from "../../../schema/attribute-hints";
import type { Filling, Place, SaidAttribute, ValueSense } from "../../grammar-types";
import { rule } from "../../grammar-types";

/** Attributes with their values, as they are said of something new: "floor 2", "age = 3", "4 years of experience". */
export const fillRules = [
  rule("Fill", "Attr be? Literal", (attribute, value) => filled(attribute, value)),
  rule("Fill", "Attr colon Literal", (attribute, value) => filled(attribute, value)),
  rule("Fill", "Attr of Literal", (attribute, value) => filled(attribute, value)),
  rule(
    "Fill",
    "Num unit? of? Attr",
    (value, attribute) => (attribute.kind === "number" ? filled(attribute, value) : null),
    0.1,
  ),
  rule("Fill", "Value Attr", (value, attribute) =>
    value.attribute.name === attribute.name ? filled(attribute, value.value) : null,
  ),
  rule("Fill", "comma? person_is? Num years_old", (value, place) => aged(value, place), 0.1),
  rule("Fill", "comma? and? person_is Num", (value, place) => aged(value, place), 0.3),
  rule("Fill", "comma? and? person_is Fill", (fill) => fill, 0.1),
  rule("Fill", "in Attr Literal", (attribute, value) => filled(attribute, value)),
  rule("Fill", "in the? Value Attr", (value, attribute) =>
    value.attribute.name === attribute.name ? filled(attribute, value.value) : null,
  ),
  rule("Fill", "in? Value", (value) => ofValue(value), 0.3),
  rule("Fill", "Flag", (flag) => filled(flag, flag.value), 0.1),
  rule("Fill", "not Flag", (flag) => filled(flag, !flag.value)),
  rule(
    "Attr",
    "Attr year_word",
    (attribute) => (attribute.kind === "string" || attribute.isComputed === true ? null : attribute),
    0.2,
  ),
  rule("Fills", "Fill", (fill) => fill),
  rule("Fills", "have Fills", (fills) => fills),
  rule("Fills", "that? be Fills", (fills) => fills, 0.1),
  rule("Fills", "Fills and Fills", (a, b) => joined(a, b)),
  rule("Fills", "Fills comma and Fills", (a, b) => joined(a, b)),
  rule("Fills", "Fills Fills", (a, b) => joined(a, b), 0.3),
];

/** "34 years old", "she is 27". */
function aged(value: number, { schema }: Place): readonly Filling[] | null {
  const age = hintedAttribute(schema, "nodes", "age");
  if (age === null || age.isTurned || !(value > 0 && value < 150)) return null;
  return filled({ name: age.attribute.name, kind: "number", target: "nodes" }, value);
}

export function filled(attribute: SaidAttribute, value: JsonValue): readonly Filling[] | null {
  return fits(attribute, value) ? [{ attribute, value }] : null;
}

/** A value of the sort the attribute has. */
export function fits({ kind, isComputed }: SaidAttribute, value: JsonValue): boolean {
  if (isComputed === true) return false;
  if (kind === "number") return typeof value === "number";
  if (kind === "boolean") return typeof value === "boolean";
  return kind !== "string" || typeof value !== "boolean";
}

function ofValue({ attribute, target, value }: ValueSense): readonly Filling[] {
  return [{ attribute: { ...attribute, target }, value: attribute.kind === "list" ? [value] : value }];
}

/** Each attribute once. */
export function joined(a: readonly Filling[], b: readonly Filling[]): readonly Filling[] | null {
  const isTwice = a.some((one) => b.some((other) => one.attribute.name === other.attribute.name));
  return isTwice ? null : [...a, ...b];
}

export function recordOf(
  fills: readonly Filling[],
  target: "nodes" | "edges",
): Readonly<Record<string, JsonValue>> | null {
  if (fills.some(({ attribute }) => attribute.target !== target)) return null;
  return Object.fromEntries(fills.map(({ attribute, value }) => [attribute.name, value]));
}
