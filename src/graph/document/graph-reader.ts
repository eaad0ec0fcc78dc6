import type { JsonObject, JsonValue } from "@/lib/json";
import type { GraphProfile } from "../profile/profile-types";
import type { Selector } from "../selector/selector-types";
import type { EdgeId, ElementTarget, NodeId } from "./graph-types";

export type Direction = "in" | "out" | "both";

/** A record as people and models read it: `{ id, label, ...attributes }` stays apart from `data`. */
export interface ElementRecord {
  readonly id: string;
  readonly label: string;
  readonly data: JsonObject;
  /** Edges only, as are the labels of the ends. */
  readonly source?: NodeId;
  readonly target?: NodeId;
  readonly sourceLabel?: string;
  readonly targetLabel?: string;
  /** Whether the edge has a direction, by itself or by the graph's default. */
  readonly directed?: boolean;
}

export interface FindQuery {
  readonly target: ElementTarget;
  /** Made to fit the graph: sets and looks as ids, fields checked (see `fitSelector`). */
  readonly selector: Selector;
  /** Attribute or computed field; elements without a value come last. */
  readonly sortBy?: string;
  readonly order?: "asc" | "desc";
  /** The first record's place. */
  readonly offset?: number;
  /** How many records; ids are always all. */
  readonly records: number;
}
export interface FoundElements {
  readonly target: ElementTarget;
  readonly ids: readonly string[];
  readonly total: number;
  readonly records: readonly ElementRecord[];
}
export interface NeighborQuery {
  readonly of: readonly NodeId[];
  readonly depth: number;
  readonly direction: Direction;
  readonly via?: Selector;
}
export interface FoundNeighbors {
  /** Without the starting nodes; nearest first. */
  readonly nodes: readonly { readonly id: NodeId; readonly label: string; readonly distance: number }[];
  /** Edges among the starting nodes and those found. */
  readonly edges: readonly EdgeId[];
  /** How many there are, where not all of them are in `nodes`. */
  readonly total?: number;
}
export interface Surroundings {
  /** Every end of an edge counts, so a loop counts twice. */
  readonly degree: number;
  readonly neighborCount: number;
  readonly neighbors: readonly NamedNode[];
  /** At least one to each of these. */
  readonly edges: readonly ElementRecord[];
}
export interface PathQuery {
  readonly source: NodeId;
  readonly target: NodeId;
  /** Numeric edge attribute; without it each edge counts 1. */
  readonly weight?: string;
  /** An edge is as long as 1 / weight; one of weight 0 is no way. */
  readonly strong?: boolean;
  readonly directed?: boolean;
  readonly via?: Selector;
}
export interface FoundPath {
  readonly found: boolean;
  readonly nodes: readonly NodeId[];
  readonly edges: readonly EdgeId[];
  /** Sum of weights, or the number of edges. */
  readonly length: number;
  /** Why there is none, or what was assumed ("4 edges without weight count 1"). */
  readonly note?: string;
}
export interface RankQuery {
  /** Numeric attribute, or degree, indegree, outdegree. */
  readonly by: string;
  /** It is one of `algorithms` instead. */
  readonly isComputed?: true;
  readonly selector: Selector;
  readonly order: "asc" | "desc";
  readonly limit: number;
  /** How many of the first are passed over. */
  readonly offset?: number;
  /** A node attribute: the first of each of its values. */
  readonly perGroup?: string;
}
export interface NamedNode {
  readonly id: NodeId;
  readonly label: string;
}
export interface RankedNodes {
  /** `null`: nodes without a value; absent without `perGroup`. */
  readonly group?: JsonValue;
  readonly nodes: readonly (NamedNode & { readonly value: number })[];
  /** Those not listed with the value of the last of them. */
  readonly tied: readonly NamedNode[];
  /** The value of the first that is not listed. */
  readonly next?: number;
  /** Nodes with a value. */
  readonly total: number;
  /** From how many nodes it was estimated. */
  readonly sampled?: number;
}
export type Measure = "count" | "sum" | "mean" | "min" | "max" | "median";
export interface AggregateQuery {
  readonly target: ElementTarget;
  readonly selector: Selector;
  readonly measure: Measure;
  readonly property?: string;
  readonly groupBy?: string;
}
export interface AggregateRow {
  /** `null`: elements without a value; absent when there is no groupBy. */
  readonly group?: JsonValue;
  /** `null` when no element of the group has a number there. */
  readonly value: number | null;
  readonly count: number;
  /** Of the smallest or largest value: all that have it. */
  readonly at?: readonly string[];
}
export interface Description {
  readonly property: string;
  readonly target: ElementTarget;
  readonly kind: string;
  readonly present: number;
  readonly missing: number;
  /** Each value of a list is one. */
  readonly distinct: number;
  /** Some have a list of several values and count in each. */
  readonly isShared?: true;
  readonly values?: readonly { readonly value: JsonValue; readonly count: number }[];
  readonly histogram?: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly min?: number;
  readonly max?: number;
  readonly mean?: number;
  readonly median?: number;
}

