import type { JsonValue } from "@/lib/json";
import type { Column } from "../element-table";
import type { ValueAt } from "./element-values";

export interface RowGroup {
  /** `undefined`: rows without a value. */
  readonly value: JsonValue | undefined;
  readonly rows: readonly number[];
}

/** Rows by equal value, groups in order of first appearance. A string column is grouped by its codes, unread. */
export function groupRows(rows: Uint32Array, valueAt: ValueAt, column?: Column): readonly RowGroup[] {
  const groups = new Map<string | number, { value: JsonValue | undefined; rows: number[] }>();
  const codes = column?.kind === "string" ? column.codes : undefined;
  for (const row of rows) {
    const key = codes ? (codes[row] ?? 0) : keyOf(valueAt(row));
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { value: valueAt(row), rows: [row] });
  }
  return [...groups.values()];
}

/** 1 and "1" are two values. */
function keyOf(value: JsonValue | undefined): string {
  return value === undefined ? "" : JSON.stringify(value);
}
