import { PanelRight, RotateCcw } from "lucide-react";
import { initialPanels } from "@/store/view/panels";
import type { Action } from "./action-types";

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
    id: "panels.reset",
    group: "panels",
    title: ({ actions }) => actions.resetPanels,
    icon: RotateCcw,
    run: ({ view }) => view.changePanels(initialPanels),
  },
];
