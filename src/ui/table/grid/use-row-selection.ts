import { useRef } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { useServices } from "../../services";
import type { GridEdit } from "./use-grid-edit";

export interface RowSelection {
  /** True while what is selected was selected here: then the table need not scroll to it. */
  readonly isOwn: { readonly current: boolean };
  selectRow(row: number): void;
  toggleRow(row: number): void;
  extendTo(row: number): void;
  selectAll(): void;
  /** Whether the row is all that is selected. */
  isOnly(row: number): boolean;
}

/** Selecting by rows: one, one more, from one to another, all that are shown. */
export function useRowSelection(target: ElementTarget, rows: Uint32Array, edit: GridEdit): RowSelection {
  const { document } = useServices();
  const isOwn = useRef(false);
  /** The element a range begins at. */
  const anchor = useRef<string | null>(null);
  const table = document.tables[target];
  const idAt = (row: number) => table.idAt(rows[row] ?? -1);
  const select = async (ids: readonly string[], mode: "replace" | "add" | "remove") => {
    isOwn.current = true;
    await edit.select(ids, mode);
    isOwn.current = false;
  };
  const isOnly = (row: number) => {
    const { nodes, edges } = document.selection;
    return nodes.length + edges.length === 1 && document.selection[target][0] === idAt(row);
  };
  return {
    isOwn,
    isOnly,
    selectRow(row) {
      anchor.current = idAt(row);
      if (!isOnly(row)) void select([idAt(row)], "replace");
    },
    toggleRow(row) {
      const id = idAt(row);
      anchor.current = id;
      void select([id], document.selection[target].includes(id) ? "remove" : "add");
    },
    extendTo(row) {
      const from = anchor.current === null ? row : rows.indexOf(table.rowOf(anchor.current) ?? -1);
      if (anchor.current === null) anchor.current = idAt(row);
      const start = from < 0 ? row : from;
      const range = rows.subarray(Math.min(start, row), Math.max(start, row) + 1);
      void select(
        Array.from(range, (one) => table.idAt(one)),
        "replace",
      );
    },
    selectAll: () =>
      void select(
        Array.from(rows, (one) => table.idAt(one)),
        "replace",
      ),
  };
}
