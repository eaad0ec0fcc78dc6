import { List } from "lucide-react";
import type { Action } from "./action-types";

export const legendActions: readonly Action[] = [
  {
    id: "panels.legend",
    group: "panels",
    title: ({ legend }) => legend.toggle,
    icon: List,
    keys: ["G"],
    run: ({ view }) => view.changePanels({ isLegendOpen: !view.getState().panels.isLegendOpen }),
  },
];
