import { valuesOf } from "@/graph/reader/element-values";
import { valueText } from "@/graph/styles/labels";
import type { GraphTables } from "@/graph/tables/element-table";
import type { JsonValue } from "@/lib/json";

/** The numbers a layout sorts by: numbers unchanged; of other values the largest number for the first in the alphabet. NaN where there is none. */
export function layoutKeys(tables: GraphTables, rows: readonly number[], property: string): Float64Array {
  const valueAt = valuesOf(tables, "nodes", property);
  const values = rows.map((row) => valueAt(row));
  if (values.every((value) => value === undefined || typeof value === "number")) {
    return Float64Array.from(values, (value) => (typeof value === "number" ? value : Number.NaN));
  }
  const texts = [...new Set(values.flatMap((value) => (value === undefined ? [] : [textOf(value)])))];
  const order = new Map(texts.sort(natural.compare).map((text, place) => [text, -place]));
  return Float64Array.from(values, (value) => (value === undefined ? Number.NaN : (order.get(textOf(value)) ?? 0)));
}

/** "n2" before "n10". */
const natural = new Intl.Collator("en", { numeric: true });

function textOf(value: JsonValue): string {
  return valueText(value);
}
