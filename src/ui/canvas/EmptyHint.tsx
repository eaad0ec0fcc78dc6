import type { GraphDocument } from "@/graph/document-types";
import { useDocument } from "../use-document";

/** Where there is nothing to see, why, and the way on. */
export function EmptyHint() {
  const words = useDocument(hintOf);
  return words === null ? null : <p className="empty-hint">{words}</p>;
}

function hintOf(document: GraphDocument): string | null {
  const { nodes } = document.tables;
  if (nodes.count === 0) return "This graph is empty. Say in the chat what to add, or open a file.";
  if (document.filter === null) return null;
  for (let row = 0; row < nodes.count; row += 1) if (document.isVisible("nodes", nodes.idAt(row))) return null;
  return "The filter hides every node. Say “Show everything” to bring them back.";
}
