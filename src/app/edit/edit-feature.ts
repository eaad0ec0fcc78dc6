import { createSelectionHistory, type SelectionHistory } from "@/store/view/selection-history";
import { editActions } from "@/ui/actions/edit-actions";
import type { EditService } from "@/ui/actions/edit-service";
import { handActions } from "@/ui/actions/hand-actions";
import { selectionActions } from "@/ui/actions/selection-actions";
import { createNodeMemory } from "../headless/node-memory";
import { type Feature, type Page, part } from "../page/page";
import { createEditService } from "./browser-edit";

/** What hands do to the graph. */
export const edit = {
  services: (page: Page) => ({ edit: editOf(page), goneLabel: createNodeMemory(page.document) }),
  actions: [...editActions, ...handActions],
} satisfies Feature;

/** What is selected, and what was before. */
export const selection = {
  services: ({ document }: Page) => ({ selections: createSelectionHistory(document) }),
  actions: selectionActions,
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly edit: EditService;
    /** The label of a node that is gone, as far as it is remembered. */
    goneLabel(id: string): string | undefined;
    readonly selections: SelectionHistory;
  }
}

export const editOf = part((page) => createEditService(page));
