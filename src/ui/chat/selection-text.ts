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
