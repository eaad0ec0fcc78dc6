import type { GraphChange } from "../changes/change-types";
import { isElementChange } from "../changes/element-change";
import type { GraphProfile } from "../profile/profile-types";
import type { GraphReader } from "./graph-reader";
import type { GraphEdge, GraphNode, NodeId } from "./graph-types";

export interface GraphPart {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** An element before and after a change; absent: there is none then. */
export interface Written<T> {
  readonly before?: T;
  readonly after?: T;
}

/** What a change comes to, element by element. */
export interface GraphWrite {
  readonly nodes: readonly Written<GraphNode>[];
  readonly edges: readonly Written<GraphEdge>[];
  /** New elements are those that were there before, or will be there again: they keep the ids they have here. */
  readonly keepsIds?: true;
}

export type WriteResult =
  /** The ids that the database gave new elements in the place of those here. */
  | { readonly success: true; readonly ids: ReadonlyMap<string, string> }
  /** Nothing was written. With the elements as they are there, where somebody else has changed them meanwhile. */
  | {
      readonly success: false;
      /** Of fault, as the engine names them. */
      readonly kind: string;
      readonly message: string;
      readonly hint: string;
      readonly there?: Outdated;
    };

/** What is shown otherwise than it is in the database. */
export interface Outdated extends GraphPart {
  readonly gone: readonly string[];
}

/** A larger graph of which the open document shows a part. */
export interface RemoteGraph {
  readonly reader: GraphReader;
  /** As it is now: writes change it. */
  readonly profile: GraphProfile;
  /** Attributes of nodes that it finds values of, and the beginnings of texts, without looking through all. */
  readonly indexed: ReadonlySet<string>;
  /** So many nodes are added for one answer, and no more than so many are shown. */
  readonly shownAtOnce: number;
  readonly shownAtMost: number;
  /** These nodes, and the edges among them and those that are shown. */
  fetch(ids: readonly NodeId[], shown: readonly NodeId[], signal: AbortSignal): Promise<GraphPart>;
  /** At most so many nodes that are not shown, those beside what is shown first, and the edges among all. */
  next(limit: number, shown: readonly NodeId[], signal: AbortSignal): Promise<GraphPart>;
  /** Whether it answers; rejects with the reason. */
  check(signal: AbortSignal): Promise<void>;
  /** All edges at these nodes, and the nodes they go to. */
  around(ids: readonly NodeId[], signal: AbortSignal): Promise<GraphPart>;
  /** A new element with what the database gives each: a type, the property that its id is. */
  asStored(node: GraphNode): GraphNode;
  asStored(edge: GraphEdge): GraphEdge;
  /** In one transaction. Rejects only when it is stopped; then nothing was written. */
  write(changes: GraphWrite, signal: AbortSignal): Promise<WriteResult>;
  close(): Promise<void>;
}

/** Of a graph in a database: whether a change is one of what is kept there. */
export function isStored(change: GraphChange): boolean {
  if (isElementChange(change)) return change.isShownOnly !== true;
  return change.type === "parent-set" || change.type === "meta-set" || change.type === "graph-replace";
}
