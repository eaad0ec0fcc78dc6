import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { idSelector } from "@/canvas/style/id-selector";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { ElementTable } from "@/graph/tables/element-table";
import { useServices } from "../../services";
import { useDocument } from "../../use-document";
import { type ElementWrite, useElementWrite } from "../../values/use-element-write";
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

/** Which cell has the focus, and whether it is edited. */
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

export interface GridEdit {
  /** One value of one element: one undo step. Null, or why not. */
  readonly write: ElementWrite;
  select(ids: readonly string[], mode: "replace" | "add" | "remove"): Promise<void>;
  /** An edge is shown by its ends. */
  zoomTo(id: string): Promise<void>;
}

/** What the table does to the graph: commands, as everything. */
export function useGridEdit(target: ElementTarget): GridEdit {
  const { document, edit } = useServices();
  const write = useElementWrite(target, { showsRefusal: true });
  const select = useCallback<GridEdit["select"]>(
    async (ids, mode) => {
      if (ids.length === 0) return;
      await edit.run({ name: "selectElements", input: { selector: idSelector(ids), target, mode } });
    },
    [edit, target],
  );
  const zoomTo = useCallback<GridEdit["zoomTo"]>(
    async (id) => {
      const { tables } = document;
      const row = tables[target].rowOf(id);
      if (row === undefined) return;
      const ends = target === "edges" ? [tables.sourceRow(row), tables.targetRow(row)] : [row];
      const ids = [...new Set(ends.map((end) => tables.nodes.idAt(end)))];
      await edit.run({ name: "zoomToNodes", input: { selector: idSelector(ids) } });
    },
    [document, edit, target],
  );
  return { write, select, zoomTo };
}

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

interface FollowParts {
  readonly target: ElementTarget;
  readonly rows: Uint32Array;
  readonly selection: Pick<RowSelection, "isOwn">;
  revealRow(row: number): void;
}

/** What is selected elsewhere comes into sight: the first of it. */
export function useFollowSelection({ target, rows, selection, revealRow }: FollowParts): void {
  const { document } = useServices();
  const selected = useDocument(selectionOf)[target];
  const latest = useRef({ rows, revealRow });
  latest.current = { rows, revealRow };
  useEffect(() => {
    const [id] = selected;
    if (id === undefined || selection.isOwn.current) return;
    const row = document.tables[target].rowOf(id);
    const at = row === undefined ? -1 : latest.current.rows.indexOf(row);
    if (at >= 0) latest.current.revealRow(at);
  }, [document, target, selected, selection.isOwn]);
}

export function selectionOf({ selection }: GraphDocument) {
  return selection;
}
