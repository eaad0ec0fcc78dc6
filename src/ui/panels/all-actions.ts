import type { Action } from "../actions/action-types";
import { actionsWith } from "../actions/all-actions";
import { flyouts } from "./flyouts";

/** Each panel of the left rail can be opened and closed by its name. */
const flyoutActions: readonly Action[] = flyouts.map(({ name, icon, keys, title }) => ({
  id: `panels.${name}`,
  group: "panels",
  title: (words) => words.actions.panel(title(words)),
  icon,
  ...(keys === undefined ? {} : { keys }),
  run: ({ view }) => view.changePanels({ flyout: view.getState().panels.flyout === name ? null : name }),
}));

/** All actions of the page: read by the palette, the help sheet, the menu and the shortcuts. */
export const allActions: readonly Action[] = actionsWith(flyoutActions);
