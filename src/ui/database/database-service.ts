import type { ConnectStep } from "@/engine/engine-types";
import type { DatabasePlace, DatabaseStore } from "@/store/view/database-store";

export interface DatabaseChoice extends DatabasePlace {
  readonly password: string;
  readonly keepsData: boolean;
}

export interface ConnectWatch {
  readonly signal: AbortSignal;
  /** Told what begins. */
  readonly onStep: (step: ConnectStep) => void;
}

export interface PutInWatch extends ConnectWatch {
  /** Null: the open graph. */
  readonly file: File | null;
  readonly ask: (what: string) => Promise<boolean>;
  /** 0 to 1. */
  readonly progress: (ratio: number) => void;
}

/** What a hand does with a database. */
export interface DatabaseDeeds {
  /** Opens a part of it as the graph, or what was shown of it before. Null, or why not, with what to do. Rejects when it is stopped. */
  connect(choice: DatabaseChoice, watch: ConnectWatch): Promise<string | null>;
  /**
   * Puts the open graph or a file into it, once `ask` gives yes, and opens it there; null: the one that is connected. As `connect`;
   * also stopped it says how far it came.
   */
  putIn(choice: DatabaseChoice | null, watch: PutInWatch): Promise<string | null>;
  /** After the connection was lost. */
  reconnect(): Promise<void>;
  /** What is shown stays, and cannot be changed until it is connected again. */
  disconnect(): Promise<void>;
  /** What is shown becomes a graph of its own, kept on this device. */
  keepCopy(): void;
  /** Where one was connected last. */
  remembered(): DatabasePlace | null;
}

export interface DatabaseService {
  readonly store: DatabaseStore;
  /** Its code comes with the first use. Rejects when it cannot be had. */
  open(): Promise<DatabaseDeeds>;
}
