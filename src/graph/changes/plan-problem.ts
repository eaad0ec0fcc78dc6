import type { GraphStore } from "../document/graph-store";
import type { NodeId } from "../document/graph-types";
import type { GraphChange } from "./change-types";

/**
 * Says where changes of the undo log would put a node into itself: taking back an old move between groups can close a circle
 * with later moves of other nodes, which the undo log, looking at what each step wrote, does not see.
 */
export function circleProblem(changes: readonly GraphChange[], store: GraphStore): string | null {
  const { moved, before } = movedIn(changes, store);
  const checked = new Set<NodeId>();
  for (const id of moved.keys()) {
    const line = lineOf(id, checked, (at) => (moved.has(at) ? moved.get(at) : before(at)));
    for (const one of line ?? []) checked.add(one);
    if (line !== null) continue;
    return `A later step moved nodes between groups, and '${id}' would be inside itself. Undo that one first.`;
  }
  return null;
}

interface Moves {
  /** Where each node that the changes move is in the end. */
  readonly moved: ReadonlyMap<NodeId, NodeId | undefined>;
  /** Where any other one stands: in the graph that they open, if they open one. */
  readonly before: (id: NodeId) => NodeId | undefined;
}

function movedIn(changes: readonly GraphChange[], store: GraphStore): Moves {
  const moved = new Map<NodeId, NodeId | undefined>();
  let before = (id: NodeId): NodeId | undefined => parentIn(store, id);
  for (const change of changes) {
    if (change.type === "graph-replace") {
      const opened = new Map(change.graph.nodes.map(({ id, parent }) => [id, parent]));
      moved.clear();
      before = (id) => opened.get(id);
    }
    if (change.type === "parent-set") moved.set(change.id, change.parent ?? undefined);
    if (change.type === "node-remove") moved.delete(change.id);
    if (change.type === "node-put") moved.set(change.node.id, change.node.parent);
  }
  return { moved, before };
}

/** The groups it is in, one in the other, up to a settled one; null where it would be inside itself. */
function lineOf(
  id: NodeId,
  checked: ReadonlySet<NodeId>,
  parentOfNode: (id: NodeId) => NodeId | undefined,
): ReadonlySet<NodeId> | null {
  const seen = new Set<NodeId>();
  for (let at: NodeId | undefined = id; at !== undefined && !checked.has(at); at = parentOfNode(at)) {
    if (seen.has(at)) return null;
    seen.add(at);
  }
  return seen;
}

function parentIn(store: GraphStore, id: NodeId): NodeId | undefined {
  const slot = store.nodes.slotOf(id);
  return slot === undefined ? undefined : store.parents.of(slot);
}
