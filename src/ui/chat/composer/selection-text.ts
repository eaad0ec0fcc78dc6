import { toLabelText } from "@/canvas/labels/label-text";
import type { Words } from "@/words/words";

/** "2 nodes", "3 edges", "2 nodes, 3 edges". */
export function selectionText(
  { nodes, edges }: { readonly nodes: number; readonly edges: number },
  words: Words["chat"],
): string {
  return [nodes > 0 ? words.nodes(nodes) : "", edges > 0 ? words.edges(edges) : ""]
    .filter((part) => part !== "")
    .join(", ");
}

/** As the picture writes them: a name may be a page long. */
export function shortNames(names: readonly string[]): string {
  return names.map(toLabelText).join(", ");
}