export interface ComputeQuery {
  readonly algorithm: string;
  /** Of groups: whose nodes are wanted, as far as they are listed. */
  readonly ids: "largest" | "others";
  /** With the value of every node; groups are numbered by size. */
  readonly hasValues: boolean;
}

/** What a database computed over all of it. */
export interface Computation {
  /** Of a measure. */
  readonly figures?: Figures;
  /** Of groups. */
  readonly groups?: Groups & { readonly ids: readonly NodeId[] };
  readonly modularity?: number;
  /** How many nodes it looked from, where not from all. */
  readonly sampled?: number;
  /** What it counts otherwise than a document. */
  readonly note?: string;
  readonly values?: ReadonlyMap<NodeId, number>;
}

export interface Figures {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly top: readonly (NamedNode & { readonly value: number })[];
  /** How many more have the value of the last of the top. */
  readonly beyond: number;
}

export interface Groups {
  readonly count: number;
  /** Of one node. */
  readonly singles: number;
  /** The first by size, each with some of its nodes. */
  readonly largest: readonly { readonly size: number; readonly nodes: readonly NamedNode[] }[];
}

/** Every attribute name there is, in order of first appearance: what a selector's fields are checked against. */
export interface FieldCatalog {
  readonly nodes: readonly string[];
  readonly edges: readonly string[];
}

/** How commands read a graph: the document now, a worker or a remote graph engine later. Selectors arrive parsed. */
export interface GraphReader {
  /** The open document holds a part of what it reads. */
  readonly isElsewhere?: true;
  /** What it computes where it is kept, by the names of `runAlgorithm`. */
  readonly algorithms?: {
    readonly names: ReadonlySet<string>;
    compute(query: ComputeQuery, signal: AbortSignal): Promise<Computation>;
  };
  profile(signal: AbortSignal): Promise<GraphProfile>;
  fields(signal: AbortSignal): Promise<FieldCatalog>;
  find(query: FindQuery, signal: AbortSignal): Promise<FoundElements>;
  records(target: ElementTarget, ids: readonly string[], signal: AbortSignal): Promise<readonly ElementRecord[]>;
  neighbors(query: NeighborQuery, signal: AbortSignal): Promise<FoundNeighbors>;
  /** What is next to one node; at least so many of its neighbours, if it has them. */
  around(id: NodeId, limit: number, signal: AbortSignal): Promise<Surroundings>;
  path(query: PathQuery, signal: AbortSignal): Promise<FoundPath>;
  /** One list, or one for each group. */
  rank(query: RankQuery, signal: AbortSignal): Promise<readonly RankedNodes[]>;
  aggregate(query: AggregateQuery, signal: AbortSignal): Promise<readonly AggregateRow[]>;
  /** `count` records, spread over the values of `stratifyBy` where given; `random` in [0, 1). */
  sample(
    query: {
      readonly target: ElementTarget;
      readonly selector: Selector;
      readonly count: number;
      readonly stratifyBy?: string;
      readonly random: () => number;
    },
    signal: AbortSignal,
  ): Promise<{ readonly records: readonly ElementRecord[]; readonly total: number }>;
  describe(
    query: { readonly target: ElementTarget; readonly property: string; readonly selector: Selector },
    signal: AbortSignal,
  ): Promise<Description>;
}
