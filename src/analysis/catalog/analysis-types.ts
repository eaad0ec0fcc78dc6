import type { NodeId, Position } from "@/graph/document/graph-types";
import type { GraphTables } from "@/graph/tables/element-table";

export type LayoutName = "force" | "circle" | "grid" | "concentric" | "layered" | "random" | "geographic" | "noverlap";

/** Plain data, so that it can be posted to a worker. Rows of `edges` index `ids`. */
export interface LayoutGraph {
  readonly ids: readonly NodeId[];
  /** Flat pairs: source row, target row. */
  readonly edges: Uint32Array;
  readonly directed: boolean;
  /** By edge, 1: it has no direction, in a directed graph. Absent: all have one, or none. */
  readonly bothWays?: Uint8Array;
  /** x, y per node; NaN where a node has no position yet. */
  readonly positions: Float64Array;
  readonly labels?: readonly string[];
  /** A number per node to go by: rows and rings begin with the largest, NaN stands last. Absent: by the links. */
  readonly keys?: Float64Array;
  /** Longitude, latitude in degrees per node; NaN where a node has none. For the geographic layout. */
  readonly degrees?: Float64Array;
  /** How wide each node is drawn, in px. For noverlap. */
  readonly sizes?: Float64Array;
  /** 1: the node stays where it is, and the others keep off it. For noverlap. */
  readonly fixed?: Uint8Array;
}
export interface LayoutRequest {
  readonly type: LayoutName;
  readonly graph: LayoutGraph;
  readonly options: Readonly<Record<string, number | string | boolean>>;
  /** Seed of everything random: the same request gives the same picture. */
  readonly seed: number;
}
/** Runs layouts: in a worker in the page, in the process from a terminal. Rejects with an AbortError when stopped. */
export interface LayoutRunner {
  run(
    request: LayoutRequest,
    signal: AbortSignal,
    progress: (ratio: number) => void,
  ): Promise<ReadonlyMap<NodeId, Position>>;
}
export type TablesSource = () => GraphTables;
