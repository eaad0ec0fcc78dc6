import type { GraphFilter } from "../changes/change-types";
import type { ElementTarget } from "../document/graph-types";
import type { OpenGraph } from "../document/open-graph";
import type { GraphTables } from "../tables/element-table";
import { type ShownRows, shownRows } from "./filter-steps";

interface Known {
  readonly filter: GraphFilter;
  readonly tables: GraphTables;
  readonly nodeVersion: number;
  readonly edgeVersion: number;
  readonly shown: ShownRows;
}

/** What the filter shows. A step of nodes hides the edges of hidden ends as well, one of edges only edges. */
export function createVisibility(graph: () => OpenGraph): (target: ElementTarget, id: string) => boolean {
  let known: Known | null = null;

  /** Asked for each element: makes nothing while all is as it was. */
  function shownNow(filter: GraphFilter, tables: GraphTables): ShownRows {
    const nodeVersion = tables.nodes.version;
    const edgeVersion = tables.edges.version;
    if (
      known?.filter === filter &&
      known.tables === tables &&
      known.nodeVersion === nodeVersion &&
      known.edgeVersion === edgeVersion
    )
      return known.shown;
    known = { filter, tables, nodeVersion, edgeVersion, shown: shownRows(filter.steps, tables) };
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
