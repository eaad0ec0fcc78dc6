import type { Action } from "../actions/action-types";
import { actionsWith } from "../actions/all-actions";
import { flyoutActions } from "./flyout-actions";

/** All that the page can do by hand: what the palette, the help sheet, the menu and the shortcuts read. */
export const allActions: readonly Action[] = actionsWith(flyoutActions);
