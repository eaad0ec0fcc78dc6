import type { KeyboardEvent } from "react";
import type { TableColumn } from "./column-types";
import { besidePlace, type GridPlace, nextPlace } from "./grid-place";
import type { ColumnDoors } from "./use-column-actions";
import type { GridState } from "./use-grid-state";

interface KeyParts {
  readonly grid: GridState;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  readonly page: number;
  readonly actions: ColumnDoors;
  goTo(place: GridPlace): void;
  sortBy(column: TableColumn): void;
  beginEdit(place: GridPlace): void;
  clearValue(place: GridPlace): void;
  /** Ctrl: this row too, or no more. */
  toggleRow(row: number): void;
  /** From where the last selection began up to this row. */
  extendTo(row: number): void;
  selectAll(): void;
  openMenu(key: string): void;
}

/** Whether the key was the grid's. Keys of the page (T, F, ?) go on to the page. */
export function hearGridKey(event: KeyboardEvent, parts: KeyParts): boolean {
  const { place } = parts.grid;
  const column = parts.columns[place.column];
  if (!column) return false;
  if (event.altKey) return hearColumnKey(event, column, parts);
  if (place.row < 0 && (event.key === "Enter" || event.key === " ")) {
    parts.sortBy(column);
    return true;
  }
  return hearMove(event, parts) || (place.row >= 0 && hearRowKey(event, parts));
}

function hearMove(event: KeyboardEvent, { grid, columns, rowCount, page, goTo, extendTo }: KeyParts): boolean {
  const next = nextPlace(event, grid.place, { rows: rowCount, columns: columns.length, page });
  if (!next) return false;
  goTo(next);
  if (event.shiftKey && next.row >= 0 && next.row !== grid.place.row) extendTo(next.row);
  return true;
}

function hearRowKey(event: KeyboardEvent, parts: KeyParts): boolean {
  const { place } = parts.grid;
  const isFar = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === "a" && isFar) parts.selectAll();
  else if (event.key === "Enter" || event.key === "F2") parts.beginEdit(place);
  else if (event.key === " ") parts.toggleRow(place.row);
  else if (event.key === "Delete" || event.key === "Backspace") parts.clearValue(place);
  else return false;
  return true;
}

/** Alt with an arrow moves the column, with Shift as well it is made wider or narrower, down opens its menu. */
function hearColumnKey(event: KeyboardEvent, column: TableColumn, { actions, grid, openMenu }: KeyParts): boolean {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.key === "ArrowDown") openMenu(column.key);
  else if (by === undefined) return false;
  else if (event.shiftKey) actions.widen(column, by === 1 ? 1 : -1);
  else if (grid.place.column > 0) actions.move(column, by === 1 ? 1 : -1);
  return true;
}

/** Where an editor that was left by Tab leads. */
export function afterEdit(from: GridPlace, by: 1 | -1, rows: number, columns: number): GridPlace {
  return besidePlace(from, by, { rows, columns, page: 1 });
}
