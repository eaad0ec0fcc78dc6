import { allActions } from "../actions/all-actions";
import { ActionItem } from "../parts/ActionItem";
import { BrandMark } from "../parts/BrandMark";
import { Menu } from "../parts/Menu";
import { useWords } from "../use-stores";

/** What concerns the file, the panels and the page as a whole. */
export function MainMenu() {
  const words = useWords().frame;
  return (
    <Menu label={words.menu} buttonClass="brand" menuClass="wide" button={<BrandMark />}>
      {groups.map((ids, place) => (
        <div key={ids[0]} className={place === 0 ? undefined : "menu-group"}>
          {ids.map((id) => (
            <ActionItem key={id} id={id} />
          ))}
        </div>
      ))}
    </Menu>
  );
}

const inGroup = (name: string) => allActions.filter(({ group }) => group === name).map(({ id }) => id);

const groups: readonly (readonly string[])[] = [
  inGroup("file"),
  inGroup("panels"),
  ["view.models", "view.network", "view.settings", "view.theme", "view.help"],
].filter((ids) => ids.length > 0);
