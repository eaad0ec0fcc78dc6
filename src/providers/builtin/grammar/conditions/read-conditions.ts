import type { AttributeProfile } from "@/graph/profile/profile-types";
import type { Comparison } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import { any, compare, computed } from "../../meaning/selectors";
import { attributeAt } from "../../schema/attribute-at";
import { hintedBy } from "../../schema/attribute-hints";
import { numberOf } from "../../schema/link-number";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import { attributesOf } from "../../schema/schema";
import { yesAndNo } from "../../schema/yes-and-no";
import { attributeOfUnit, inUnitOf, unitLength } from "../../text/units";
import { addTerm, type Draft, type Handler } from "../things/draft";
import { numbersAfter, skipSmall } from "../things/small-steps";
import { hintedMeasure, soleMeasure } from "./meant-measure";
import { beforeNumber } from "./number-verbs";
import { presence } from "./read-presence";

/** "age over 5", "weight between 3 and 6", "name contains 'ann'", "email is missing". */
export const attributeCondition: Handler = (draft, at) => {
  const attribute = attributeAt(draft, at);
  if (attribute === null) return 0;
  if (isValueOf(draft.links[at - 1], attribute)) return 1;
  if (draft.links[at]?.isOpposite === true) return opposite(draft, attribute);
  const from = skipSmall(draft, at + 1);
  const order = argOf(draft.links[from], "order");
  if (attribute.kind === "number" && order !== undefined && draft.rank === null) {
    draft.rank = { by: attribute.name, order: order === "bottom" ? "asc" : "desc", limit: 0 };
    return from + 1 - at;
  }
  return (
    rangeAfter(draft, at, { by: attribute.name, from }) ||
    comparedAfter(draft, at, { by: attribute.name, from }) ||
    valueAfter(draft, at, { attribute, from }) ||
    presence(draft, at, attribute)
  );
};

/** "unfinished": that it is no, rather than that nothing is known of it. */
function opposite(draft: Draft, attribute: AttributeProfile): number {
  addTerm(draft, compare(attribute.name, "==", yesAndNo(attribute)?.no ?? false));
  return 1;
}

/** "the vision department": the attribute after its value says nothing more. */
function isValueOf(link: Link | undefined, { name, kind }: AttributeProfile): boolean {
  if (kind === "number") return false;
  return link?.schema.some((sense) => sense.kind === "value" && sense.attribute.name === name) === true;
}

/** "more than 3 links", "over 5 years", "between 3 and 6 years": the attribute follows, or is the degree. */
export const numberFirst: Handler = (draft, at) => {
  const isOpen = numberOf(draft.links[at]) !== null && isFromTo(draft, at);
  const isRange = isOpen || hasSense(draft.links[at], "range");
  const length = lengthAt(draft, at, isOpen, isRange);
  if (length === 0) return boundAfter(draft, at) || exactUnit(draft, at);
  // "30 points" where nodes have points, "30 kg of weight" where they have a weight.
  const next = skipSmall(draft, at + length);
  const isNamed = attributeAt(draft, next)?.kind === "number";
  const after = isNamed ? next : skipSmall(draft, at + length + unitLength(draft.links, at + length));
  const by =
    measuredBy(draft, after) ??
    beforeNumber(draft, at) ??
    hintedMeasure(draft, at, at + length) ??
    soleMeasure(draft, at);
  if (by === null) return 0;
  const options = { by: by.name, from: at };
  const taken = isRange ? rangeAfter(draft, at, options) : comparedAfter(draft, at, options);
  if (taken === 0) return 0;
  return by.isSaid ? after + 1 - at : taken + (isRange ? unitLength(draft.links, at + taken) : 0);
};

/** "40 seats or more": the bound behind the attribute. */
function boundAfter(draft: Draft, at: number): number {
  const number = numberOf(draft.links[at]);
  const attribute = number === null ? null : attributeAt(draft, at + 1);
  const cmp = trailing(draft.links[at + 2]);
  if (number === null || attribute?.kind !== "number" || cmp === null) return 0;
  addTerm(draft, compare(attribute.name, cmp, number));
  return 3;
}

function lengthAt(draft: Draft, at: number, isOpen: boolean, isRange: boolean): number {
  if (isOpen) return 3;
  return isRange ? rangeLength(draft, at) : comparedLength(draft, at);
}

