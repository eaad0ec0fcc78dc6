import { flyouts } from "../panels/flyouts";
import type { Action } from "./action-types";

/** Each panel of the left rail can be opened and closed by its name. */
export const flyoutActions: readonly Action[] = flyouts.map(({ name, icon, title }) => ({
  id: `panels.${name}`,
  group: "panels",
  title: (words) => words.actions.panel(title(words)),
  icon,
  run: ({ view }) => view.changePanels({ flyout: view.getState().panels.flyout === name ? null : name }),
}));
