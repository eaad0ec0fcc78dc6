import type { Encoding, ReadNote, ReadResult } from "@parley/formats/read";
import type { FormatName } from "@parley/formats/recognise";
import type { OpenedTable, TablePlan } from "@parley/formats/table-plan";
import { createStore, type StoreApi } from "zustand/vanilla";

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

export interface TableImportStore
  extends Pick<StoreApi<TableImport | null>, "getState" | "getInitialState" | "setState" | "subscribe"> {
  plan(place: number, plan: TablePlan): void;
  remove(place: number): void;
}

export function createTableImportStore(): TableImportStore {
  const store = createStore<TableImport | null>(() => null);
  const change = (made: (tables: readonly ImportedTable[]) => readonly ImportedTable[]): void => {
    const now = store.getState();
    if (now) store.setState({ ...now, tables: made(now.tables) });
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    setState: store.setState,
    subscribe: store.subscribe,
    plan: (place, plan) =>
      change((tables) => tables.map((table, at) => (at === place ? withPlan(table, plan) : table))),
    remove: (place) => change((tables) => tables.toSpliced(place, 1)),
  };
}

export function withPlan(table: ImportedTable, plan: Partial<TablePlan>): ImportedTable {
  const { opened } = table;
  if (!opened.success) return table;
  return { ...table, opened: { ...opened, source: { ...opened.source, plan: { ...opened.source.plan, ...plan } } } };
}
