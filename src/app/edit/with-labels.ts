import type { GraphDocument } from "@/graph/document/document-types";

/** An answer for places without node chips: `[[id]]` becomes the node's label; an unknown id stays as it was written. */
export function withLabels(text: string, document: Pick<GraphDocument, "node" | "labelOf">): string {
  return text.replace(/\[\[([^[\]]+)\]\]/g, (whole, id: string) => (document.node(id) ? document.labelOf(id) : whole));
}
