import type { GraphDocument } from "@/graph/document/document-types";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";

/** Where there is nothing to see, why, and the way on. */
export function EmptyHint() {
  const { edit } = useServices();
  const words = useWords("canvas");
  const reason = useDocument(emptiness);
  if (reason === null) return null;
  return (
    <div className="empty-hint">
      <p>{reason === "empty" ? words.emptyGraph : words.allHidden}</p>
      {reason === "hidden" && (
        <button type="button" className="btn line" onClick={() => void edit.run({ name: "showAll", input: {} })}>
          {words.showAll}
        </button>
      )}
    </div>
  );
}

function emptiness(document: GraphDocument): "empty" | "hidden" | null {
  const { nodes } = document.tables;
  if (nodes.count === 0) return "empty";
  if (document.filter === null) return null;
  for (let row = 0; row < nodes.count; row += 1) if (document.isVisible("nodes", nodes.idAt(row))) return null;
  return "hidden";
}
