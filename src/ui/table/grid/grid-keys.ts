import type { KeyboardEvent } from "react";
import type { LeftBy } from "../../values/ValueEditor";
import type { TableColumn } from "../columns/column-types";
import type { ColumnActionDeps } from "../columns/use-column-actions";
import { besidePlace, type GridPlace, nextPlace } from "./grid-place";
import type { GridState } from "./use-grid";
import type { GridActions } from "./use-grid-actions";

interface KeyParts extends Omit<GridActions, "copy"> {
  readonly grid: GridState;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  readonly page: number;
  readonly actions: ColumnActionDeps;
  sortBy(column: TableColumn): void;
  /** Ctrl: this row too, or no more. */
  toggleRow(row: number): void;
  /** From where the last selection began up to this row. */
  extendTo(row: number): void;
  selectAll(): void;
  openMenu(key: string): void;
}

/** Whether the key was the grid's. Those with Ctrl or Alt that it does not know go on to the page. */
export function handleGridKey(event: KeyboardEvent, parts: KeyParts): boolean {
  const { place } = parts.grid;
  const column = parts.columns[place.column];
  if (!column) return false;
  if (event.altKey) return onColumnKey(event, column, parts);
  if (onMoveKey(event, parts)) return true;
  return place.row < 0 ? onHeadKey(event, column, parts) : onRowKey(event, parts);
}

function onHeadKey({ key, shiftKey }: KeyboardEvent, column: TableColumn, parts: KeyParts): boolean {
  if (key === "Enter" || key === " ") parts.sortBy(column);
  else if (key === "ContextMenu" || (key === "F10" && shiftKey)) parts.openMenu(column.key);
  else if (key === "F2" && column.own !== null) parts.actions.rename(column.own);
  else if (key === "Delete" && column.own !== null) parts.actions.remove(column.own);
  else return false;
  return true;
}

function onMoveKey(event: KeyboardEvent, { grid, columns, rowCount, page, goTo, extendTo }: KeyParts): boolean {
  const next = nextPlace(event, grid.place, { rows: rowCount, columns: columns.length, page });
  if (!next) return false;
  goTo(next);
  if (event.shiftKey && next.row >= 0 && next.row !== grid.place.row) extendTo(next.row);
  return true;
}

function onRowKey(event: KeyboardEvent, parts: KeyParts): boolean {
  const { place } = parts.grid;
  if (event.ctrlKey || event.metaKey) return onFarKey(event.key, parts);
  if (event.key === "Enter" || event.key === "F2") writeAt(place, parts);
  else if (event.key === " ") parts.toggleRow(place.row);
  else if (event.key === "Delete" || event.key === "Backspace") parts.clearValue(place);
  else if (isSign(event.key)) writeAt(place, parts, event.key);
  else return false;
  return true;
}

function writeAt(place: GridPlace, { beginEdit, tellFixed }: KeyParts, typed?: string): void {
  if (!beginEdit(place, typed)) tellFixed(place);
}

/** With Ctrl. */
function onFarKey(key: string, parts: KeyParts): boolean {
  if (key.toLowerCase() === "a") parts.selectAll();
  else if (key === "Enter") void parts.zoomTo(parts.grid.place.row);
  else return false;
  return true;
}

/** A key that writes something, not one that does something: letters of any script, also two code units long. */
function isSign(key: string): boolean {
  return [...key].length === 1;
}

/** Alt with an arrow moves the column, with Shift as well it is made wider or narrower, down opens its menu. */
function onColumnKey(event: KeyboardEvent, column: TableColumn, { actions, grid, openMenu }: KeyParts): boolean {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.key === "ArrowDown") openMenu(column.key);
  else if (by === undefined) return false;
  else if (event.shiftKey) actions.widen(column, by === 1 ? 1 : -1);
  else if (grid.place.column > 0) actions.move(column, by === 1 ? 1 : -1);
  return true;
}

const ways: Readonly<Partial<Record<LeftBy, { readonly along: "row" | "column"; readonly by: 1 | -1 }>>> = {
  tab: { along: "row", by: 1 },
  "shift-tab": { along: "row", by: -1 },
  enter: { along: "column", by: 1 },
  "shift-enter": { along: "column", by: -1 },
};

/** Where an editor that was left by that key leads: Tab along the row, Enter along the column. Undefined: it stays. */
export function afterEdit(from: GridPlace, by: LeftBy, rows: number, columns: number): GridPlace | undefined {
  const way = ways[by];
  if (!way) return undefined;
  if (way.along === "row") return besidePlace(from, way.by, { rows, columns, page: 1 });
  return { ...from, row: Math.max(0, Math.min(from.row + way.by, rows - 1)) };
}
