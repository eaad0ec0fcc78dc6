import * as z from "zod/mini";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { Preferences } from "../settings/preferences";

/** Columns by their keys. Columns without a setting come in their own order. */
const columnChoiceSchema = z.object({
  order: z.catch(z.array(z.string()), []),
  /** Shown or hidden against what is usual for the column. */
  shown: z.catch(z.record(z.string(), z.boolean()), {}),
  /** In CSS px. */
  widths: z.catch(z.record(z.string(), z.number().check(z.minimum(24), z.maximum(4000))), {}),
  /** Attributes that have a column before the first element has a value. */
  added: z.catch(z.array(z.string()), []),
});
export type ColumnChoice = Readonly<z.output<typeof columnChoiceSchema>>;

export interface TableSort {
  readonly column: string;
  readonly order: "asc" | "desc";
}

/** How the table of nodes or of edges stands. */
export interface TableState {
  readonly filter: string;
  readonly sort: TableSort | null;
}

export interface TableStoreState {
  readonly nodes: TableState;
  readonly edges: TableState;
  readonly isSelectedOnly: boolean;
  /** By graph and kind of element, the last used first. */
  readonly columns: readonly (readonly [key: string, choice: ColumnChoice])[];
}

/** What of the table outlives its drawer; the columns outlive the page. */
export interface TableStore extends Pick<StoreApi<TableStoreState>, "getState" | "getInitialState" | "subscribe"> {
  change(target: ElementTarget, state: Partial<TableState>): void;
  showSelectedOnly(isSelectedOnly: boolean): void;
  changeColumns(key: string, choice: Partial<ColumnChoice>): void;
  resetColumns(key: string): void;
}

const preference = "columns";
const mostGraphs = 40;
const entriesSchema = z.array(z.tuple([z.string(), columnChoiceSchema]));
export const usualColumns: ColumnChoice = z.parse(columnChoiceSchema, {});

export function createTableStore(preferences: Preferences): TableStore {
  const read = z.safeParse(entriesSchema, preferences.read(preference) ?? []);
  const untouched: TableState = { filter: "", sort: null };
  const store = createStore<TableStoreState>(() => ({
    nodes: untouched,
    edges: untouched,
    isSelectedOnly: false,
    columns: read.success ? read.data : [],
  }));
  const keep = (columns: TableStoreState["columns"]): void => {
    store.setState({ columns: columns.slice(0, mostGraphs) });
    preferences.write(preference, store.getState().columns);
  };
  const others = (key: string) => store.getState().columns.filter(([known]) => known !== key);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change: (target, state) => store.setState((before) => ({ [target]: { ...before[target], ...state } })),
    showSelectedOnly: (isSelectedOnly) => store.setState({ isSelectedOnly }),
    changeColumns: (key, choice) => keep([[key, { ...columnsOf(store.getState(), key), ...choice }], ...others(key)]),
    resetColumns: (key) => keep(others(key)),
  };
}

export function columnsOf({ columns }: TableStoreState, key: string): ColumnChoice {
  return columns.find(([known]) => known === key)?.[1] ?? usualColumns;
}
