import { Download } from "lucide-react";
import { ActionButton } from "../parts/ActionButton";
import { SearchField } from "../search/SearchField";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { GraphName } from "./GraphName";
import { MainMenu } from "./MainMenu";
import { OpenMenu } from "./OpenMenu";
import { SavedMark } from "./SavedMark";

/** Name and history of the graph at the left, files and the page itself at the right. */
export function TopBar({ onPickFile }: { readonly onPickFile: () => void }) {
  const { files } = useServices();
  const words = useWords().frame;
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
        <button
          type="button"
          className="btn"
          title={words.saveJsonHint}
          aria-label={words.saveJson}
          onClick={() => void files.saveAsJson()}
        >
          <Download size={14} strokeWidth={1.75} aria-hidden="true" />
          <span className="word">{words.saveJson}</span>
        </button>
        <span className="sep" />
        <ActionButton id="view.theme" className="wide-only" />
        <ActionButton id="view.settings" />
        <ActionButton id="view.help" className="wide-only" />
      </div>
    </header>
  );
}
