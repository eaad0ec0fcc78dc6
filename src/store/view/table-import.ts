import { createStore, type StoreApi } from "zustand/vanilla";
import type { Encoding } from "@/graph/formats/decode-text";
import type { ReadNote } from "@/graph/formats/note-texts";
import type { ReadResult } from "@/graph/formats/read-result";
import type { FormatName } from "@/graph/formats/recognise/known-formats";
import type { OpenedTable } from "@/graph/formats/table/read-table";

/** A file that was chosen, and how it is read now. */
export interface ImportedTable {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly encoding: Encoding;
  readonly delimiter: string;
  readonly opened: OpenedTable;
  /** As which format; "csv" is a table. */
  readonly format: FormatName;
  /** What else it may be. Where there is a choice, the dialog offers it. */
  readonly formats: readonly FormatName[];
  /** What it makes where it is not read as a table. */
  readonly read: ReadResult | null;
  /** Of a workbook: those it can be read from, and the one it is read from. */
  readonly sheets: readonly string[];
  readonly sheet: string;
  /** Its first lines. */
  readonly preview: string;
  /** What was assumed of its encoding. */
  readonly notes: readonly ReadNote[];
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
