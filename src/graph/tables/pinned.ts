import type { NamedSet } from "../changes/change-types";
import type { NodeId } from "../document/graph-types";

/** The saved set whose nodes layouts leave in place: kept, undone and asked for (`$pinned`) like any other set. */
export const pinnedSet = "pinned";

export function pinnedNodes(sets: readonly NamedSet[]): ReadonlySet<NodeId> {
  return new Set(sets.find(({ name }) => name === pinnedSet)?.nodes ?? []);
}
