import type { GraphData, GraphEdge, GraphNode } from "../host";
import type { ReadNote } from "../note-texts";
import type { ReadFailure } from "../read-result";
import type { ColumnRole } from "../table/table-plan";

/** A graph too large to be held, read again from its file each time. */
export interface GraphInParts {
  readonly success: true;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** What the first lines hold. */
  readonly sample: GraphData;
  readonly notes: readonly ReadNote[];
  /** What each of them is, as the first lines show it. */
  readonly columns: readonly PartColumn[];
  /** `nodes` of edges are their ends, without values. */
  readonly parts: () => AsyncGenerator<GraphPart | ReadFailure, void>;
}

export interface PartColumn {
  readonly name: string;
  readonly role: ColumnRole;
  readonly kind: "number" | "truth" | "list" | "text" | "record" | "mixed";
}

export interface GraphPart {
  readonly success: true;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** How much of the file was read with it, 0 to 1. */
  readonly ratio: number;
  /** The last line of it. */
  readonly line: number;
  /** What is otherwise than the first lines showed, each with its line. */
  readonly notes: readonly ReadNote[];
}
