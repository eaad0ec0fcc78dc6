import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ElementTable } from "@/graph/tables/element-table";
import type { TableColumn } from "../columns/column-types";
import type { GridPlace } from "./grid-place";

/** The cell that has the focus, by what it is: it stays the same cell when rows are sorted anew or columns moved. */
interface ActiveCell {
  /** Null: the head. */
  readonly id: string | null;
  readonly key: string;
}

export interface GridState {
  readonly active: ActiveCell;
  readonly place: GridPlace;
  readonly isEditing: boolean;
  /** What was typed on the cell, with which its editor begins; null: with the value that is there. */
  readonly typed: string | null;
  /** Makes the cell the active one; `takesFocus`: the focus goes there too. */
  go(place: GridPlace, takesFocus: boolean): void;
  edit(typed: string | null): void;
  endEdit(takesFocus: boolean): void;
  /** The focus goes to the active cell with the next draw. */
  refocus(): void;
  /** For the grid's element: whether it has the focus. */
  readonly focusNews: { onFocus(): void; onBlur(): void };
}

interface GridStateParts {
  readonly root: RefObject<HTMLElement | null>;
  readonly table: ElementTable;
  readonly rows: Uint32Array;
  readonly columns: readonly TableColumn[];
}

export function useGridState({ root, table, rows, columns }: GridStateParts): GridState {
  const [active, setActive] = useState<ActiveCell>({ id: null, key: "" });
  const [editing, setEditing] = useState<{ readonly typed: string | null } | null>(null);
  const isEditing = editing !== null;
  const wantsFocus = useRef(false);
  const hasFocus = useRef(false);
  const last = useRef<GridPlace>({ row: -1, column: 0 });
  const [, draw] = useState(0);

  const place = placeOf(active, { table, rows, columns, last: last.current });
  useLayoutEffect(() => {
    last.current = place;
    // A cell that went with its row or column took the focus along: no blur is reported of it.
    if (hasFocus.current && document.activeElement === document.body) wantsFocus.current = true;
    if (!wantsFocus.current || isEditing) return;
    const cell = root.current?.querySelector<HTMLElement>('[data-key][tabindex="0"]');
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });
  const cellAt = ({ row, column }: GridPlace): ActiveCell => {
    const tableRow = rows[row];
    return {
      id: row < 0 || tableRow === undefined ? null : table.idAt(tableRow),
      key: columns[column]?.key ?? "",
    };
  };
  return {
    active: cellAt(place),
    place,
    isEditing,
    typed: editing?.typed ?? null,
    go(next, takesFocus) {
      wantsFocus.current ||= takesFocus;
      setActive(cellAt(next));
      setEditing(null);
    },
    edit: (typed) => setEditing({ typed }),
    endEdit(takesFocus) {
      wantsFocus.current ||= takesFocus;
      setEditing(null);
    },
    refocus() {
      wantsFocus.current = true;
      draw((count) => count + 1);
    },
    focusNews: {
      onFocus() {
        hasFocus.current = true;
      },
      onBlur() {
        hasFocus.current = false;
      },
    },
  };
}

interface PlaceQuestion extends Omit<GridStateParts, "root"> {
  readonly last: GridPlace;
}

/** The cell's present place; where it was deleted, the cell now in that place. */
function placeOf({ id, key }: ActiveCell, { table, rows, columns, last }: PlaceQuestion): GridPlace {
  const column = columns.findIndex((one) => one.key === key);
  return {
    row: rowPlace(id, { table, rows, columns, last }),
    column: column >= 0 ? column : Math.max(0, Math.min(last.column, columns.length - 1)),
  };
}

function rowPlace(id: string | null, { table, rows, last }: PlaceQuestion): number {
  if (id === null) return -1;
  const tableRow = table.rowOf(id);
  const at = tableRow === undefined ? -1 : rows.indexOf(tableRow);
  return at >= 0 ? at : Math.min(last.row, rows.length - 1);
}
