import { ActionButton } from "../actions/ActionButton";
import { ActionWord } from "../actions/ActionWord";
import { SearchField } from "../search/SearchField";
import { DockButton } from "./DockButton";
import { GraphName } from "./GraphName";
import { MainMenu } from "./MainMenu";
import { OpenMenu } from "./OpenMenu";
import { SavedMark } from "./SavedMark";

/** Name and history of the graph at the left, files and the page itself at the right. */
export function TopBar({ onPickFile }: { readonly onPickFile: () => void }) {
  return (
    <header className="bar">
      <div className="bar-left">
        <MainMenu />
        <GraphName />
        <SavedMark />
        <span className="sep" />
        <ActionButton id="edit.undo" />
        <ActionButton id="edit.redo" />
      </div>
      <SearchField />
      <div className="bar-right">
        <OpenMenu onPickFile={onPickFile} />
        <ActionWord id="file.share" />
        <ActionWord id="file.export" />
        <span className="sep" />
        <ActionButton id="view.theme" className="wide-only" />
        <ActionButton id="view.settings" className="phone-only" />
        <ActionButton id="view.help" className="wide-only" />
        <DockButton />
      </div>
    </header>
  );
}
