import type { CommandContext } from "../registry/command-types";

/** What a layout moves. */
export interface LayoutScope {
  /** Of the nodes asked for, those that the filter shows. */
  readonly ids: readonly string[];
  /** How many of those asked for the filter hides. */
  readonly hidden: number;
  /** Everything that is shown is among them. */
  readonly isAll: boolean;
}

export function layoutScope(wanted: readonly string[], { state, tables }: CommandContext): LayoutScope {
  const { nodes } = tables();
  if (state.filter === null) return { ids: wanted, hidden: 0, isAll: wanted.length === nodes.count };
  const ids = wanted.filter((id) => state.isVisible("nodes", id));
  let shown = 0;
  for (let row = 0; row < nodes.count; row += 1) if (state.isVisible("nodes", nodes.idAt(row))) shown += 1;
  return { ids, hidden: wanted.length - ids.length, isAll: ids.length === shown };
}

export const stillTexts = {
  allHidden: [
    "Nothing moved: the filter hides the node. filterGraph * shows all again.",
    "Nothing moved: the filter hides all {count} nodes. filterGraph * shows all again.",
  ],
  allPinned: ["Nothing moved: the node is pinned.", "Nothing moved: all {count} nodes are pinned."],
} as const;

/** Why there is nothing to move, if so. */
export function stillSentence(wanted: readonly string[], { ids }: LayoutScope, pinned: ReadonlySet<string>) {
  if (ids.length === 0) return { id: "allHidden", with: { count: wanted.length } } as const;
  return ids.every((id) => pinned.has(id)) ? ({ id: "allPinned", with: { count: ids.length } } as const) : null;
}
