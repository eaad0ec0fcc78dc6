import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useMemo } from "react";
import type { TableColumn } from "../columns/column-types";
import type { GridPlace } from "./grid-place";

export const sizes = { row: 28, head: 30 };

export interface GridCell {
  readonly column: TableColumn;
  /** Among the columns shown, from 0. */
  readonly index: number;
  readonly left: number;
}

export interface GridVirtual {
  readonly rows: readonly VirtualItem[];
  /** Without the first column, which is always there. */
  readonly cells: readonly GridCell[];
  readonly height: number;
  readonly width: number;
  readonly page: number;
  reveal(place: GridPlace): void;
  revealRow(row: number): void;
}

interface GridParts {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowCount: number;
  readonly columns: readonly TableColumn[];
  readonly active: GridPlace;
}

/** What of the grid is drawn: the rows and columns in sight, and always the cell that has the focus. */
export function useGridVirtual({ scroller, rowCount, columns, active }: GridParts): GridVirtual {
  const getScrollElement = () => scroller.current;
  const firstWidth = columns[0]?.width ?? 0;
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement,
    estimateSize: () => sizes.row,
    overscan: 6,
    scrollMargin: sizes.head,
    scrollPaddingStart: sizes.head,
    rangeExtractor: (range) => withPlace(range, active.row),
    useFlushSync: false,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: Math.max(0, columns.length - 1),
    getScrollElement,
    estimateSize: (index) => columns[index + 1]?.width ?? 0,
    getItemKey: (index) => columns[index + 1]?.key ?? index,
    overscan: 2,
    paddingStart: firstWidth,
    scrollPaddingStart: firstWidth,
    rangeExtractor: (range) => withPlace(range, active.column - 1),
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the widths that have to be read again.
  useLayoutEffect(() => across.measure(), [across, columns]);
  const items = across.getVirtualItems();
  const cells = useMemo(
    () =>
      items.flatMap(({ index, start }) => {
        const column = columns[index + 1];
        return column ? [{ column, index: index + 1, left: start }] : [];
      }),
    [items, columns],
  );
  return {
    rows: rows.getVirtualItems(),
    cells,
    height: rowCount * sizes.row,
    width: columns.reduce((sum, { width }) => sum + width, 0),
    page: Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - sizes.head) / sizes.row) - 1),
    reveal({ row, column }) {
      if (row >= 0) rows.scrollToIndex(row);
      if (column > 0) across.scrollToIndex(column - 1);
    },
    revealRow: (row) => rows.scrollToIndex(row),
  };
}

function withPlace(range: Range, place: number): number[] {
  const seen = defaultRangeExtractor(range);
  if (place < 0 || place >= range.count || seen.includes(place)) return seen;
  return [...seen, place].sort((a, b) => a - b);
}
