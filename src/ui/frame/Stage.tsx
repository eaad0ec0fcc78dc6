import { lazy, Suspense } from "react";
import { GraphCanvas } from "../canvas/GraphCanvas";
import { cssSizes } from "../parts/css-sizes";
import { TableDrawer } from "../table/TableDrawer";
import { useDocument } from "../use-document";
import { useView } from "../use-stores";
import { Notices } from "./Notices";

/** Only a first visit needs it. */
const StartCard = lazy(async () => ({ default: (await import("../start/StartCard")).StartCard }));

/** The canvas with all that floats over it, and the table under it. */
export function Stage({ onPickFile }: { readonly onPickFile: () => void }) {
  const isStartOpen = useView((state) => state.isStartOpen);
  const announcement = useView((state) => state.announcement);
  const tableHeight = useView((state) => state.panels.tableHeight);
  const name = useDocument(({ meta }) => meta.name);
  return (
    <main className="stage column" style={cssSizes({ "--drawer": `${tableHeight * 100}%` })}>
      <h1 className="sr">{name}</h1>
      <div className="stage-view column">
        <GraphCanvas isBehind={isStartOpen} />
        <Notices />
      </div>
      <TableDrawer />
      {isStartOpen && (
        <Suspense fallback={null}>
          <StartCard onPickFile={onPickFile} />
        </Suspense>
      )}
      <p className="sr" aria-live="polite">
        {announcement}
      </p>
    </main>
  );
}
