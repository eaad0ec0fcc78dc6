import { CircleQuestionMark, Contrast, Download, Redo2, Settings, Undo2 } from "lucide-react";
import type { GraphDocument } from "@/graph/document-types";
import { BrandMark } from "../parts/BrandMark";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { shownTheme } from "../use-theme";
import { GraphName } from "./GraphName";
import { OpenMenu } from "./OpenMenu";
import { SavedMark } from "./SavedMark";

/** Name and history of the graph at the left, files and the page itself at the right. */
export function TopBar({ onPickFile }: { readonly onPickFile: () => void }) {
  const { edit, files, settings, view } = useServices();
  const canUndo = useDocument(isUndoable);
  const canRedo = useDocument(isRedoable);
  const switchTheme = () => settings.change({ theme: shownTheme() === "dark" ? "light" : "dark" });
  return (
    <header className="bar">
      <div className="bar-left">
        <span className="brand">
          <BrandMark />
        </span>
        <GraphName />
        <SavedMark />
        <span className="sep" />
        <IconButton icon={Undo2} label="Undo" keys="Ctrl Z" disabled={!canUndo} onClick={edit.undo} />
        <IconButton icon={Redo2} label="Redo" keys="Ctrl Shift Z" disabled={!canRedo} onClick={edit.redo} />
      </div>
      <div className="bar-right">
        <OpenMenu onPickFile={onPickFile} />
        <button
          type="button"
          className="btn"
          title="Save the graph as a JSON file"
          aria-label="Save JSON"
          onClick={() => void files.saveAsJson()}
        >
          <Download size={14} strokeWidth={1.75} aria-hidden="true" />
          <span className="word">Save JSON</span>
        </button>
        <span className="sep" />
        <IconButton icon={Contrast} className="wide-only" label="Switch theme" onClick={switchTheme} />
        <IconButton icon={Settings} label="Settings" onClick={() => view.change({ dialog: "settings" })} />
        <IconButton
          icon={CircleQuestionMark}
          className="wide-only"
          label="Keys and help"
          keys="?"
          onClick={() => view.change({ dialog: "help" })}
        />
      </div>
    </header>
  );
}

function isUndoable(document: GraphDocument): boolean {
  return document.steps().some(({ kind, inForce }) => kind === "change" && inForce);
}

function isRedoable(document: GraphDocument): boolean {
  return document.planRedo(1).success;
}
