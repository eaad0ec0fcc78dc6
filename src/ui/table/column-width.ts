import type { ElementTable } from "@/graph/element-table";
import { valueText } from "@/graph/labels";
import type { ColumnContent } from "./column-types";

export const columnLimits = { least: 56, most: 640, step: 16 };

const usual = { least: 72, most: 240, sign: 7, rest: 26, rows: 60 };
const known = new WeakMap<ElementTable, Map<string, number>>();

interface WidthQuestion {
  readonly key: string;
  readonly title: string;
  readonly content: ColumnContent;
}

/** Wide enough for the title and the first values; the same for as long as the graph is open, so that nothing jumps while values are typed. */
export function usualWidth(table: ElementTable, column: WidthQuestion): number {
  const widths = known.get(table) ?? new Map<string, number>();
  known.set(table, widths);
  const width = widths.get(column.key) ?? Math.min(usual.most, fittingWidth(table, column, usual.rows));
  widths.set(column.key, width);
  return width;
}

/** Wide enough for the title and the values of the first rows. */
export function fittingWidth(table: ElementTable, { title, content }: WidthQuestion, rows = 2_000): number {
  let signs = title.length + 3;
  if (content.kind === "attribute") {
    for (let row = 0; row < Math.min(rows, table.count); row += 1) {
      const value = table.valueAt(content.attribute, row) ?? null;
      if (value !== null) signs = Math.max(signs, Math.min(valueText(value).length, 120));
    }
  }
  const least = content.kind === "name" || content.kind === "end" ? 180 : usual.least;
  return Math.min(columnLimits.most, Math.max(least, Math.round(signs * usual.sign + usual.rest)));
}
