import type { Action } from "../actions/action-types";
import { actionsWith } from "../actions/all-actions";
import { flyoutActions } from "./flyout-actions";

/** All actions of the page: read by the palette, the help sheet, the menu and the shortcuts. */
export const allActions: readonly Action[] = actionsWith(flyoutActions);
