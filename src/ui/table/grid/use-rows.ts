import { useDeferredValue, useMemo } from "react";
import { useStore } from "zustand";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { sortRows, sortRowsBy } from "@/graph/reader/sort-rows";
import { type FoundRows, findRows } from "@/graph/tables/find-rows";
import type { TableSort } from "@/store/view/table-store";
import { useServices } from "../../services";
import { useDocument } from "../../use-document";
import type { TableColumn } from "../columns/column-types";
import { readerOf } from "../columns/table-columns";
import { selectionOf } from "./use-grid";

export interface TableRows {
  /** Rows of the element table, as shown. */
  readonly rows: Uint32Array;
  readonly total: number;
  readonly fault: Extract<FoundRows, { success: false }> | null;
}

/** The rows the table shows: filtered, sorted, or only what is selected. A filter with a fault leaves all rows. */
export function useRows(target: ElementTarget, columns: readonly TableColumn[]): TableRows {
  const { document, registry, table } = useServices();
  const typed = useStore(table, (state) => state[target].filter);
  const sort = useStore(table, (state) => state[target].sort);
  const isSelectedOnly = useStore(table, (state) => state.isSelectedOnly);
  const stamp = useDocument(stampOf);
  const chosen = useDocument(selectionOf);
  const text = useDeferredValue(typed);
  // A selector may name the selection; a text does not change with it.
  const selection = isSelectedOnly || text.includes("$") ? chosen : null;
  const found = useMemo(() => {
    void stamp;
    void selection;
    return findRows(document, { text, target, sets: registry.sets.lookup });
  }, [document, registry, text, target, stamp, selection]);
  const sortColumn = columns.find(({ key }) => key === sort?.column);
  const content = sortColumn?.content;
  return useMemo(() => {
    void stamp;
    const { count } = document.tables[target];
    const matching = found.success ? found.rows : Uint32Array.from({ length: count }, (_, row) => row);
    const shown = isSelectedOnly && selection ? onlySelected(document, target, matching) : matching;
    const rows = content && sort ? sorted(document, target, shown, { content, order: sort.order }) : shown;
    return { rows, total: count, fault: found.success ? null : found };
  }, [document, target, stamp, selection, found, content, sort, isSelectedOnly]);
}

function onlySelected({ tables, selection }: GraphDocument, target: ElementTarget, rows: Uint32Array): Uint32Array {
  const chosen = new Set(selection[target]);
  return rows.filter((row) => chosen.has(tables[target].idAt(row)));
}

function sorted(
  document: GraphDocument,
  target: ElementTarget,
  rows: Uint32Array,
  { content, order }: Pick<TableColumn, "content"> & Pick<TableSort, "order">,
): Uint32Array {
  if (content.kind === "attribute") return sortRows(document.tables, target, rows, { field: content.attribute, order });
  return sortRowsBy(rows, readerOf(document, target, content), order);
}

/** Changes when rows, values or names may be others; not with the selection. */
function stampOf({ tables, meta }: GraphDocument): string {
  return [tableNumber(tables), tables.nodes.version, tables.edges.version, meta.labelAttribute ?? ""].join(" ");
}

const numbers = new WeakMap<object, number>();
let given = 0;

/** Another graph has other tables, whose versions may be the same. */
function tableNumber(tables: object): number {
  const number = numbers.get(tables) ?? given++;
  numbers.set(tables, number);
  return number;
}
