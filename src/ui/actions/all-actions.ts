import type { Action } from "./action-types";
import { chatActions } from "./chat-actions";
import { editActions } from "./edit-actions";
import { fileActions } from "./file-actions";
import { foldActions } from "./fold-actions";
import { handActions } from "./hand-actions";
import { legendActions } from "./legend-actions";
import { panelActions } from "./panel-actions";
import { searchActions } from "./search-actions";
import { selectionActions } from "./selection-actions";
import { toolActions } from "./tool-actions";
import { viewActions } from "./view-actions";

/**
 * All actions in the order of the help sheet and the palette. Those of the rail's panels are given: the panels stand
 * above the actions, because their contents use them.
 */
export function actionsWith(flyoutActions: readonly Action[]): readonly Action[] {
  return [
    ...searchActions,
    ...toolActions,
    ...editActions,
    ...handActions,
    ...selectionActions,
    ...viewActions,
    ...foldActions,
    ...panelActions,
    ...flyoutActions,
    ...legendActions,
    ...fileActions,
    ...chatActions,
  ];
}

const ownActions = actionsWith([]);

/** One by its id; the actions of the rail's panels are in `allActions` alone. */
export function findAction(id: string): Action {
  const action = ownActions.find((one) => one.id === id);
  if (!action) throw new Error(`There is no action ${id}.`);
  return action;
}
