import type { JsonObject } from "@/lib/json";

/** Stable for the life of an element; any non-empty string. */
export type NodeId = string;
export type EdgeId = string;
export type ElementTarget = "nodes" | "edges";

/** One record of attributes. `null` is kept in the data; selectors read it as missing. */
export type Attributes = JsonObject;

/** In model units, y downwards, as Cytoscape has it. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface GraphNode {
  readonly id: NodeId;
  readonly attributes: Attributes;
  readonly position?: Position;
  /** The compound node this one is in. */
  readonly parent?: NodeId;
}

export interface GraphEdge {
  readonly id: EdgeId;
  readonly source: NodeId;
  readonly target: NodeId;
  /** Overrides the graph's default. */
  readonly directed?: boolean;
  readonly attributes: Attributes;
}

/** Elements as ids, in document order. */
export interface ElementSet {
  readonly nodes: readonly NodeId[];
  readonly edges: readonly EdgeId[];
}

/** What the edges of a graph are; of a graph without edges, what a new one would be. */
export type GraphDirection = "directed" | "undirected" | "mixed";

/** Whether some edge has a direction, so that it may matter which way one goes. */
export function hasDirections({ direction }: { readonly direction: GraphDirection }): boolean {
  return direction !== "undirected";
}

/** A word a reader taught: what it means in this graph, as the graph writes that (a kind, an attribute, a value). */
export interface TaughtWord {
  readonly word: string;
  readonly means: string;
}

/** What belongs to the graph as a whole. */
export interface GraphMeta {
  readonly name: string;
  /** What edges are that say nothing of their own. What the graph is goes by its edges: `tables.direction`. */
  readonly directed: boolean;
  /** The attribute shown as a node's name; without it the first of label, name, title, else the id. */
  readonly labelAttribute?: string;
  /** Absent: none. */
  readonly taught?: readonly TaughtWord[];
}
