import { Search } from "lucide-react";
import type { Action } from "./action-types";

export const searchActions: readonly Action[] = [
  {
    id: "search.open",
    group: "view",
    title: ({ palette }) => palette.open,
    icon: Search,
    keys: ["Mod+K"],
    inText: true,
    run: ({ view }) => view.change({ dialog: view.getState().dialog === "palette" ? null : "palette" }),
  },
];
