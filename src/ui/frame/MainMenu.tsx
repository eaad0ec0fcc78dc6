import { ActionRow } from "../actions/ActionItem";
import type { Action } from "../actions/action-types";
import { findAction } from "../actions/all-actions";
import { allActions } from "../panels/all-actions";
import { BrandMark } from "../parts/BrandMark";
import { Menu } from "../parts/Menu";
import { useWords } from "../use-stores";

/** What concerns the file, the panels and the page as a whole. */
export function MainMenu() {
  const words = useWords().frame;
  return (
    <Menu label={words.menu} buttonClass="brand" menuClass="wide" button={<BrandMark />}>
      {groups.map((actions, place) => (
        <div key={actions[0]?.id} className={place === 0 ? undefined : "menu-group"}>
          {actions.map((action) => (
            <ActionRow key={action.id} action={action} />
          ))}
        </div>
      ))}
    </Menu>
  );
}

const inGroup = (name: string) => allActions.filter(({ group }) => group === name);

const groups: readonly (readonly Action[])[] = [
  inGroup("file"),
  inGroup("panels"),
  ["view.models", "view.network", "view.metrics", "view.settings", "view.theme", "view.help"].map(findAction),
];
