import { createSelectionHistory, type SelectionHistory } from "@/store/view/selection-history";
import { selectionActions } from "@/ui/actions/selection-actions";
import type { Feature, Page } from "../page/page";

/** What is selected, and what was before. */
export const selection = {
  services: ({ document }: Page) => ({ selections: createSelectionHistory(document) }),
  actions: selectionActions,
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly selections: SelectionHistory;
  }
}
