import { valueText } from "@/graph/styles/labels";
import type { JsonValue } from "@/lib/json";

/** A missing value is a dash, a number is rounded to what can be read. */
export function cellText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "–";
  if (typeof value !== "number") return valueText(value);
  return value.toLocaleString("en-GB", { maximumFractionDigits: 3, useGrouping: Math.abs(value) >= 10_000 });
}
