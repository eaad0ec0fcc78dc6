import type { GraphProfile } from "../profile/profile-types";
import type { GraphReader } from "./graph-reader";
import type { GraphEdge, GraphNode, NodeId } from "./graph-types";

export interface GraphPart {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** A larger graph of which the open document shows a part. */
export interface RemoteGraph {
  readonly reader: GraphReader;
  readonly profile: GraphProfile;
  /** So many nodes are added for one answer, and no more than so many are shown. */
  readonly shownAtOnce: number;
  readonly shownAtMost: number;
  /** These nodes, and the edges among them and those that are shown. */
  fetch(ids: readonly NodeId[], shown: readonly NodeId[], signal: AbortSignal): Promise<GraphPart>;
  /** At most so many nodes that are not shown, those beside what is shown first, and the edges among all. */
  next(limit: number, shown: readonly NodeId[], signal: AbortSignal): Promise<GraphPart>;
  /** Whether it answers; rejects with the reason. */
  check(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
