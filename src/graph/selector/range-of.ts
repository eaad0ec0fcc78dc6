import type { Field, Selector } from "./selector-types";

/** A field and the lowest and the highest number it may have. */
export interface FieldRange {
  readonly field: Field;
  readonly low: number;
  readonly high: number;
}

/** Of "degree >= 7 && degree <= 36"; null where the two conditions are no such pair. */
export function rangeOf(first: Selector, second: Selector): FieldRange | null {
  const [low, high] = [boundOf(first, ">="), boundOf(second, "<=")];
  if (!low || !high || !isSame(low.field, high.field)) return null;
  return { field: low.field, low: low.value, high: high.value };
}

function boundOf(term: Selector, cmp: ">=" | "<=") {
  if (term.op !== "compare" || term.cmp !== cmp || term.value.kind !== "literal") return null;
  const { value } = term.value;
  return typeof value === "number" ? { field: term.field, value } : null;
}

function isSame(one: Field, other: Field): boolean {
  return one.name === other.name && one.of === other.of && one.end === other.end;
}
