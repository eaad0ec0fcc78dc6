import type { MouseEvent } from "react";
import type { TableColumn } from "../columns/column-types";
import type { GridPlace } from "./grid-place";
import type { GridState, RowSelection } from "./use-grid";

interface PointerParts {
  readonly grid: GridState;
  readonly columns: readonly TableColumn[];
  readonly rows: number;
  readonly selection: RowSelection;
  beginEdit(place: GridPlace): boolean;
  sortBy(column: TableColumn): void;
  zoomTo(row: number): Promise<void>;
  openMenu(key: string): void;
}

export interface GridPointer {
  click(event: MouseEvent): void;
  doubleClick(event: MouseEvent): void;
  rightClick(event: MouseEvent): void;
}

/**
 * A click selects, with Ctrl or Shift more than one. A double click edits, and so does a finger on the cell that has the
 * focus; where nothing can be edited, and on the sign of a node, it zooms.
 */
export function useGridPointer({
  grid,
  columns,
  rows,
  selection,
  beginEdit,
  sortBy,
  zoomTo,
  openMenu,
}: PointerParts): GridPointer {
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
      const place = placeOf(event);
      if (!place) return;
      if (place.row < 0) return clickHead(place);
      if (isTouch(event) && isChosen(place) && !isOnSign(event) && beginEdit(place)) return;
      grid.go(place, true);
      selectBy(event, place.row);
    },
    doubleClick(event) {
      const place = placeOf(event);
      if (!place || place.row < 0) return;
      if (isOnSign(event) || !beginEdit(place)) void zoomTo(place.row);
    },
    rightClick(event) {
      const place = placeOf(event);
      const column = place && place.row < 0 ? columns[place.column] : undefined;
      if (!place || !column) return;
      event.preventDefault();
      grid.go(place, false);
      openMenu(column.key);
    },
  };
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
}

function isOnSign({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("svg") !== null;
}

function isPlain({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  return !(shiftKey || ctrlKey || metaKey);
}
