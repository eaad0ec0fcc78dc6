import type { ClipboardEvent } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import type { TableColumn } from "../columns/column-types";
import { writtenAttribute } from "../columns/table-columns";
import { rowsAsTsv } from "../table-text";
import type { GridPlace } from "./grid-place";
import type { GridEdit } from "./use-grid-edit";
import type { GridState } from "./use-grid-state";
import type { GridVirtual } from "./use-grid-virtual";

export interface GridParts {
  readonly target: ElementTarget;
  readonly rows: Uint32Array;
  readonly columns: readonly TableColumn[];
  readonly grid: GridState;
  readonly virtual: GridVirtual;
  readonly edit: GridEdit;
}

export interface GridActs {
  /** Makes it the active cell, in sight and with the focus. */
  goTo(place: GridPlace): void;
  /** False where it cannot be edited. `typed`: written over what is there. */
  beginEdit(place: GridPlace, typed?: string): boolean;
  /** Says why nothing is written there. */
  tellFixed(place: GridPlace): void;
  clearValue(place: GridPlace): void;
  /** The rows that are selected, else the one with the focus. */
  copy(event: ClipboardEvent): void;
  zoomTo(row: number): Promise<void>;
}

/** What keys and pointer do in the grid, by place. */
export function useGridActs({ target, rows, columns, grid, virtual, edit }: GridParts): GridActs {
  const { document, view } = useServices();
  const { table: words } = useWords();
  const table = document.tables[target];
  const idAt = (row: number) => table.idAt(rows[row] ?? -1);
  const attributeAt = (place: GridPlace) => {
    const column = columns[place.column];
    return column && writtenAttribute(document, rows[place.row] ?? -1, column.content);
  };
  return {
    goTo(place) {
      virtual.reveal(place);
      grid.go(place, true);
    },
    beginEdit(place, typed) {
      const isWritten = attributeAt(place) !== undefined;
      if (isWritten) grid.edit(typed ?? null);
      return isWritten;
    },
    tellFixed(place) {
      const column = columns[place.column];
      if (!column) return;
      const isComputed = column.content.kind === "computed";
      view.change({ toast: { text: isComputed ? words.paste.fixed(column.title) : words.fixed(column.title) } });
    },
    clearValue(place) {
      const attribute = attributeAt(place);
      if (attribute === undefined || table.valueAt(attribute, rows[place.row] ?? -1) === undefined) return;
      void edit.write(idAt(place.row), attribute, undefined);
    },
    copy(event) {
      if (grid.isEditing) return;
      event.preventDefault();
      const chosen = new Set(document.selection[target]);
      const selected = rows.filter((row) => chosen.has(table.idAt(row)));
      const own = rows.subarray(Math.max(0, grid.place.row), grid.place.row + 1);
      const copied = selected.length > 0 ? selected : own;
      event.clipboardData.setData("text/plain", rowsAsTsv({ document, target, rows: copied, columns }));
    },
    zoomTo: (row) => edit.zoomTo(idAt(row)),
  };
}
