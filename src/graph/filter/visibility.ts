import type { GraphFilter } from "../changes/change-types";
import type { ElementTarget } from "../document/graph-types";
import type { OpenGraph } from "../document/open-graph";
import type { GraphTables } from "../tables/element-table";
import { type ShownRows, shownRows } from "./filter-steps";

/** What the filter shows. A step of nodes hides the edges of hidden ends as well, one of edges only edges. */
export function createVisibility(graph: () => OpenGraph): (target: ElementTarget, id: string) => boolean {
  let known: { readonly stamp: readonly unknown[]; readonly shown: ShownRows } | null = null;

  function shownNow(filter: GraphFilter, tables: GraphTables): ShownRows {
    const stamp = [filter, tables, tables.nodes.version, tables.edges.version];
    if (known?.stamp.every((part, index) => part === stamp[index])) return known.shown;
    known = { stamp, shown: shownRows(filter.steps, tables) };
    return known.shown;
  }

  return (target, id) => {
    const { filter, store } = graph();
    const row = store.tables[target].rowOf(id);
    if (row === undefined) return false;
    if (!filter) return true;
    const shown = shownNow(filter, store.tables)[target];
    return shown === null || shown[row] === 1;
  };
}
