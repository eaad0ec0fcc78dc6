import type { GraphFilter } from "./change-types";
import type { GraphTables } from "./element-table";
import type { ElementTarget } from "./graph-types";
import type { OpenGraph } from "./open-graph";
import { selectRows } from "./selector/select-rows";

/** What the filter shows. A filter of nodes hides the edges of hidden ends as well, one of edges only edges. */
export function createVisibility(graph: () => OpenGraph): (target: ElementTarget, id: string) => boolean {
  let known: { readonly stamp: readonly unknown[]; readonly shown: Uint8Array } | null = null;

  function shownRows(filter: GraphFilter, tables: GraphTables): Uint8Array {
    const stamp = [filter, tables, tables.nodes.version, tables.edges.version];
    if (known?.stamp.every((part, index) => part === stamp[index])) return known.shown;
    known = { stamp, shown: marks(selectRows(filter.where, filter.target, tables), tables[filter.target].count) };
    return known.shown;
  }

  return (target, id) => {
    const { filter, store } = graph();
    const row = store.tables[target].rowOf(id);
    if (row === undefined) return false;
    if (!filter || (filter.target === "edges" && target === "nodes")) return true;
    const shown = shownRows(filter, store.tables);
    if (filter.target === target) return shown[row] === 1;
    return shown[store.tables.sourceRow(row)] === 1 && shown[store.tables.targetRow(row)] === 1;
  };
}

/** One byte per row: 1 for those listed. */
export function marks(rows: Uint32Array, count: number): Uint8Array {
  const marked = new Uint8Array(count);
  for (const row of rows) marked[row] = 1;
  return marked;
}
