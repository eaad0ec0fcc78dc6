import type { ElementTarget } from "@/graph/document/graph-types";
import { tableHeights } from "@/store/view/panels";
import type { ViewStore } from "@/store/view/view-store";

/** Sets the height of the table, a part of the stage; the card of a first visit gives way to an open one. */
export function setTableHeight(view: ViewStore, tableHeight: number): void {
  view.changePanels({ tableHeight });
  if (tableHeight > 0) view.change({ isStartOpen: false });
}

/** Closed it opens, open it closes: its edge sets how high it is. */
export function toggleTable(view: ViewStore): void {
  setTableHeight(view, view.getState().panels.tableHeight > 0 ? 0 : tableHeights.low);
}

/** Opens the table, or leaves it as high as it is, on nodes or edges where that is given. */
export function showTable(view: ViewStore, table?: ElementTarget): void {
  const { panels } = view.getState();
  if (table !== undefined) view.changePanels({ table });
  setTableHeight(view, panels.tableHeight || tableHeights.low);
}
