import { valueText } from "@/graph/styles/labels";
import type { ElementTable } from "@/graph/tables/element-table";
import type { JsonValue } from "@/lib/json";
import type { ColumnContent, TableColumn } from "./column-types";

export const columnLimits = { least: 56, most: 640, step: 16 };

const usual = { least: 72, most: 240, sign: 7, rest: 26, rows: 60 };

export interface ColumnWidth {
  readonly width: number;
  readonly wish: number;
}

const known = new WeakMap<ElementTable, Map<string, ColumnWidth>>();

interface WidthQuestion {
  readonly key: string;
  readonly title: string;
  readonly content: ColumnContent;
  /** Rows there are. */
  readonly count: number;
  read(row: number): JsonValue | undefined;
}

/** Wide enough for the title and the first values; the same while the graph is open, so that nothing jumps while values are typed. */
export function usualWidth(table: ElementTable, column: WidthQuestion): ColumnWidth {
  const widths = known.get(table) ?? new Map<string, ColumnWidth>();
  known.set(table, widths);
  const wish = widths.get(column.key)?.wish ?? fittingWidth(column, usual.rows);
  const width = { width: Math.min(usual.most, wish), wish };
  widths.set(column.key, width);
  return width;
}

/** Wide enough for the title and the values of the first rows. */
export function fittingWidth({ title, content, count, read }: Omit<WidthQuestion, "key">, rows = 2_000): number {
  let signs = title.length + 3;
  for (let row = 0; row < Math.min(rows, count); row += 1) {
    const value = read(row) ?? null;
    if (value !== null) signs = Math.max(signs, Math.min(valueText(value).length, 120));
  }
  const isNamed = content.kind === "name" || content.kind === "end";
  const wanted = Math.round(signs * usual.sign + usual.rest + signRoom(content));
  return Math.min(columnLimits.most, Math.max(isNamed ? 180 : usual.least, wanted));
}

/** For the sign of the node or edge before its name. */
export function signRoom({ kind }: ColumnContent): number {
  return kind === "name" || kind === "end" ? 18 : 0;
}

/** What room the columns leave goes to those whose values want more, the least wish first, to each an equal part at most. */
export function withFreeRoom(columns: readonly TableColumn[], room: number): readonly TableColumn[] {
  let free = room - columns.reduce((sum, { width }) => sum + width, 0);
  const wanting = columns
    .filter(({ width, wish }) => wish > width)
    .toSorted((a, b) => a.wish - a.width - b.wish + b.width);
  if (free <= 0 || wanting.length === 0) return columns;
  const widths = new Map<string, number>();
  for (const [index, { key, width, wish }] of wanting.entries()) {
    const more = Math.min(wish - width, Math.floor(free / (wanting.length - index)));
    widths.set(key, width + more);
    free -= more;
  }
  return columns.map((column) => ({ ...column, width: widths.get(column.key) ?? column.width }));
}
