import type { JsonValue } from "@/lib/json";

/** A bigint is sent as a whole number, a number as a float: what LIMIT takes and what is compared. */
export type Parameter = JsonValue | bigint | readonly (JsonValue | bigint)[];

/** Text with quoted names; every value is a parameter. */
export interface Statement {
  readonly text: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** As the server sent it: see `plainValue`. */
export type Row = Readonly<Record<string, unknown>>;

export type Run = (statement: Statement) => Promise<readonly Row[]>;

/** An open connection. Each run is a transaction of its own that may only read. */
export interface EngineConnection {
  /** What the server calls itself. */
  readonly agent: string;
  /** Rejects with an `EngineFault`, or with the signal's reason. `seconds`: how long it may take, where not the usual time. */
  run(statement: Statement, signal: AbortSignal, seconds?: number): Promise<readonly Row[]>;
  /** One transaction that may write; all of it is taken back where the work rejects. Rejects as `run` does. */
  write<T>(work: (run: Run) => Promise<T>, signal: AbortSignal): Promise<T>;
  /** "2026-01-31" as the server's own date. */
  dateOf(text: string): unknown;
  /** What keeps a session that may only read from writing; tried and rolled back. */
  guard(signal: AbortSignal): Promise<WriteGuard>;
  close(): Promise<void>;
}

/** The server refuses to write in such a session; refuses it to this user, at least a new label; does not refuse it. */
export type WriteGuard = "session" | "rights" | "none";

export type KeyKind = "number" | "string" | "boolean" | "list" | "temporal" | "other";

/** A property of nodes or of edges. */
export interface KeyFacts {
  readonly name: string;
  /** Of the values that were looked at. */
  readonly kinds: readonly KeyKind[];
  /** Elements that have a value; an estimate where they were not counted. */
  readonly present: number;
  readonly distinct: number;
  readonly distinctIsLowerBound?: true;
  /** Few values, each with its count. */
  readonly values?: readonly { readonly value: JsonValue; readonly count: number }[];
  readonly examples: readonly JsonValue[];
  readonly min?: number;
  readonly max?: number;
  readonly mean?: number;
}

export interface CountedName {
  readonly name: string;
  readonly count: number;
}

/** The first end of edges that were read, of a server that does not find edges by their ids. */
export interface EdgeSources {
  get(id: string): string | undefined;
  set(id: string, source: string): void;
  /** Whether it was known. */
  delete(id: string): boolean;
}

/** What there is in the database, read once: the only source of names. */
export interface EngineSchema {
  readonly name: string;
  readonly nodeCount: number;
  readonly edgeCount: number;
  /** Most frequent first, without the one that every node has. */
  readonly labels: readonly CountedName[];
  readonly types: readonly CountedName[];
  /** All that the server names, also of what is not there any more: ArcadeDB keeps a label or type for good. */
  readonly known: { readonly labels: readonly string[]; readonly types: readonly string[] };
  /** A label that every node has beside others: it tells nothing of them. */
  readonly everyLabel?: string;
  /** The type of all edges, where it tells nothing of them. */
  readonly everyType?: string;
  /** A text property of `everyLabel`, or of the only label, that differs for each node. Without it nodes go by the server's ids. */
  readonly id?: { readonly label: string; readonly key: string };
  readonly sources?: EdgeSources | undefined;
  /** Properties of nodes with an index of the label that all are asked by. */
  readonly indexed: readonly string[];
  /** The attribute that labels are here, and that types are: a property that says the same where there is one, and is written with them. */
  readonly labelAttribute: string;
  readonly typeAttribute: string;
  readonly nodeKeys: readonly KeyFacts[];
  readonly edgeKeys: readonly KeyFacts[];
}

/** What takes time before the graph is there; `slow`: a server takes seconds to let in. */
export type ConnectStep = "slow" | "schema" | "counts" | "part";
