import { createStore, type StoreApi } from "zustand/vanilla";
import type { AsideCopy } from "../session/aside-copies";
import type { SavedGraph } from "../session/saved-graph";

/** What is kept on this device, as far as it was asked for. */
export interface LibraryState {
  /** Newest first; "unknown" until asked for, "unreadable" where storage is switched off. */
  readonly graphs: readonly SavedGraph[] | "unknown" | "unreadable";
  readonly asides: readonly AsideCopy[];
  /** Of the open graph. */
  readonly current: string;
  /** In bytes; null where the browser does not tell. */
  readonly usage: { readonly used: number; readonly quota: number } | null;
  /** Whether the browser keeps it until the user deletes it. */
  readonly isPersisted: boolean;
}

export type LibraryStore = Pick<StoreApi<LibraryState>, "getState" | "getInitialState" | "setState" | "subscribe">;

export function createLibraryStore(): LibraryStore {
  return createStore<LibraryState>(() => ({
    graphs: "unknown",
    asides: [],
    current: "",
    usage: null,
    isPersisted: false,
  }));
}
