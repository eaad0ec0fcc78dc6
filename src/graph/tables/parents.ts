import type { NodeId } from "../document/graph-types";

/** Which node is in which, by slot of the child. */
export interface Parents {
  of(slot: number): NodeId | undefined;
  set(slot: number, parent: NodeId | undefined): void;
  childCount(id: NodeId): number;
}

export function createParents(): Parents {
  const parents = new Map<number, NodeId>();
  const children = new Map<NodeId, number>();
  const count = (id: NodeId, by: number): void => void children.set(id, (children.get(id) ?? 0) + by);

  return {
    of: (slot) => parents.get(slot),
    set(slot, parent) {
      const before = parents.get(slot);
      if (before !== undefined) count(before, -1);
      if (parent === undefined) parents.delete(slot);
      else {
        parents.set(slot, parent);
        count(parent, 1);
      }
    },
    childCount: (id) => children.get(id) ?? 0,
  };
}
