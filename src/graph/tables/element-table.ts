import type { JsonValue } from "@/lib/json";
import type { GraphDirection } from "../document/graph-types";

/** One attribute of all nodes (or all edges), row by row, kept in the shape that scans fastest. */
export type Column =
  /** NaN = no number there (missing or null). */
  | { readonly kind: "number"; readonly values: Float64Array }
  /** 0 = missing or null, else words[code - 1]. */
  | {
      readonly kind: "string";
      readonly codes: Uint32Array;
      readonly words: readonly string[];
      codeOf(word: string): number | undefined;
      /** Rows that hold the code, ascending; undefined where no index pays. */
      rowsOf?(code: number): Uint32Array | undefined;
      /** Whether `rowsOf` answers without making the index first. */
      readonly isIndexed?: boolean;
    }
  /** 0 = missing or null, 1 = false, 2 = true. */
  | { readonly kind: "boolean"; readonly values: Uint8Array }
  /** Anything else and columns of mixed kinds. `undefined` = missing. */
  | { readonly kind: "mixed"; readonly values: readonly (JsonValue | undefined)[] };

/** Nodes or edges as a table. Rows are in document order; arrays may be longer than `count`. */
export interface ElementTable {
  readonly count: number;
  /** Changes with each change to the rows or their values; caches compare it. */
  readonly version: number;
  idAt(row: number): string;
  rowOf(id: string): number | undefined;
  /** Attribute names in order of first appearance. */
  attributeNames(): readonly string[];
  column(attribute: string): Column | undefined;
  /** The attribute's own value, `undefined` when missing (`null` stays null). */
  valueAt(attribute: string, row: number): JsonValue | undefined;
}

/** All that selectors, profile and algorithms read of a graph. */
export interface GraphTables {
  readonly nodes: ElementTable;
  readonly edges: ElementTable;
  /** By the edges; what is followed and said goes by it, and edge by edge by `isDirected`. */
  readonly direction: GraphDirection;
  /** Row of the edge's source node and target node. */
  sourceRow(edgeRow: number): number;
  targetRow(edgeRow: number): number;
  isDirected(edgeRow: number): boolean;
  labelAt(nodeRow: number): string;
  /** Every edge end counts: a self-loop counts twice. */
  degreeAt(nodeRow: number): number;
  /** Edges that may be followed into the node: directed ones that end here and undirected ones. */
  indegreeAt(nodeRow: number): number;
  outdegreeAt(nodeRow: number): number;
  /** Calls back for each edge at the node (a self-loop once). */
  eachEdgeAt(nodeRow: number, visit: (edgeRow: number, otherNodeRow: number) => void): void;
}
