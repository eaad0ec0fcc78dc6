import { compareTexts } from "@/graph/selector/match/compare-values";
import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";
import type { GraphTables } from "../tables/element-table";
import { numbersOf, tableOf, valuesOf } from "./element-values";

export interface SortBy {
  readonly field: string;
  readonly order: "asc" | "desc";
}

/** Rows by a field's value; those without a value last, equal ones as they stood. */
export function sortRows(tables: GraphTables, target: ElementTarget, rows: Uint32Array, by: SortBy): Uint32Array {
  const sign = by.order === "asc" ? 1 : -1;
  const places =
    tableOf(tables, target).column(by.field)?.kind === "number"
      ? numericOrder(rows, numbersOf(tables, target, by.field), sign)
      : mixedOrder(rows, valuesOf(tables, target, by.field), sign);
  return places.map((place) => rows[place] ?? 0);
}

/** The same by what `valueAt` reads. */
export function sortRowsBy(
  rows: Uint32Array,
  valueAt: (row: number) => JsonValue | undefined,
  order: SortBy["order"],
): Uint32Array {
  return mixedOrder(rows, valueAt, order === "asc" ? 1 : -1).map((place) => rows[place] ?? 0);
}

function numericOrder(rows: Uint32Array, numberAt: (row: number) => number, sign: number): Uint32Array {
  const keys = new Float64Array(rows.length);
  for (const [place, row] of rows.entries()) {
    const value = numberAt(row);
    keys[place] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * sign;
  }
  return placesOf(rows).sort((a, b) => compareNumbers(keys[a] ?? 0, keys[b] ?? 0) || a - b);
}

/** Not by subtraction: two infinities differ by NaN. */
function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function mixedOrder(rows: Uint32Array, valueAt: (row: number) => JsonValue | undefined, sign: number): Uint32Array {
  const keys: (JsonValue | undefined)[] = [];
  for (const row of rows) keys.push(orderedBy(valueAt(row)));
  return placesOf(rows).sort((a, b) => compareValues(keys[a], keys[b], sign) || a - b);
}

const WHOLE = /^-?\d{1,15}$/;

/** Ids and labels that are whole numbers stand as numbers do: 1, 2, 10. */
function orderedBy(value: JsonValue | undefined): JsonValue | undefined {
  return typeof value === "string" && WHOLE.test(value) ? Number(value) : value;
}

function placesOf(rows: Uint32Array): Uint32Array {
  return rows.map((_, place) => place);
}

function compareValues(a: JsonValue | undefined, b: JsonValue | undefined, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const kinds = rankOf(a) - rankOf(b);
  if (kinds !== 0) return kinds * sign;
  if (typeof a === "number" && typeof b === "number") return compareNumbers(a, b) * sign;
  return compareTexts(sortText(a), sortText(b)) * sign;
}

/** Unlike kinds are not ordered by selectors; a list needs some order: numbers, texts, true and false, the rest. */
function rankOf(value: JsonValue): number {
  const place = ["number", "string", "boolean"].indexOf(typeof value);
  return place < 0 ? 3 : place;
}

function sortText(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
