import { type ChangeEvent, lazy, Suspense, useRef } from "react";
import type { GraphDocument } from "@/graph/document-types";
import { fileFormats } from "@/graph/formats/formats";
import { GraphCanvas } from "./canvas/GraphCanvas";
import { Dock } from "./frame/Dock";
import { NoticeBar } from "./frame/NoticeBar";
import { StatusBar } from "./frame/StatusBar";
import { TopBar } from "./frame/TopBar";
import { useServices } from "./services";
import { StartCard } from "./start/StartCard";
import { useDocument } from "./use-document";
import { useFileDrop } from "./use-file-drop";
import { useShortcuts } from "./use-shortcuts";
import { useView } from "./use-stores";
import { useTheme } from "./use-theme";

/** The page. */
export function App() {
  const { files } = useServices();
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isFileOver = useFileDrop();
  useTheme();
  useShortcuts(box);
  const pick = () => picker.current?.click();
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) void files.openFile(file);
    // The same file can be chosen again after it was mended.
    event.target.value = "";
  };
  return (
    <div className="app">
      <TopBar onPickFile={pick} />
      <Stage onPickFile={pick} />
      <Dock box={box} />
      <StatusBar />
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Graph file"
        accept={fileFormats.map(({ extension }) => extension).join(",")}
        onChange={open}
      />
      <Dialogs />
      {isFileOver && <div className="drop-veil">Drop the file to open it</div>}
    </div>
  );
}

function Stage({ onPickFile }: { readonly onPickFile: () => void }) {
  const { view } = useServices();
  const isStartOpen = useView((state) => state.isStartOpen);
  const announcement = useView((state) => state.announcement);
  const name = useDocument(nameOf);
  return (
    <main className="stage">
      <h1 className="sr">{name}</h1>
      <GraphCanvas isBehind={isStartOpen} />
      {isStartOpen && (
        <div className="start" onPointerDown={(event) => event.target === event.currentTarget && dismiss()}>
          <StartCard onPickFile={onPickFile} />
        </div>
      )}
      <NoticeBar />
      <p className="sr" aria-live="polite">
        {announcement}
      </p>
    </main>
  );

  function dismiss(): void {
    view.change({ isStartOpen: false });
  }
}

// Not part of the first load.
const SettingsDialog = lazy(async () => ({ default: (await import("./settings/SettingsDialog")).SettingsDialog }));
const HelpSheet = lazy(async () => ({ default: (await import("./help/HelpSheet")).HelpSheet }));

function Dialogs() {
  const dialog = useView((state) => state.dialog);
  if (dialog === null) return null;
  return <Suspense fallback={null}>{dialog === "settings" ? <SettingsDialog /> : <HelpSheet />}</Suspense>;
}

function nameOf({ meta }: GraphDocument): string {
  return meta.name;
}
