import { acceptedFiles } from "@parley/formats/recognise";
import { type ChangeEvent, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { isSettingsPlace } from "@/store/view/settings-places";
import { composerId, writeMessage } from "./actions/chat-actions";
import { Dock } from "./frame/Dock";
import { FlyoutPanel } from "./frame/FlyoutPanel";
import { keepRoom, tightQuery } from "./frame/keep-room";
import { Rail } from "./frame/Rail";
import { Stage } from "./frame/Stage";
import { StatusBar } from "./frame/StatusBar";
import { TopBar } from "./frame/TopBar";
import { useClipboard } from "./frame/use-clipboard";
import { useRegions } from "./frame/use-regions";
import { useComposition, useShortcuts } from "./frame/use-shortcuts";
import { cssSizes } from "./parts/css-sizes";
import { useServices } from "./services";
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

/**
 * Marks the page while the pointer is what it is used with. The browser shows the focus ring after a script moved the
 * focus, also where a file was dropped and no key was pressed; the canvas draws its ring for keys alone.
 */
function useLastInput(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const byPointer = () => {
      dataset["input"] = "pointer";
    };
    const byKey = () => {
      delete dataset["input"];
    };
    addEventListener("pointerdown", byPointer, true);
    addEventListener("drop", byPointer, true);
    addEventListener("keydown", byKey, true);
    return () => {
      removeEventListener("pointerdown", byPointer, true);
      removeEventListener("drop", byPointer, true);
      removeEventListener("keydown", byKey, true);
    };
  }, []);
}

/** Files dropped anywhere on the page are opened. True while one is held over it. */
function useFileDrop(): boolean {
  const { files } = useServices();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const dropped = [...(event.dataTransfer?.files ?? [])];
      if (dropped.length === 0) return;
      event.preventDefault();
      void files.openFiles(dropped);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, [files]);
  return isOver;
}

/** The one dialog that is open. A section of the settings is a place of their page: from one to the next it stays. */
function Dialogs() {
  const { dialogs } = useServices().features;
  const open = useView((state) => state.dialog);
  if (open === null) return null;
  const Content = dialogs[isSettingsPlace(open) ? "settings" : open];
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}

const canvasId = "graph";

/** The first stops of the keyboard: past the bars, to where one works. */
function SkipLinks() {
  const services = useServices();
  const words = useWords("frame");
  const toMessage = (event: MouseEvent) => {
    event.preventDefault();
    writeMessage(services);
  };
  const toGraph = (event: MouseEvent) => {
    event.preventDefault();
    services.view.change({ isStartOpen: false });
    document.querySelector<HTMLElement>(".graph")?.focus();
  };
  return (
    <nav className="skip" aria-label={words.skip}>
      <a href={`#${composerId}`} onClick={toMessage}>
        {words.skipToMessage}
      </a>
      <a href={`#${canvasId}`} onClick={toGraph}>
        {words.skipToGraph}
      </a>
    </nav>
  );
}
