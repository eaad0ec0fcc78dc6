import type { JsonValue } from "@/lib/json";
import type { Description } from "../document/graph-reader";
import type { ElementTarget } from "../document/graph-types";
import type { GraphTables } from "../tables/element-table";
import { medianOf, sumOf } from "./aggregate-rows";
import { tableOf, valuesOf } from "./element-values";
import { groupRows, type RowGroup } from "./group-rows";
import { histogramOf } from "./histogram";

export const mostValues = 20;
/** A number with this few values is listed value by value too. */
export const fewNumbers = 12;

/** How the values of one attribute or computed field are spread over the rows. */
export function describeRows(
  tables: GraphTables,
  rows: Uint32Array,
  { target, property }: { readonly target: ElementTarget; readonly property: string },
): Description {
  const groups = groupRows(rows, valuesOf(tables, target, property), tableOf(tables, target).column(property));
  const filled = groups.filter((group) => group.value !== undefined);
  const missing = groups.find((group) => group.value === undefined)?.rows.length ?? 0;
  const present = rows.length - missing;
  const isShared = filled.reduce((sum, group) => sum + group.rows.length, 0) > present;
  const kind = kindOf(filled);
  const distinct = filled.length;
  const about = { property, target, kind, present, missing, distinct, ...(isShared && { isShared: true as const }) };
  if (kind !== "number") return { ...about, values: valueCounts(filled) };
  const numbers = numbersIn(filled);
  return {
    ...about,
    ...(filled.length <= fewNumbers ? { values: valueCounts(filled) } : {}),
    histogram: histogramOf(numbers),
    min: numbers[0] ?? 0,
    max: numbers.at(-1) ?? 0,
    mean: sumOf(numbers) / numbers.length,
    median: medianOf(numbers),
  };
}

function valueCounts(groups: readonly RowGroup[]): readonly { readonly value: JsonValue; readonly count: number }[] {
  return groups
    .map(({ value, rows }) => ({ value: value ?? null, count: rows.length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostValues);
}

/** All numbers in ascending order, repeated ones included. */
function numbersIn(groups: readonly RowGroup[]): Float64Array {
  const all = groups.flatMap(({ value, rows }) => (typeof value === "number" ? rows.map(() => value) : []));
  return Float64Array.from(all).sort();
}

function kindOf(groups: readonly RowGroup[]): string {
  const kinds = new Set(groups.map(({ value, isOfList }) => (isOfList ? "list" : kindOfValue(value))));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : "mixed";
}

function kindOfValue(value: JsonValue | undefined): string {
  return typeof value === "object" ? "record" : typeof value;
}
