import { valuesOf } from "@/graph/reader/element-values";
import { valueText } from "@/graph/styles/labels";
import type { GraphTables } from "@/graph/tables/element-table";
import type { JsonValue } from "@/lib/json";

export type LayoutOrder = "asc" | "desc";

/** The numbers a layout sorts by, largest first; NaN for none. By default numbers run from the highest, years and texts from the first. */
export function layoutKeys(
  tables: GraphTables,
  rows: readonly number[],
  { by, order }: { readonly by: string; readonly order?: LayoutOrder | undefined },
): Float64Array {
  const valueAt = valuesOf(tables, "nodes", by);
  const values = rows.map((row) => valueAt(row));
  const numbers = values.filter((value) => typeof value === "number");
  const isNumeric = values.every((value) => value === undefined || typeof value === "number");
  const usual = isNumeric && !numbers.every(isYear) ? "desc" : "asc";
  const ranks = isNumeric ? ranksOfNumbers(values) : ranksOfTexts(values);
  return (order ?? usual) === "desc" ? ranks : ranks.map((rank) => -rank);
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1000 && value <= 2100;
}

function ranksOfNumbers(values: readonly (JsonValue | undefined)[]): Float64Array {
  return Float64Array.from(values, (value) => (typeof value === "number" ? value : Number.NaN));
}

function ranksOfTexts(values: readonly (JsonValue | undefined)[]): Float64Array {
  const texts = [...new Set(values.flatMap((value) => (value === undefined ? [] : [keyText(value)])))];
  const order = new Map(texts.sort(natural.compare).map((text, place) => [text, place]));
  return Float64Array.from(values, (value) => (value === undefined ? Number.NaN : (order.get(keyText(value)) ?? 0)));
}

/** "n2" before "n10". */
const natural = new Intl.Collator("en", { numeric: true });

function keyText(value: JsonValue): string {
  return valueText(value);
}
