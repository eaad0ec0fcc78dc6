import { assertNever } from "@/lib/assert-never";
import type { AggregateQuery, AggregateRow, Measure } from "../document/graph-reader";
import type { GraphTables } from "../tables/element-table";
import { numbersOf, tableOf, valuesOf } from "./element-values";
import { groupRows } from "./group-rows";

/** One row per group, the largest value first, groups without a number last. */
export function aggregateRows(
  tables: GraphTables,
  rows: Uint32Array,
  query: Omit<AggregateQuery, "selector">,
): readonly AggregateRow[] {
  const rowOf = (own: RowList) => {
    const value = measured(tables, own, query);
    return { value, count: own.length, ...withHolders(tables, own, { ...query, value }) };
  };
  if (query.groupBy === undefined) return [rowOf(rows)];
  const column = tableOf(tables, query.target).column(query.groupBy);
  const groups = groupRows(rows, valuesOf(tables, query.target, query.groupBy), column);
  const made = groups.map((group) => ({ group: group.value ?? null, ...rowOf(group.rows) }));
  return made.sort((a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY) || 0);
}

type RowList = Iterable<number> & { readonly length: number };

/** Who has the smallest or the largest value. */
function withHolders(
  tables: GraphTables,
  rows: RowList,
  { target, measure, property, value }: Omit<AggregateQuery, "selector"> & { readonly value: number | null },
): Pick<AggregateRow, "at"> {
  if ((measure !== "min" && measure !== "max") || property === undefined || value === null) return {};
  const numberAt = numbersOf(tables, target, property);
  const table = tableOf(tables, target);
  const at: string[] = [];
  for (const row of rows) if (numberAt(row) === value) at.push(table.idAt(row));
  return { at };
}

function measured(
  tables: GraphTables,
  rows: RowList,
  { target, measure, property }: Omit<AggregateQuery, "selector">,
): number | null {
  if (property === undefined) return rows.length;
  if (measure === "count") {
    const valueAt = valuesOf(tables, target, property);
    let present = 0;
    for (const row of rows) present += valueAt(row) === undefined ? 0 : 1;
    return present;
  }
  const numberAt = numbersOf(tables, target, property);
  const all = new Float64Array(rows.length);
  let place = 0;
  for (const row of rows) {
    const value = numberAt(row);
    if (Number.isNaN(value)) continue;
    all[place] = value;
    place += 1;
  }
  return place === 0 ? null : measureOf(all.subarray(0, place), measure);
}

function measureOf(numbers: Float64Array, measure: Measure): number {
  switch (measure) {
    case "count":
      return numbers.length;
    case "sum":
      return sumOf(numbers);
    case "mean":
      return sumOf(numbers) / numbers.length;
    case "min":
      return numbers.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
    case "max":
      return numbers.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    case "median":
      return medianOf(numbers.slice().sort());
    default:
      return assertNever(measure);
  }
}

/** Kahan 1965: the error does not grow with the number of values, so 0.1 added ten times is 1. */
export function sumOf(numbers: Float64Array): number {
  let sum = 0;
  let lost = 0;
  for (const value of numbers) {
    const corrected = value - lost;
    const next = sum + corrected;
    lost = next - sum - corrected;
    sum = next;
  }
  return sum;
}

/** Of numbers in ascending order, at least one. */
export function medianOf(sorted: Float64Array): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
