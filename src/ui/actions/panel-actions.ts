import { PanelRight, RotateCcw, Table } from "lucide-react";
import { initialPanels } from "@/store/view/panels";
import type { Action } from "./action-types";
import { toggleTable } from "./show-table";

export const panelActions: readonly Action[] = [
  {
    id: "panels.dock",
    group: "panels",
    title: ({ actions }) => actions.toggleDock,
    icon: PanelRight,
    keys: ["Mod+J"],
    inText: true,
    run: ({ view }) => view.changePanels({ isDockOpen: !view.getState().panels.isDockOpen }),
  },
  {
    id: "panels.table",
    group: "panels",
    title: ({ actions }) => actions.toggleTable,
    icon: Table,
    keys: ["T"],
    run: ({ view }) => toggleTable(view),
  },
  {
    id: "panels.reset",
    group: "panels",
    title: ({ actions }) => actions.resetPanels,
    icon: RotateCcw,
    run: ({ view }) => view.changePanels(initialPanels),
  },
];
