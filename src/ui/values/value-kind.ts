import type { ElementTable } from "@/graph/tables/element-table";
import type { JsonValue } from "@/lib/json";

/** How a value is edited. */
export type ValueKind = "text" | "number" | "boolean" | "date" | "json";
export const valueKinds: readonly ValueKind[] = ["text", "number", "boolean", "date", "json"];

const isoDate = /^\d{4}-\d{2}-\d{2}$/u;
/** So many rows are looked at for what a column usually holds. */
const looks = 500;

/** A value by what it is, a missing one by what the attribute usually holds. */
export function kindOfValue(value: JsonValue | undefined, table: ElementTable, attribute: string): ValueKind {
  return value === undefined || value === null ? kindOfColumn(table, attribute) : plainKind(value);
}

function plainKind(value: JsonValue): ValueKind {
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "string") return isoDate.test(value) ? "date" : "text";
  return "json";
}

/** The kind of the first values where they agree, else text. */
export function kindOfColumn(table: ElementTable, attribute: string): ValueKind {
  const column = table.column(attribute);
  if (column?.kind === "number" || column?.kind === "boolean") return column.kind;
  let kind: ValueKind | null = null;
  for (let row = 0; column && row < Math.min(table.count, looks); row += 1) {
    const value = table.valueAt(attribute, row) ?? null;
    if (value === null) continue;
    if (kind !== null && kind !== plainKind(value)) return "text";
    kind = plainKind(value);
  }
  return kind ?? "text";
}

export function isDateText(text: string): boolean {
  return isoDate.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
