import { type ExportLoss, exportLosses } from "@parley/formats/losses";
import { type GraphFormat, partOfGraph } from "@parley/formats/write";
import { useEffect, useState } from "react";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";

export type DataPart = "whole" | "shown" | "selection";

/** What a file of this format cannot hold of the graph, before it is saved. */
export function LossList({ format, part }: { readonly format: GraphFormat; readonly part: DataPart }) {
  const words = useAllWords("exporting");
  const losses = useLosses(format, part);
  if (losses.length === 0) return null;
  return (
    <section className="export-losses" aria-labelledby="export-losses">
      <h3 id="export-losses">{words.lossesTitle}</h3>
      <ul>
        {losses.map((loss) => (
          <li key={loss.kind}>{words.losses(loss)}</li>
        ))}
      </ul>
    </section>
  );
}

function useLosses(format: GraphFormat, part: DataPart): readonly ExportLoss[] {
  const { document } = useServices();
  const [losses, setLosses] = useState<readonly ExportLoss[]>([]);
  const { revision } = document;
  useEffect(() => {
    let isOver = false;
    void revision;
    exportLosses(dataOf(document, part), format).then(
      (found) => isOver || setLosses(found),
      // Nothing can be said; saving then says what is wrong.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [document, revision, format, part]);
  return losses;
}

function dataOf({ tables, isVisible, selection, snapshot }: GraphDocument, part: DataPart): GraphData {
  if (part === "whole") return snapshot();
  if (part === "selection") return partOfGraph(snapshot(), new Set(selection.nodes));
  const shown = (target: ElementTarget) => {
    const ids = Array.from({ length: tables[target].count }, (_, row) => tables[target].idAt(row));
    return new Set(ids.filter((id) => isVisible(target, id)));
  };
  return partOfGraph(snapshot(), shown("nodes"), shown("edges"));
}
