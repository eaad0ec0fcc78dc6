import { createStore, type StoreApi } from "zustand/vanilla";
import type { WriteGuard } from "@/engine/engine-types";
import type { GraphData } from "@/graph/changes/change-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";

/** Where a database is, and who asks it; never a password. */
export interface DatabasePlace {
  readonly address: string;
  /** "": the server's own. */
  readonly database: string;
  readonly user: string;
}

/** The database of which the open graph is a part: what a session keeps of it. */
export interface ShownDatabase extends DatabasePlace {
  readonly nodes: number;
  readonly edges: number;
  /** What is shown and said stays on this device as of any graph; else ids, places and looks alone. */
  readonly keepsData: boolean;
}

interface OpenDatabase {
  readonly shown: ShownDatabase;
  readonly remote: RemoteGraph;
  readonly server: { readonly agent: string; readonly guard: WriteGuard; readonly computes: boolean };
}

export interface DatabaseState {
  /** Null: the open graph is none of a database. */
  readonly shown: ShownDatabase | null;
  /** Null: not connected. */
  readonly remote: RemoteGraph | null;
  readonly server: OpenDatabase["server"] | null;
  /** The last question found no connection. */
  readonly isLost: boolean;
  /** What belongs to a graph that is about to be opened, known by its edges. */
  readonly next: (OpenDatabase & { readonly edges: GraphData["edges"] }) | null;
  /** Too large for the page: what the dialog offers to put into a database. */
  readonly file: File | null;
  /** What goes in, from the yes on. */
  readonly putting: { readonly percent: number; readonly stop: () => void } | null;
}

export type DatabaseStore = StoreApi<DatabaseState>;

export function createDatabaseStore(shown: ShownDatabase | null): DatabaseStore {
  return createStore(() => ({
    shown,
    remote: null,
    server: null,
    isLost: false,
    next: null,
    file: null,
    putting: null,
  }));
}

/** Of what is shown and said nothing may be stored. */
export function isBare(shown: ShownDatabase | null): boolean {
  return shown !== null && !shown.keepsData;
}

export function hostOfDatabase({ address }: Pick<DatabasePlace, "address">): string {
  return address.replace(/^[a-z0-9+]+:\/\//iu, "");
}
