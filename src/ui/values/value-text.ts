import { valueText } from "@/graph/styles/labels";
import type { JsonValue } from "@/lib/json";

/** Longer texts are cut where a cell shows them; the full one is a title away. */
const mostSigns = 300;

const formats = new Map<string, { readonly plain: Intl.NumberFormat; readonly grouped: Intl.NumberFormat }>();

/** A number as people read it: to three decimals, years without a comma. */
export function numberText(value: number, language: string): string {
  const known = formats.get(language) ?? {
    plain: new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }),
    grouped: new Intl.NumberFormat(language, { maximumFractionDigits: 3 }),
  };
  formats.set(language, known);
  if (value !== 0 && Math.abs(value) < 0.0005) return String(value);
  return (Math.abs(value) >= 10_000 ? known.grouped : known.plain).format(value);
}

/** A value on one line, cut to what a cell can show. */
export function shortText(value: JsonValue, language: string): string {
  if (typeof value === "number") return numberText(value, language);
  const text = valueText(value);
  return text.length > mostSigns ? `${text.slice(0, mostSigns)}…` : text;
}
