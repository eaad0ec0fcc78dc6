import { counted } from "@/lib/english";
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

/** Why there is nothing to move, if so. */
export function stillSentence(
  wanted: readonly string[],
  { ids }: LayoutScope,
  pinned: ReadonlySet<string>,
): string | null {
  if (ids.length === 0) {
    const what = wanted.length === 1 ? "the node" : `all ${counted(wanted.length, "node")}`;
    return `Nothing moved: the filter hides ${what}. filterGraph * shows all again.`;
  }
  if (!ids.every((id) => pinned.has(id))) return null;
  return `Nothing moved: ${ids.length === 1 ? "the node is" : `all ${counted(ids.length, "node")} are`} pinned.`;
}

/** "; 2 hidden nodes stay in place". */
export function stayNote(count: number, what: string): string {
  return count === 0 ? "" : `; ${counted(count, what)} ${count === 1 ? "stays" : "stay"} in place`;
}