/** "380 kV lines", "16 GB machines", "64 GB or more": a number with the unit of an attribute. */
function exactUnit(draft: Draft, at: number): number {
  const number = draft.links[at]?.token.value;
  const unit = draft.links[at + 1];
  if (number === undefined || unit === undefined) return 0;
  const name = attributeOfUnit(draft.schema, draft.target, unit.norm);
  if (name === null || draft.rank !== null) return 0;
  const after = trailing(draft.links[at + 2]);
  addTerm(draft, compare(name, after ?? "==", inUnitOf(name, number, unit)));
  return after === null ? 2 : 3;
}

/** "older than 5", "younger than 3", "taller than 180". */
export const comparative: Handler = (draft, at) => {
  const link = draft.links[at];
  if (link === undefined || (argOf(link, "more") ?? argOf(link, "less")) === undefined) return 0;
  const than = /^(?:than|then)$/u.test(draft.links[at + 1]?.norm ?? "") ? 1 : 0;
  const number = numberOf(draft.links[at + 1 + than]);
  const unit = draft.links[at + 2 + than];
  const graded = hintedBy(draft.schema, draft.target, link, ["more", "less"]);
  const hint = graded === null ? ofUnit(draft, link, unit) : { name: graded.attribute.name, isUp: graded.isUp };
  if (number === null || hint === null) return 0;
  const amount = inUnitOf(hint.name, number, unit);
  addTerm(draft, compare(hint.name, hint.isUp ? ">" : "<", amount));
  return 2 + than + unitLength(draft.links, at + 2 + than);
};

/** "take longer than 100 ms": of the measures only one has the unit. */
function ofUnit(
  draft: Draft,
  link: Link,
  unit: Link | undefined,
): { readonly name: string; readonly isUp: boolean } | null {
  const group = argOf(link, "more") ?? argOf(link, "less") ?? "";
  const isPlain = /^(?:length|weight|height|size|price)$/u.test(group);
  const name = isPlain && unit !== undefined ? attributeOfUnit(draft.schema, draft.target, unit.norm) : null;
  return name === null ? null : { name, isUp: argOf(link, "more") !== undefined };
}

/** "isolated", "without any links". */
export const isolated: Handler = (draft, at) => {
  if (!hasSense(draft.links[at], "state", "isolated")) return 0;
  addTerm(draft, computed("degree", "==", 0));
  return 1;
};

interface Measured {
  readonly by: string;
  readonly from: number;
}

function rangeLength(draft: Draft, from: number): number {
  if (!hasSense(draft.links[from], "range")) return 0;
  const first = numberOf(draft.links[from + 1]);
  const second = numberOf(draft.links[from + 3]);
  return first !== null && second !== null ? 4 : 0;
}

function rangeAfter(draft: Draft, at: number, { by, from }: Measured): number {
  const length = rangeLength(draft, from);
  const isOpen = length === 0 && isFromTo(draft, from);
  if (length === 0 && !isOpen) return 0;
  const start = isOpen ? from : from + 1;
  const unit = draft.links[start + 3];
  const low = inUnitOf(by, numberOf(draft.links[start]) ?? 0, unit);
  const high = inUnitOf(by, numberOf(draft.links[start + 2]) ?? 0, unit);
  addTerm(draft, {
    op: "and",
    terms: [compare(by, ">=", Math.min(low, high)), compare(by, "<=", Math.max(low, high))],
  });
  return start + 3 - at;
}

/** "age 3 to 6", "from 3 to 6". */
function isFromTo(draft: Draft, from: number): boolean {
  const joint = draft.links[from + 1]?.norm;
  return (
    (joint === "to" || joint === "-" || joint === "–") &&
    numberOf(draft.links[from]) !== null &&
    numberOf(draft.links[from + 2]) !== null
  );
}

function comparedLength(draft: Draft, from: number): number {
  const first = draft.links[from];
  const second = draft.links[from + 1];
  if (hasSense(first, "compare") && numberOf(second) !== null) return 2;
  return numberOf(first) !== null && trailing(second) !== null ? 2 : 0;
}

