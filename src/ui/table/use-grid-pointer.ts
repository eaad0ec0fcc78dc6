import { type MouseEvent, useEffect, useRef } from "react";
import type { TableColumn } from "./column-types";
import type { GridPlace } from "./grid-place";
import type { GridState } from "./use-grid-state";
import type { RowSelection } from "./use-row-selection";

/** A second click on the cell edits it unless a third tells that it was a double click. */
const doubleClickMs = 350;

interface PointerParts {
  readonly grid: GridState;
  readonly columns: readonly TableColumn[];
  readonly rows: number;
  readonly selection: RowSelection;
  beginEdit(place: GridPlace): void;
  sortBy(column: TableColumn): void;
  zoomTo(row: number): Promise<void>;
}

export interface GridPointer {
  click(event: MouseEvent): void;
  doubleClick(event: MouseEvent): void;
}

/** A click selects, with Ctrl or Shift more than one; a click on the cell that has the focus edits; a double click zooms. */
export function useGridPointer({
  grid,
  columns,
  rows,
  selection,
  beginEdit,
  sortBy,
  zoomTo,
}: PointerParts): GridPointer {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const placeOf = ({ target }: MouseEvent): GridPlace | null => {
    if (!(target instanceof Element) || target.closest(".value-editor")) return null;
    const key = target.closest("[data-key]")?.getAttribute("data-key");
    const row = Number(target.closest("[data-index]")?.getAttribute("data-index") ?? Number.NaN);
    const column = columns.findIndex((one) => one.key === key);
    return column < 0 || Number.isNaN(row) || row >= rows ? null : { row, column };
  };
  /** It has the focus already, and its row is what is selected. */
  const isChosen = ({ row, column }: GridPlace) =>
    grid.place.row === row && grid.place.column === column && selection.isOnly(row);
  const selectBy = (event: MouseEvent, row: number) => {
    if (event.shiftKey) selection.extendTo(row);
    else if (isPlain(event)) selection.selectRow(row);
    else selection.toggleRow(row);
  };
  const clickHead = (place: GridPlace) => {
    const column = columns[place.column];
    if (column) sortBy(column);
    grid.go(place, true);
  };
  return {
    click(event) {
      clearTimeout(timer.current);
      const place = placeOf(event);
      if (!place) return;
      if (place.row < 0) return clickHead(place);
      if (isPlain(event) && event.detail <= 1 && isChosen(place)) {
        timer.current = setTimeout(() => beginEdit(place), doubleClickMs);
      }
      grid.go(place, true);
      selectBy(event, place.row);
    },
    doubleClick(event) {
      clearTimeout(timer.current);
      const place = placeOf(event);
      if (place && place.row >= 0) void zoomTo(place.row);
    },
  };
}

function isPlain({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  return !(shiftKey || ctrlKey || metaKey);
}
