import type { JsonValue } from "@/lib/json";
import type { Column } from "../tables/element-table";
import type { ValueAt } from "./element-values";

export interface RowGroup {
  /** `undefined`: rows without a value. */
  readonly value: JsonValue | undefined;
  readonly rows: readonly number[];
}

/** Rows by equal value, groups in order of first appearance. A string column is grouped by its codes, unread. */
export function groupRows(rows: Uint32Array, valueAt: ValueAt, column?: Column): readonly RowGroup[] {
  const groups = new Map<GroupKey, { value: JsonValue | undefined; rows: number[] }>();
  const codes = column?.kind === "string" ? column.codes : undefined;
  for (const row of rows) {
    const key = codes ? (codes[row] ?? 0) : keyOf(valueAt(row));
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { value: valueAt(row), rows: [row] });
  }
  return [...groups.values()];
}

type GroupKey = string | number | boolean | undefined;

/** 1 and "1" are two values. Lists and records go by their JSON, told apart from texts by a mark no text begins with. */
function keyOf(value: JsonValue | undefined): GroupKey {
  if (typeof value === "string") return value.startsWith(mark) ? `${mark}${value}` : value;
  return typeof value === "object" ? `${mark}${JSON.stringify(value)}` : value;
}

const mark = "\u0000";
