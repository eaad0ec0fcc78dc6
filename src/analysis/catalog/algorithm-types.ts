import type { AlgorithmName } from "./algorithm-names";

/** The part of a graph an algorithm runs on, by rows. Plain data, so that it can be posted to a worker. */
export interface AlgorithmGraph {
  readonly nodeCount: number;
  /** Node rows, by edge. */
  readonly sources: Uint32Array;
  readonly targets: Uint32Array;
  /** 1 where the edge has a direction, by edge. */
  readonly directed: Uint8Array;
  /** Finite numbers by edge; absent: every edge counts 1. */
  readonly weights?: Float64Array;
  /** A number by node, NaN where there is none; or the number of its group. */
  readonly nodeValues?: Float64Array;
}

/** Options as an algorithm takes them: ends as node rows. */
export interface AlgorithmSettings {
  readonly source?: number;
  readonly target?: number;
  readonly depth?: number;
  /** Starting nodes of measures that look from every node; absent: all, or a sample of a large graph. */
  readonly samples?: number;
  readonly normalized?: boolean;
  readonly damping?: number;
  readonly resolution?: number;
  readonly maximum?: boolean;
  /** `nodeValues` are groups, not quantities. */
  readonly isGrouped?: boolean;
}

export interface AlgorithmRequest {
  readonly algorithm: AlgorithmName;
  readonly graph: AlgorithmGraph;
  readonly settings: AlgorithmSettings;
  /** Seed of everything random: the same request gives the same answer. */
  readonly seed: number;
}

type FigureName =
  | "total"
  | "value"
  | "mean"
  | "count"
  | "radius"
  | "modularity"
  | "transitivity"
  | "rounds"
  | "used"
  | "jaccard"
  | "parts";

/** What came out, by rows of the request's graph. Plain data; each algorithm says which parts it gives. */
export interface AlgorithmAnswer {
  /** A number for each node, NaN where it has none; one list for each attribute that is saved. */
  readonly values?: readonly Float64Array[];
  /** Node rows: a set, a path, an order. */
  readonly nodes?: readonly number[];
  /** Edge rows. */
  readonly edges?: readonly number[];
  readonly figures?: Readonly<Partial<Record<FigureName, number>>>;
  /** The answer to a yes-or-no question. */
  readonly holds?: boolean;
  /** How many nodes were looked from, when not all. */
  readonly sampled?: number;
}

/** Runs algorithms: in a worker in the page, in slices in the process from a terminal. Rejects with the signal's reason when stopped. */
export interface AlgorithmRunner {
  run(request: AlgorithmRequest, signal: AbortSignal, progress: (ratio: number) => void): Promise<AlgorithmAnswer>;
}
