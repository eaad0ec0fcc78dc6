import type { GraphDocument } from "@/graph/document/document-types";

/** How many values of an attribute some nodes have between them: none, and there is nothing to ask of it. */
export function valuesAmong(graph: GraphDocument): (ids: readonly string[], attribute: string) => number {
  return (ids, attribute) =>
    new Set(ids.flatMap((id) => graph.node(id)?.attributes[attribute] ?? []).map((value) => JSON.stringify(value)))
      .size;
}
