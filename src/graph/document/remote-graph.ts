import type { GraphProfile } from "../profile/profile-types";
import type { GraphReader } from "./graph-reader";
import type { GraphEdge, GraphNode, NodeId } from "./graph-types";

/** A larger graph of which the open document shows a part. */
export interface RemoteGraph {
  readonly reader: GraphReader;
  readonly profile: GraphProfile;
  /** So many nodes are added for one answer, and no more than so many are shown. */
  readonly shownAtOnce: number;
  readonly shownAtMost: number;
  /** These nodes, and the edges among them and those that are shown. */
  fetch(
    ids: readonly NodeId[],
    shown: readonly NodeId[],
    signal: AbortSignal,
  ): Promise<{ readonly nodes: readonly GraphNode[]; readonly edges: readonly GraphEdge[] }>;
  close(): Promise<void>;
}