/** "5 or more", "5 and above". */
function trailing(link: Link | undefined): Comparison | null {
  if (link === undefined || !/^(?:or|and|upward|onwards)/u.test(link.norm)) return null;
  return comparisonOf(link);
}

function comparedAfter(draft: Draft, at: number, { by, from }: Measured): number {
  const first = draft.links[from];
  const second = draft.links[from + 1];
  const direct = comparisonOf(first);
  if (direct !== null && second !== undefined) {
    const number = numberOf(second);
    const scaled = number === null ? null : inUnitOf(by, number, draft.links[from + 2]);
    const value = scaled ?? (isTextComparison(direct) ? typedValue(draft, by, second) : null);
    if (value === null) return 0;
    addTerm(draft, compare(by, direct, value));
    return from + 2 - at + unitLength(draft.links, from + 2);
  }
  const number = numberOf(first);
  const after = trailing(second);
  if (number === null || after === null) return 0;
  addTerm(draft, compare(by, after, number));
  return from + 2 - at;
}

/** "remote = true", "kind = nurse": the value as the graph has it. */
function typedValue(draft: Draft, by: string, link: Link): JsonValue {
  const known = link.schema.find((sense) => sense.kind === "value" && sense.attribute.name === by);
  if (known?.kind === "value") return known.value;
  const isBoolean = attributesOf(draft.schema, draft.target).some(
    ({ name, kind }) => name === by && kind === "boolean",
  );
  return isBoolean && /^(?:true|false|yes|no)$/u.test(link.norm) ? /^(?:true|yes)$/u.test(link.norm) : link.token.text;
}

function comparisonOf(link: Link | undefined): Comparison | null {
  const arg = argOf(link, "compare");
  return comparisons.find((comparison) => comparison === arg) ?? null;
}

const comparisons: readonly Comparison[] = ["==", "!=", "<", "<=", ">", ">=", "contains", "startsWith", "endsWith"];

function isTextComparison(comparison: Comparison): boolean {
  return /^(?:contains|startsWith|endsWith|==|!=)$/u.test(comparison);
}

function measuredBy(draft: Draft, at: number): { readonly name: string; readonly isSaid: boolean } | null {
  const link = draft.links[at];
  const attribute = attributeAt(draft, at);
  if (attribute?.kind === "number") return { name: attribute.name, isSaid: true };
  if (draft.target === "edges") return null;
  const isDegree = ["degree", "neighbours", "edges"].some((arg) => hasSense(link, "noun", arg));
  return isDegree ? { name: "degree", isSaid: true } : null;
}

function valueAfter(
  draft: Draft,
  at: number,
  { attribute, from }: { readonly attribute: AttributeProfile; readonly from: number },
): number {
  const isDenied = hasSense(draft.links[from], "sign", "not");
  const start = isDenied ? skipSmall(draft, from + 1) : from;
  const link = draft.links[start];
  const known = link?.schema.find((sense) => sense.kind === "value" && sense.attribute.name === attribute.name);
  if (known !== undefined) {
    if (isDenied) draft.isNegated = true;
    return 1;
  }
  const value = literalOf(link, attribute);
  if (value === null) return 0;
  if (isDenied) draft.isNegated = true;
  const more = typeof value === "number" ? numbersAfter(draft, start + 1) : [];
  if (more.length > 0) {
    const values = [value, ...more];
    addTerm(draft, any(values.map((one) => compare(attribute.name, "==", one))));
    return start + 1 + 2 * more.length - at;
  }
  addTerm(draft, compare(attribute.name, "==", value));
  return start + 1 - at + unitLength(draft.links, start + 1);
}

function literalOf(link: Link | undefined, attribute: AttributeProfile): string | number | boolean | null {
  if (link === undefined) return null;
  const number = numberOf(link);
  if (number !== null && attribute.kind === "number") return number;
  if (number !== null) return link.token.text;
  if (attribute.kind === "boolean" && /^(?:true|false|yes)$/u.test(link.norm)) return link.norm !== "false";
  if (attribute.kind === "boolean" || attribute.kind === "number") return null;
  const isText = link.token.kind === "quoted" || link.isName || (link.senses.length === 0 && link.schema.length === 0);
  return isText && link.token.kind !== "sign" ? link.token.text : null;
}
