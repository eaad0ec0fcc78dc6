import { createStore, type StoreApi } from "zustand/vanilla";
import type { Encoding } from "@/graph/formats/decode-text";
import type { OpenedTable } from "@/graph/formats/read-table";

/** A table that was chosen, and how it is read now. */
export interface ImportedTable {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly encoding: Encoding;
  readonly delimiter: string;
  readonly opened: OpenedTable;
}

/** Tables whose columns a person decides on: what the dialog of columns works on. */
export interface TableImport {
  readonly tables: readonly ImportedTable[];
  /** In place of the open graph, or into it. */
  readonly how: "open" | "add";
}

export type TableImportStore = Pick<
  StoreApi<TableImport | null>,
  "getState" | "getInitialState" | "setState" | "subscribe"
>;

export function createTableImportStore(): TableImportStore {
  return createStore<TableImport | null>(() => null);
}
