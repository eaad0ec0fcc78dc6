import type { GraphDocument } from "@/graph/document-types";
import { GraphCanvas } from "../canvas/GraphCanvas";
import { ChangesBar } from "../chat/ChangesBar";
import { useServices } from "../services";
import { StartCard } from "../start/StartCard";
import { useDocument } from "../use-document";
import { useView } from "../use-stores";
import { NoticeBar } from "./NoticeBar";
import { ToastBar } from "./ToastBar";

/** The canvas with all that floats over it, and the table under it. */
export function Stage({ onPickFile }: { readonly onPickFile: () => void }) {
  const { view } = useServices();
  const isStartOpen = useView((state) => state.isStartOpen);
  const announcement = useView((state) => state.announcement);
  const name = useDocument(nameOf);
  const dismiss = () => view.change({ isStartOpen: false });
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
      <ChangesBar />
      <ToastBar />
      <p className="sr" aria-live="polite">
        {announcement}
      </p>
    </main>
  );
}

function nameOf({ meta }: GraphDocument): string {
  return meta.name;
}
