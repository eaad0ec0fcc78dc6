import { ActionRow } from "../actions/ActionItem";
import type { Action } from "../actions/action-types";
import { findAction } from "../actions/all-actions";
import { allActions } from "../panels/all-actions";
import { BrandMark } from "../parts/BrandMark";
import { Menu } from "../parts/Menu";
import { phoneQuery, useMedia } from "../use-media";
import { useWords } from "../use-stores";

/** What concerns the file, the panels and the page as a whole. */
export function MainMenu() {
  const words = useWords("frame");
  const isPhone = useMedia(phoneQuery);
  const shown = isPhone ? groups.map((actions) => actions.filter(({ id }) => !besideOnPhones.includes(id))) : groups;
  return (
    <Menu label={words.menu} buttonClass="brand" menuClass="wide main" button={<BrandMark />}>
      {shown.map((actions, place) => (
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
  ["view.settings", "view.theme", "view.handbook", "view.help"].map(findAction),
];

/** A phone has these in its bar, or no use for them: its chat is a sheet that is always there. */
const besideOnPhones: readonly string[] = [
  ...["file.new", "file.open", "file.start", "view.settings"],
  ...["panels.dock", "panels.reset", "view.help"],
];
