import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Field, Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import { membersOf } from "@/lib/lists/members";

const computedNames = ["id", "label", "degree", "indegree", "outdegree", "source", "target"];
const dayMs = 86_400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/u;

/** The values of one field by row, in the way they are filtered. */
export type FieldValues =
  | {
      readonly kind: "numbers";
      /** NaN where there is none. */
      readonly values: Float64Array;
      /** Days since 1970 of a column of dates. */
      readonly areDates: boolean;
      readonly missing: number;
    }
  | {
      readonly kind: "values";
      readonly counts: readonly ValueCount[];
      /** Members of lists: `has` asks for them. */
      readonly areMembers: boolean;
      readonly missing: number;
    };

export interface ValueCount {
  readonly value: JsonValue;
  readonly all: number;
  readonly shown: number;
}

export type DegreeField = "degree" | "indegree" | "outdegree";

export function degreesOf({ tables }: GraphDocument, field: DegreeField): FieldValues {
  const read = { degree: tables.degreeAt, indegree: tables.indegreeAt, outdegree: tables.outdegreeAt }[field];
  const values = Float64Array.from({ length: tables.nodes.count }, (_, row) => read(row));
  return { kind: "numbers", values, areDates: false, missing: 0 };
}

export function attributeValues(
  { tables }: GraphDocument,
  target: ElementTarget,
  name: string,
  shown: Uint8Array | null,
): FieldValues {
  const table = tables[target];
  const rows = Array.from({ length: table.count }, (_, row) => {
    const value = table.valueAt(name, row) ?? undefined;
    return value === undefined || membersOf(value).length === 0 ? undefined : value;
  });
  const missing = rows.filter((value) => value === undefined).length;
  if (missing < rows.length && rows.every((value) => value === undefined || typeof value === "number")) {
    return {
      kind: "numbers",
      values: Float64Array.from(rows, (value) => Number(value ?? Number.NaN)),
      areDates: false,
      missing,
    };
  }
  if (missing < rows.length && rows.every((value) => value === undefined || isDay(value))) {
    return { kind: "numbers", values: Float64Array.from(rows, toDay), areDates: true, missing };
  }
  const areMembers = rows.some(Array.isArray);
  return { kind: "values", counts: countsOf(rows, shown), areMembers, missing };
}

/** "2024-02-29" of days since 1970. */
export function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** From one value to another, both inside. */
export function rangeSelector(field: Field, [from, to]: readonly [number, number], areDates: boolean): Selector {
  const compare = (cmp: ">=" | "<=" | "<", value: JsonValue): Selector => ({
    op: "compare",
    field,
    cmp,
    value: { kind: "literal", value },
  });
  // A time of day makes a date's text longer: all of the last day is before the next.
  const terms = areDates
    ? [compare(">=", dayText(from)), compare("<", dayText(to + 1))]
    : [compare(">=", from), compare("<=", to)];
  return { op: "and", terms };
}

export function valuesSelector(field: Field, values: readonly JsonValue[], areMembers: boolean): Selector {
  const literal = (value: JsonValue) => ({ kind: "literal", value }) as const;
  if (areMembers) {
    return { op: "or", terms: values.map((value) => ({ op: "compare", field, cmp: "has", value: literal(value) })) };
  }
  const [only, second] = values;
  if (only !== undefined && second === undefined) return { op: "compare", field, cmp: "==", value: literal(only) };
  return { op: "in", field, values };
}

export function missingSelector(field: Field): Selector {
  return { op: "not", term: { op: "exists", field } };
}

/** One or the other of these; null when there is none. */
export function selectorText(selectors: readonly Selector[]): string | null {
  const [first, second] = selectors;
  if (!first) return null;
  return printSelector(second ? { op: "or", terms: selectors } : first);
}

/** An attribute by its plain name, unless that means something else. */
export function attributeField(name: string): Field {
  return { name, of: computedNames.includes(name) ? "attribute" : "bare" };
}

/** A computed field by its plain name, unless there is an attribute of that name. */
export function degreeField({ tables }: GraphDocument, name: DegreeField): Field {
  return { name, of: tables.nodes.attributeNames().includes(name) ? "computed" : "bare" };
}

function isDay(value: JsonValue): boolean {
  return typeof value === "string" && ISO_DAY.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)));
}

function toDay(value: JsonValue | undefined): number {
  return typeof value === "string" ? Math.floor(Date.parse(value.slice(0, 10)) / dayMs) : Number.NaN;
}

function countsOf(rows: readonly (JsonValue | undefined)[], shown: Uint8Array | null): readonly ValueCount[] {
  const counts = new Map<string, { value: JsonValue; all: number; shown: number }>();
  for (const [row, given] of rows.entries()) {
    for (const value of given === undefined ? [] : membersOf(given)) {
      const key = JSON.stringify(value);
      const known = counts.get(key) ?? { value, all: 0, shown: 0 };
      counts.set(key, known);
      known.all += 1;
      if (shown === null || shown[row] === 1) known.shown += 1;
    }
  }
  return [...counts.values()].sort((a, b) => b.all - a.all);
}
