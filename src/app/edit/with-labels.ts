import type { GraphDocument } from "@/graph/document/document-types";
import type { Source } from "@/knowledge/source";

/** An answer for places without chips: `[[id]]` becomes the source's place or the node's label; an unknown id stays as it was written. */
export function withLabels(
  text: string,
  document: Pick<GraphDocument, "node" | "labelOf">,
  sources: readonly Source[] = [],
): string {
  return text.replace(/\[\[([^[\]]+)\]\]/g, (whole, id: string) => {
    const source = sources.find((one) => one.id === id.trim());
    if (source !== undefined) return `(${placeOf(source)})`;
    return document.node(id) ? document.labelOf(id) : whole;
  });
}

/** "Centrality, lesson 3, passage 2"; of a text that is no lesson's, whose it is. */
function placeOf({ course, lesson, number, part }: Source): string {
  if (number === undefined) return lesson;
  return `${course}, lesson ${number}${part === undefined ? "" : `, passage ${part}`}`;
}
