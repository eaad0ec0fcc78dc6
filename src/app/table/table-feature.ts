import { Table } from "lucide-react";
import { createTableStore, type TableStore } from "@/store/view/table-store";
import { toggleTable } from "@/ui/actions/show-table";
import type { Feature, Page } from "../page/page";

/** The nodes and edges as a table. */
export const table = {
  services: ({ preferences }: Page) => ({ table: createTableStore(preferences) }),
  actions: [
    {
      id: "panels.table",
      group: "panels",
      title: ({ actions }) => actions.toggleTable,
      icon: Table,
      keys: ["T"],
      run: ({ view }) => toggleTable(view),
    },
  ],
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly table: TableStore;
  }
}
