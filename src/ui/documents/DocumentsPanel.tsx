import "../parts/pane/pane.css";
import "./documents.css";
import { useState } from "react";
import { useView } from "../use-stores";
import { BrowsePane } from "./BrowsePane";
import { emptyBrowse } from "./browse-state";
import { ReadingPane } from "./reading/ReadingPane";

/** The texts behind the graph: to look through, to search, and one of them to read. */
export function DocumentsPanel() {
  const reading = useView((state) => state.reading);
  /** Kept while a text is read: the way back leads to the same place. */
  const [browse, setBrowse] = useState(emptyBrowse);
  return (
    <div className="pane documents">
      {reading ? (
        <ReadingPane key={`${reading.from} ${reading.id}`} reading={reading} />
      ) : (
        <BrowsePane browse={browse} onBrowse={(change) => setBrowse((before) => ({ ...before, ...change }))} />
      )}
    </div>
  );
}
