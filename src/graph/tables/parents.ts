import type { NodeId } from "../document/graph-types";

/** Which node is in which, by slot of the child. */
export type Parents = ReturnType<typeof createParents>;

export function createParents() {
  const parents = new Map<number, NodeId>();
  const children = new Map<NodeId, number>();
  const count = (id: NodeId, by: number): void => void children.set(id, (children.get(id) ?? 0) + by);

  return {
    of: (slot: number): NodeId | undefined => parents.get(slot),
    set(slot: number, parent: NodeId | undefined): void {
      const before = parents.get(slot);
      if (before !== undefined) count(before, -1);
      if (parent === undefined) parents.delete(slot);
      else {
        parents.set(slot, parent);
        count(parent, 1);
      }
    },
    childCount: (id: NodeId): number => children.get(id) ?? 0,
  };
}
