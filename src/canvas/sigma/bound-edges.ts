import type { EdgeId, NodeId } from "@/graph/document/graph-types";
import type { DrawnEdge, DrawnGraph } from "./drawn-graph";

/** Edges that end at rims, and those that end at nothing drawn: what another size or shape of a node alters. */
export function createBoundEdges(graph: DrawnGraph, isLeftOut: (id: NodeId) => boolean) {
  const bound = new Set<EdgeId>();
  const atThese = (ids: readonly NodeId[], isTheirs: (edge: EdgeId) => boolean) =>
    ids.flatMap((id) => (graph.hasNode(id) ? graph.edges(id).filter(isTheirs) : []));
  return {
    set: (edge: Pick<DrawnEdge, "id" | "isBound">, isBound: boolean) => {
      if (edge.isBound === isBound) return;
      edge.isBound = isBound;
      if (isBound) bound.add(edge.id);
      else bound.delete(edge.id);
    },
    /** Those of these nodes. */
    of: (ids: readonly NodeId[]): ReadonlySet<EdgeId> => {
      // What ended at a node that is left out of the drawing from now on ends at nothing.
      const loose = atThese(ids.filter(isLeftOut), () => true);
      if (ids.length < bound.size) return new Set([...loose, ...atThese(ids, (edge) => bound.has(edge))]);
      const ends = new Set(ids);
      const isAt = (edge: EdgeId) => ends.has(graph.source(edge)) || ends.has(graph.target(edge));
      return new Set([...loose, ...[...bound].filter(isAt)]);
    },
  };
}
