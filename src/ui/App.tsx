import { type ChangeEvent, useEffect, useRef } from "react";
import { acceptedFiles } from "@/graph/formats/formats";
import { Dialogs } from "./frame/Dialogs";
import { Dock } from "./frame/Dock";
import { FlyoutPanel } from "./frame/FlyoutPanel";
import { keepRoom, tightQuery } from "./frame/keep-room";
import { Rail } from "./frame/Rail";
import { SkipLinks } from "./frame/SkipLinks";
import { Stage } from "./frame/Stage";
import { StatusBar } from "./frame/StatusBar";
import { TopBar } from "./frame/TopBar";
import { useClipboard } from "./frame/use-clipboard";
import { useRegions } from "./frame/use-regions";
import { useComposition, useShortcuts } from "./frame/use-shortcuts";
import { cssSizes } from "./parts/css-sizes";
import { useServices } from "./services";
import { useFileDrop } from "./use-file-drop";
import { useLastInput } from "./use-last-input";
import { useMedia } from "./use-media";
import { useView, useWords } from "./use-stores";
import { useTheme } from "./use-theme";

/** The page. */
export function App() {
  const { files, view } = useServices();
  const words = useWords("frame");
  const picker = useRef<HTMLInputElement>(null);
  const isFileOver = useFileDrop();
  const isDockOpen = useView((state) => state.panels.isDockOpen);
  const dockWidth = useView((state) => state.panels.dockWidth);
  useComposition();
  useTheme();
  useShortcuts();
  useClipboard();
  useRegions();
  useLastInput();
  const isTight = useMedia(tightQuery);
  useEffect(() => keepRoom(view, () => isTight), [view, isTight]);
  const pick = () => picker.current?.click();
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    if (chosen.length > 0) void files.openFiles(chosen);
    // The same file can be chosen again after it was mended.
    event.target.value = "";
  };
  return (
    <div className={isDockOpen ? "app" : "app no-dock"} style={cssSizes({ "--dock": `${dockWidth}px` })}>
      <SkipLinks />
      <TopBar onPickFile={pick} />
      <Rail />
      <div className="work">
        <FlyoutPanel />
        <Stage onPickFile={pick} />
      </div>
      <Dock />
      <StatusBar />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        aria-label={words.graphFile}
        accept={acceptedFiles}
        onChange={open}
      />
      <Dialogs />
      {isFileOver && <div className="drop-veil">{words.dropFile}</div>}
    </div>
  );
}
