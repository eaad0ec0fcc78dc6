import type { Action } from "./action-types";
import { chatActions } from "./chat-actions";
import { editActions } from "./edit-actions";
import { fileActions } from "./file-actions";
import { flyoutActions } from "./flyout-actions";
import { handActions } from "./hand-actions";
import { legendActions } from "./legend-actions";
import { panelActions } from "./panel-actions";
import { searchActions } from "./search-actions";
import { selectionActions } from "./selection-actions";
import { toolActions } from "./tool-actions";
import { viewActions } from "./view-actions";

/** Everything, in the order of the help sheet and the palette. */
export const allActions: readonly Action[] = [
  ...searchActions,
  ...toolActions,
  ...editActions,
  ...handActions,
  ...selectionActions,
  ...viewActions,
  ...panelActions,
  ...flyoutActions,
  ...legendActions,
  ...fileActions,
  ...chatActions,
];

export function findAction(id: string): Action {
  const action = allActions.find((one) => one.id === id);
  if (!action) throw new Error(`There is no action ${id}.`);
  return action;
}
