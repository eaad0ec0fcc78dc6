import type { JsonValue } from "@/lib/json";
import type { ElementTable } from "./element-table";
import type { GraphMeta } from "./graph-types";

/** Attributes that name an element, best first, where the graph does not say which. */
export const usualLabelAttributes = ["label", "name", "title"] as const;

/** The name people read: the graph's label attribute, else the first of the usual ones that has a value, else the id. */
export function createLabels(table: ElementTable, meta: () => GraphMeta): (row: number) => string {
  return (row) => {
    const chosen = meta().labelAttribute;
    const own = chosen === undefined ? undefined : textOf(table.valueAt(chosen, row));
    if (own !== undefined) return own;
    for (const attribute of usualLabelAttributes) {
      const text = textOf(table.valueAt(attribute, row));
      if (text !== undefined) return text;
    }
    return table.idAt(row);
  };
}

function textOf(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  return valueText(value);
}

/** A value as people read it: text and numbers plainly, lists with commas, records as JSON. */
export function valueText(value: JsonValue): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
