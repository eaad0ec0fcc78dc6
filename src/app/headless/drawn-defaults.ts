import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import { toHex } from "@/graph/styles/palette";
import type { JsonObject } from "@/lib/json";

/** What an unstyled node of degree 0 and an unstyled edge are drawn with: asked of the same function that draws. */
export function drawnDefaults(): JsonObject {
  const { styles } = createGraphDocument({
    ...emptyGraph(),
    nodes: ["alone", "a", "b"].map((id) => ({ id, attributes: {} })),
    edges: [{ id: "edge", source: "a", target: "b", attributes: {} }],
  });
  const node = styles.node("alone");
  const edge = styles.edge("edge");
  return {
    node: { color: toHex(node?.color ?? "", "light"), size: node?.size ?? 0 },
    edge: { color: toHex(edge?.color ?? "", "light"), width: edge?.width ?? 0 },
  };
}
